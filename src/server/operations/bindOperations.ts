import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { isPermitted } from '../../domain/permissions/isPermitted';
import type { AuditOrigin } from '../audit/auditRepository';
import { CallAudit } from '../audit/callAudit';
import { RecentViews } from '../audit/recentViews';
import type { Owner } from '../database/pools/fairQueue';
import type { Schema } from '../database/schema';
import type { DatabaseFor } from '../database/pools/queuedPool';
import { Failure, failures } from '../errors/failure';
import type { LiveHub } from '../live/liveHub';
import type { Services } from '../services';
import { answerCheck } from './answers/answerCheck';
import type { BackgroundWork } from './backgroundWork';
import type { HandledOperation, Handlers } from './call';
import type { Caller } from './caller';
import { isConfirmed } from '../security/recentSignIn';
import { CallerChanged, CallerCheck } from './callerCheck';
import { collectForm, type CollectedForm } from './collectForm';
import { contractOperations, type ContractOperation } from './contractDocument';
import { mustBeBindable } from './contractProblems';
import { callerBySignedLink, callerByToken, noteSessionUse, requestTokenHash } from './identifyCaller';
import { KnownCallers } from './knownCallers';
import { requestCheck } from './requestCheck';
import { runHandler } from './runHandler';
import { sendAnswer } from './answers/sendAnswer';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for calls that need no token. While `callerCheck` is not accepted, a guess from earlier calls. */
    caller: Caller | null;
    callerCheck: CallerCheck | null;
    tokenHash: Buffer | undefined;
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
  databaseFor: DatabaseFor;
  services: Services;
  live: LiveHub;
  background: BackgroundWork;
  /** In tests: every answer is checked against the contract. */
  checksAnswers: boolean;
}

/**
 * Creates the routes of all operations of the contract. A request passes, in this order: token (401), permission and recent sign-in (403),
 * shape of the input (400), handler. A call that can be run again begins with the caller of the session's earlier call;
 * the database confirms that caller together with the call's first statement, before anything is answered or committed.
 * @throws Error when contract and handlers do not match
 */
export function bindOperations(app: FastifyInstance, binding: Binding): void {
  const operations = binding.operations ?? contractOperations;
  mustBeBindable(operations, Object.keys(binding.handlers));
  app.decorateRequest('caller', null);
  app.decorateRequest('callerCheck', null);
  app.decorateRequest('tokenHash');
  app.decorateRequest('receivedAt');
  app.decorateRequest('collectedForm', null);
  const memory = { callers: new KnownCallers(), recentViews: new RecentViews() };
  for (const operation of operations) bindOperation(app, operation, binding, memory);
}

function bindOperation(
  app: FastifyInstance,
  operation: ContractOperation,
  binding: Binding,
  { callers, recentViews }: { readonly callers: KnownCallers; readonly recentViews: RecentViews },
): void {
  const { databaseFor, services, live, background } = binding;
  const canRunAgain = isRepeatable(operation, binding.handlers);
  const validate = requestCheck(operation);
  const checkAnswer = binding.checksAnswers ? answerCheck(operation) : undefined;

  app.route({
    method: operation.method,
    url: operation.route,
    config: { operationId: operation.operationId },
    onRequest: async (request) => {
      request.receivedAt = { now: services.clock.now(), machineNow: services.clock.machineNow() };
      request.tokenHash = requestTokenHash(request);
      if (!(canRunAgain && expectCaller(request, operation, callers)))
        request.caller = await identify(request, operation, binding, callers);
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
      const answerFor = async (check: CallerCheck | null): Promise<unknown> => {
        const { problems, ...input } = validate({
          body: form?.body ?? request.body,
          query: request.query,
          params: request.params,
        });
        if (problems.length > 0) throw failures.malformed(problems);
        // Before the transaction, which would lock records while a store of files is slow.
        await form?.transfer();
        const database = databaseFor(findOwner(request, callers), check ?? undefined);
        const frame = {
          ...input,
          caller: request.caller,
          ...request.receivedAt,
          origin: {
            address: request.ip,
            browser: request.headers['user-agent']?.slice(0, 500) ?? null,
            requestId: request.id,
            tab: readTab(request),
            callNumber: readCallNumber(request),
            deviceKey: readDeviceKey(request),
            cookies: request.headers.cookie,
          },
          services,
          live,
        };
        return runHandler(operation, binding.handlers, frame, {
          database,
          audit: new CallAudit({
            operationId: operation.operationId,
            declaration: operation.audit,
            origin: auditOrigin(request),
            input,
            recentViews,
            log: request.log,
          }),
          background,
          confirmCaller: (confirming) => check?.confirm(confirming),
          beforeCommit: form?.settle,
        });
      };
      try {
        const answer = await answerConfirmed(request, operation, binding, callers, answerFor);
        return await sendAnswer(reply, operation, answer, checkAnswer);
      } finally {
        await form?.discard();
      }
    },
  });
}

const auditOrigin = ({ caller, ip, receivedAt }: FastifyRequest): AuditOrigin => ({
  at: receivedAt.now,
  actor: caller === null ? null : { id: caller.employeeId, name: caller.fullName },
  address: ip,
  sessionId: caller?.sessionId ?? null,
});

/** A random word by which the page identifies itself. */
function readTab(request: FastifyRequest): string | null {
  const tab = request.headers['x-daybook-tab'];
  return typeof tab === 'string' && /^[\w-]{1,40}$/.test(tab) ? tab : null;
}

