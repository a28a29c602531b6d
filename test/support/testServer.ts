import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { FieldProblem } from '../../src/domain/validation/fieldProblem';
import { buildApp, type AppOptions } from '../../src/server/app';
import { CompanyClock } from '../../src/server/clock/companyClock';
import type { Database } from '../../src/server/database/database';
import type { Schema } from '../../src/server/database/schema';
import type { OperationId } from '../../src/server/operations/call';
import contract from '../../src/server/operations/contract.gen.json';
import { contractOperations } from '../../src/server/operations/contractDocument';
import type { OperationTypes } from '../../src/server/operations/operationTypes.gen';
import type { FileStore } from '../../src/server/plugins/files/fileStore';
import type { Mail } from '../../src/server/plugins/mailer';
import { openServices, type Services } from '../../src/server/services';
import { encodeMultipart, type TestFile } from './server/encodeMultipart';
import { foreignInstants } from './moments/foreignInstants';
import { takeLockOrderProblems, watchLockOrder } from './database/lockOrder';
import { Rehearsal } from './database/rehearsal';
import { RoundTrips, watchRoundTrips } from './database/roundTrips';
import { openTestDatabase } from './database/testDatabase';
import { testStart } from './testMoment';
import type { TestPerson } from './testPeople';

type FormValue = string | number | boolean | undefined;

/** What goes along with a call. Without `as` it carries no token; lists are sent as repeated fields. */
export interface TestCall {
  as?: TestPerson | { token: string };
  body?: Record<string, unknown>;
  query?: Record<string, string | number>;
  params?: Record<string, string>;
  files?: TestFile[];
  headers?: Record<string, string>;
  address?: string;
}

export interface TestAnswer<Data> {
  httpStatus: number;
  headers: LightMyRequestResponse['headers'];
  body: Record<string, unknown>;
  message: string | undefined;
  errors: FieldProblem[];
  /** The `data` of a success. @throws Error with the server's message when it is none */
  readonly data: Data;
}

export interface TestServer {
  app: FastifyInstance;
  database: Kysely<Schema>;
  services: Services;
  dataDirectory: string;
  /** Mails that would have been sent, once `settled` has resolved. */
  mails: Mail[];
  /** The clock of the server's machine; stopped until it is set. */
  clock: { now: Date };
  /** Calls an operation of the contract and checks the answer against it. An unexpected error (500) fails the test. */
  call: <Id extends OperationId>(operationId: Id, call?: TestCall) => Promise<TestAnswer<OperationTypes[Id]['answer']>>;
  /** Any other request. */
  request: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  /** Waits for work after answers, such as mails. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
}

export { testStart };

function requestUrl(route: string, { params = {}, query = {} }: TestCall): string {
  const address = route.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return `/api${address}${search === '' ? '' : `?${search}`}`;
}

const fieldPairs = (body: NonNullable<TestCall['body']>): [string, string][] =>
  Object.entries(body).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((single): [string, string] => [name, String(single as FormValue)]),
  );

function requestPayload(
  isMultipart: boolean,
  { body, files = [] }: TestCall,
): Pick<InjectOptions, 'payload' | 'headers'> {
  if (isMultipart || files.length > 0) return encodeMultipart(fieldPairs(body ?? {}), files);
  if (body === undefined) return {};
  return {
    payload: new URLSearchParams(fieldPairs(body)).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
}

const failureCodes: readonly unknown[] = contract.components.schemas.FailureCode.enum;

function readAnswer<Data>(response: LightMyRequestResponse, answersWhole: boolean): TestAnswer<Data> {
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const body = isJson ? response.json<Record<string, unknown>>() : {};
  // Whatever a test expects of a failure: its code is one of the contract's.
  if (isJson && response.statusCode >= 400 && !failureCodes.includes(body.code))
    throw new Error(`A failure without a code of the contract: ${response.body}`);
  return {
    httpStatus: response.statusCode,
    headers: response.headers,
    body,
    message: body.message as string | undefined,
    errors: (body.errors ?? []) as FieldProblem[],
    get data(): Data {
      if (response.statusCode !== 200)
        throw new Error(`The call was answered ${response.statusCode}: ${response.body}`);
      return (answersWhole ? body : body.data) as Data;
    },
  };
}

/** Undefined on the embedded database, whose one session has no locks to wait for. */
async function openRehearsal(database: Database, services: Services): Promise<Rehearsal | undefined> {
  const serverUrl = process.env['DATABASE_URL'];
  if (serverUrl === undefined || serverUrl === '') return undefined;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.kysely);
  const url = new URL(serverUrl);
  url.pathname = `/${rows[0]?.name ?? ''}`;
  return Rehearsal.open(url.href, services);
}

