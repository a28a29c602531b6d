import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { isPermitted } from '../../domain/permissions/isPermitted';
import type { Owner } from '../database/pools/fairQueue';
import type { Schema } from '../database/schema';
import { Failure, failures } from '../errors/failure';
import type { LiveHub } from '../live/liveHub';
import type { Services } from '../services';
import { answerCheck } from './answerCheck';
import type { BackgroundWork } from './backgroundWork';
import type { Caller, Handlers } from './call';
import { collectForm, type CollectedForm } from './collectForm';
import { contractOperations, type ContractOperation } from './contractDocument';
import { mustBeBindable } from './contractProblems';
import { callerBySignedLink, callerByToken } from './identifyCaller';
import { requestCheck } from './requestCheck';
import { runHandler } from './runHandler';
import { sendAnswer } from './sendAnswer';
import { SessionOwners } from './sessionOwners';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set after the token check; null for calls that need no token. */
    caller: Caller | null;
    /** When the request came in, by the company's clock and by the machine's. */
    receivedAt: { now: Date; machineNow: Date };
    collectedForm: CollectedForm | null;
  }
  interface FastifyContextConfig {
    operationId?: string;
  }
}

export interface Binding {
  operations?: readonly ContractOperation[];
  handlers: Partial<Handlers>;
  databaseFor: (owner: Owner) => Kysely<Schema>;
  services: Services;
  live: LiveHub;
  background: BackgroundWork;
  /** In tests: every answer is checked against the contract. */
  checksAnswers: boolean;
}

/**
 * Creates the routes of all operations of the contract. A request passes, in this order: token (401), permission (403),
 * shape of the input (400), handler.
 * @throws Error when contract and handlers do not match
 */
export function bindOperations(app: FastifyInstance, binding: Binding): void {
  const operations = binding.operations ?? contractOperations;
  mustBeBindable(operations, Object.keys(binding.handlers));
  app.decorateRequest('caller', null);
  app.decorateRequest('receivedAt');
  app.decorateRequest('collectedForm', null);
  const owners = new SessionOwners();
  for (const operation of operations) bindOperation(app, operation, binding, owners);
}

function bindOperation(
  app: FastifyInstance,
  operation: ContractOperation,
  binding: Binding,
  owners: SessionOwners,
): void {
  const { databaseFor, services, live, background } = binding;
  const check = requestCheck(operation);
  const checkAnswer = binding.checksAnswers ? answerCheck(operation) : undefined;

  app.route({
    method: operation.method,
    url: operation.route,
    config: { operationId: operation.operationId },
    onRequest: async (request) => {
      request.receivedAt = { now: services.clock.now(), machineNow: services.clock.machineNow() };
      request.caller = await identify(request, operation, binding, owners);
      if (request.caller !== null) mustBePermitted(request.caller, operation);
      if (operation.isPlanned) throw new Failure(501, 'This is not available yet');
    },
    preValidation: async (request) => {
      if (!request.isMultipart()) return;
      if (!operation.isMultipart)
        throw new Failure(400, 'This call takes a form without files (application/x-www-form-urlencoded)');
      request.collectedForm = await collectForm(request, operation.bodySchema, services.fileStore);
    },
    handler: async (request, reply) => {
      const form = request.collectedForm;
      try {
        const { problems, ...input } = check({
          body: form?.body ?? request.body,
          query: request.query,
          params: request.params,
        });
        if (problems.length > 0) throw failures.malformed(problems);
        const database = databaseFor(owners.findOwner(request));
        const frame = {
          ...input,
          caller: request.caller,
          ...request.receivedAt,
          origin: {
            address: request.ip,
            browser: request.headers['user-agent']?.slice(0, 500) ?? null,
            requestId: request.id,
            tab: readTab(request),
            deviceKey: readDeviceKey(request),
          },
          services,
          live,
        };
        const answer = await runHandler(operation, binding.handlers, frame, {
          database,
          background,
          beforeCommit: form?.settle,
        });
        return await sendAnswer(reply, operation, answer, checkAnswer);
      } finally {
        await form?.discard();
      }
    },
  });
}

/** A random word by which the page identifies itself. */
function readTab(request: FastifyRequest): string | null {
  const tab = request.headers['x-daybook-tab'];
  return typeof tab === 'string' && /^[\w-]{1,40}$/.test(tab) ? tab : null;
}

function readDeviceKey(request: FastifyRequest): string | null {
  const key = request.headers['x-device-key'];
  return typeof key === 'string' && key.length <= 200 ? key : null;
}

async function identify(
  request: FastifyRequest,
  operation: ContractOperation,
  { databaseFor, services, background }: Binding,
  owners: SessionOwners,
): Promise<Caller | null> {
  if (operation.permission.includes('public')) return null;
  const database = databaseFor(owners.findOwner(request));
  if (operation.permission.includes('signed-link') && request.headers.authorization === undefined) {
    const caller = await callerBySignedLink(request, database, services.linkSigner);
    if (caller === undefined)
      throw new Failure(401, 'This link is no longer valid. Please open it again from Daybook.', {
        code: 'link_expired',
      });
    return caller;
  }
  const caller = await callerByToken(request, database, services.clock, background);
  owners.remember(request, caller);
  return caller;
}

/** @throws Failure 403 */
function mustBePermitted(caller: Caller, { permission }: ContractOperation): void {
  const needs = permission.filter((need) => need !== 'signed-in' && need !== 'signed-link');
  if (!isPermitted(caller.grantedFlags, needs)) throw failures.notPermitted();
}