function readCallNumber(request: FastifyRequest): number | null {
  const number = request.headers['x-daybook-call'];
  return typeof number === 'string' && /^\d{1,9}$/.test(number) ? Number(number) : null;
}

function readDeviceKey(request: FastifyRequest): string | null {
  const key = request.headers['x-device-key'];
  return typeof key === 'string' && key.length <= 200 ? key : null;
}

/** True for calls that can begin with the caller of an earlier call, because nothing of them remains when they run again. */
function isRepeatable(operation: ContractOperation, handlers: Binding['handlers']): boolean {
  const { operationId, answerSchema, isMultipart, permission } = operation;
  // A stream is open and a file is being sent once the handler returns; uploads and `prepare` have side effects.
  return (
    answerSchema !== undefined &&
    !isMultipart &&
    !permission.includes('public') &&
    typeof handlers[operationId as HandledOperation] === 'function'
  );
}

/** Sets the caller of the session's earlier call, to be confirmed; false when there is none that may make this call. */
function expectCaller(request: FastifyRequest, operation: ContractOperation, callers: KnownCallers): boolean {
  const { tokenHash } = request;
  const known = tokenHash && callers.find(tokenHash);
  const { machineNow } = request.receivedAt;
  if (
    known === undefined ||
    known.expiresAt <= machineNow ||
    obstacle(known.caller, operation, machineNow) !== undefined
  )
    return false;
  request.caller = known.caller;
  request.callerCheck = new CallerCheck(known);
  return true;
}

/**
 * The answer of a call whose caller the database has confirmed. When it does not confirm the expected one, the call runs
 * again, from the beginning, with the caller that the database has.
 * @throws Failure 401, 403
 */
async function answerConfirmed(
  request: FastifyRequest,
  operation: ContractOperation,
  binding: Binding,
  callers: KnownCallers,
  answerFor: (check: CallerCheck | null) => Promise<unknown>,
): Promise<unknown> {
  const { callerCheck: check, caller, tokenHash } = request;
  if (check === null || caller === null || tokenHash === undefined) return answerFor(null);
  const database = (): Kysely<Schema> => binding.databaseFor(caller.employeeId);
  try {
    const running = answerFor(check);
    const failure = await running.then(
      () => undefined,
      (error: unknown) => error,
    );
    // A failure can also contain what only this caller may know, except that the server is busy.
    if (!check.isAccepted && !isOverload(failure)) await check.confirm(database());
    const row = check.confirmed;
    if (row !== undefined) {
      callers.remember(tokenHash, { ...check.known, row });
      noteSessionUse({ caller, row }, request, database, {
        idleMs: binding.services.sessionIdleMs,
        background: binding.background,
      });
    }
    return await running;
  } catch (error) {
    if (!(error instanceof CallerChanged)) throw error;
  }
  callers.forget(tokenHash);
  request.caller = await identify(request, operation, binding, callers);
  return answerFor(null);
}

const isOverload = (error: unknown): boolean => error instanceof Failure && [429, 503].includes(error.httpStatus);

/** The owner of a request for the fair queue: a guess from earlier requests, or else its address. */
const findOwner = ({ caller, tokenHash, ip }: FastifyRequest, callers: KnownCallers): Owner =>
  caller?.employeeId ?? (tokenHash && callers.find(tokenHash)?.caller.employeeId) ?? ip;

/** @throws Failure 401, 403 */
async function identify(
  request: FastifyRequest,
  operation: ContractOperation,
  { databaseFor, services, background }: Binding,
  callers: KnownCallers,
): Promise<Caller | null> {
  if (operation.permission.includes('public')) return null;
  const { tokenHash, receivedAt } = request;
  const database = (): Kysely<Schema> => databaseFor(findOwner(request, callers));
  if (operation.permission.includes('signed-link') && request.headers.authorization === undefined) {
    const caller = await callerBySignedLink(request, database(), services.linkSigner);
    if (caller === undefined)
      throw new Failure(401, 'This link is no longer valid. Please open it again from Daybook.', {
        code: 'link_expired',
      });
    mustBePermitted(caller, operation, receivedAt.machineNow);
    return caller;
  }
  const known = await callerByToken(tokenHash, database(), receivedAt.machineNow);
  if (tokenHash !== undefined) callers.remember(tokenHash, known);
  noteSessionUse(known, request, database, { idleMs: services.sessionIdleMs, background });
  mustBePermitted(known.caller, operation, receivedAt.machineNow);
  return known.caller;
}

/** Why the caller may not make this call; undefined when nothing is in the way. */
function obstacle(caller: Caller, operation: ContractOperation, machineNow: Date): Failure | undefined {
  const needs = operation.permission.filter((need) => need !== 'signed-in' && need !== 'signed-link');
  if (caller.lacksSecondFactor && !operation.isOpenBeforeSecondFactor) return failures.secondFactorRequired();
  if (!isPermitted(caller.grantedFlags, needs)) return failures.notPermitted();
  if (operation.needsRecentSignIn && !isConfirmed(caller, machineNow)) return failures.signInNotRecent();
  return undefined;
}

/** @throws Failure 403 */
function mustBePermitted(caller: Caller, operation: ContractOperation, machineNow: Date): void {
  const failure = obstacle(caller, operation, machineNow);
  if (failure !== undefined) throw failure;
}