/** Starts the server on a database of its own; close it in `afterAll`. */
export async function startTestServer({
  openStore,
  companyTimeZone = 'Asia/Kolkata',
  ...options
}: Partial<AppOptions> & {
  database?: never;
  companyTimeZone?: string;
  /** Where uploaded files are; default: below the data directory. */
  openStore?: (database: Kysely<Schema>, dataDirectory: string) => Promise<FileStore>;
} = {}): Promise<TestServer> {
  watchLockOrder();
  watchRoundTrips();
  const roundTrips = new RoundTrips();
  const opened: Database = await openTestDatabase();
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'daybook-files-'));
  const mails: Mail[] = [];
  const clock = { now: testStart };
  const settings = {
    companyTimeZone,
    publicUrl: 'http://localhost:8080',
    // Tests move the machine's clock by days.
    sessionIdleMs: 30 * 86_400_000,
    excludedPositions: [],
    dataDirectory,
    filesIn: 'dataDirectory' as const,
    smtpUrl: undefined,
    factorKey: undefined,
    clock: undefined,
    mailFrom: 'Daybook <daybook@localhost>',
  };
  const companyClock = new CompanyClock(
    undefined,
    () => clock.now,
    () => clock.now,
  );
  const services: Services = {
    ...(await openServices(settings, opened.kysely, { clock: companyClock })),
    mailer: { send: async (mail) => void mails.push(mail) },
    ...(openStore && { fileStore: await openStore(opened.kysely, dataDirectory) }),
    ...options.services,
  };
  const app = await buildApp({
    checksAnswers: true,
    ...options,
    services,
    database: opened.kysely,
    databaseFor: opened.kyselyFor,
    changeSignal: opened.changeSignal,
  }).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });

  const rehearsal = options.handlers === undefined ? await openRehearsal(opened, services) : undefined;

  const request = async (injected: InjectOptions): Promise<LightMyRequestResponse> => {
    const response = await app.inject(injected);
    if (response.statusCode === 500)
      throw new Error(
        `${injected.method ?? 'GET'} ${typeof injected.url === 'string' ? injected.url : ''} failed: ${response.body.replaceAll('\\n', '\n')}`,
      );
    return response;
  };
  const call: TestServer['call'] = async (operationId, given = {}) => {
    const operation = contractOperations.find((candidate) => candidate.operationId === operationId);
    if (operation === undefined) throw new Error(`The contract has no operation ${operationId}`);
    const { payload, headers } = requestPayload(operation.isMultipart, given);
    const authorization = given.as === undefined ? {} : { authorization: `Bearer ${given.as.token}` };
    const injected: InjectOptions = {
      method: operation.method,
      url: requestUrl(operation.route, given),
      payload,
      headers: { ...headers, ...authorization, ...given.headers },
      remoteAddress: given.address ?? '127.0.0.1',
    };
    if (!operation.onlyReads) await rehearsal?.rehearse(operationId, injected);
    const response = await roundTrips.count(operationId, authorization.authorization ?? '', () => request(injected));
    return readAnswer(response, operation.answersWhole);
  };
  const close = async (): Promise<void> => {
    await app.close();
    await services.fileStore.close();
    const foreign = await foreignInstants(opened.kysely);
    await rehearsal?.close();
    await opened.close();
    await rm(dataDirectory, { recursive: true, force: true });
    const unordered = takeLockOrderProblems();
    if (unordered.length > 0) throw new Error(`Locked in another order:\n${unordered.join('\n\n')}`);
    const frequent = roundTrips.problems();
    if (frequent.length > 0) throw new Error(`Waits for the database too often:\n${frequent.join('\n\n')}`);
    if (foreign.length > 0) throw new Error(`Not by the company's clock: ${foreign.join(', ')}`);
  };
  return {
    app,
    database: opened.kysely,
    services,
    dataDirectory,
    mails,
    clock,
    call,
    request,
    settled: () => app.background.settled(),
    close,
  };
}

/** An id that no record has. */
export const unknownId = (): string => randomUUID();
