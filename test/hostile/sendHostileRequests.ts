// npm run hostile [-- --requests 100000] [--database embedded|postgres|both] [--connections 16] [--seed 1] [--port 9260]
// Sends requests made of the contract that no page would send, to a server of its own with the demonstration company,
// and fails when one of them is answered 5xx, in another form than the contract's, or not at all, or when an operation
// whose valid requests are known never succeeds.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { contractOperations, type ContractOperation } from '../../src/server/operations/contractDocument';
import { SeededRandom } from '../../src/server/demo/seed/seededRandom';
import { buildRequest, inputFields, usualValue } from '../support/server/hostileInput';
import { processorSeconds } from '../bench/processTree';
import { HttpCaller, type Answered } from './caller';
import { Company, mailedTokenIn } from './company';
import { HostileRequests } from './hostileRequests';
import { routeArea, RecordIds } from './recordIds';
import { startServer, type RunningServer } from './runningServer';
import { validRequests, type ValidRequest } from './validRequests';

const demoPassword = 'daybook';
/** A Wednesday evening, so that valid requests find days to work before and after. */
const clock = '2026-03-04T17:55:00+05:30';
/** How many requests to an operation change a valid one, when there is one. */
const changedShare = 0.5;
const learnEvery = 2500;
const maxSamples = 40;
/** A request whose answer comes later than this is sent again, as the machine may have been busy: late twice is a fault. */
const hangMs = 10_000;
/** Who sends how many of 20 requests: HR comes furthest, the others past what HR may do. */
const senders = {
  hr: 12,
  pm: 1,
  tpm: 1,
  lead: 1,
  employee: 2,
  newcomer: 1,
  'no one signed in': 1,
  'an unknown token': 1,
} as const;
type Sender = keyof typeof senders | 'who may';
type Account = Exclude<Sender, 'no one signed in' | 'an unknown token' | 'who may'>;
const accounts = ['pm', 'tpm', 'lead', 'employee', 'newcomer', 'hr'] as const satisfies readonly Account[];
const isAccount = (sender: Sender): sender is Account => (accounts as readonly Sender[]).includes(sender);
/** They end sessions of their sender: of an account that signs in again without being missed. */
const endsSession: ReadonlySet<string> = new Set(['signOut', 'signOutEverywhere', 'endSession']);

interface Findings {
  statuses: Map<number, number>;
  serverFailures: string[];
  otherForms: string[];
  /** Not answered at all, or twice after `hangMs`. */
  unanswered: string[];
  /** Late once, in time when sent again. */
  lateOnce: number;
  /** Requests, and how many of them succeeded, by sender. */
  bySender: Map<Sender, { sent: number; succeeded: number }>;
  durationsMs: number[];
  slowest: { operationId: string; durationMs: number }[];
  /** Time spent waiting for each operation. */
  waitedMs: Map<string, number>;
  seconds: number;
  /** Requests to each operation, and how many of them succeeded. */
  byOperation: Map<string, { sent: number; succeeded: number }>;
  /** Why a valid request could not be made, by operation. */
  notMade: Map<string, string>;
}

interface Options {
  requests: number;
  connections: number;
  seed: number;
  port: number;
}

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: for the caller to judge.
    return undefined;
  }
};
/** Fields that an answer rejects. */
const rejectedFields = (text: string): ReadonlySet<string> => {
  const body = parsedJson(text) as { errors?: readonly { readonly field: string }[] } | undefined;
  return new Set(body?.errors?.map(({ field }) => field));
};
const isFailureForm = (text: string): boolean => {
  const body = parsedJson(text) as { status?: unknown; message?: unknown } | undefined;
  return body?.status === 0 && typeof body.message === 'string' && body.message !== '';
};

function count<Key>(counts: Map<Key, { sent: number; succeeded: number }>, key: Key, isSuccess: boolean): void {
  const { sent, succeeded } = counts.get(key) ?? { sent: 0, succeeded: 0 };
  counts.set(key, { sent: sent + 1, succeeded: succeeded + Number(isSuccess) });
}

/** One run against one server. */
class Run {
  readonly #caller: HttpCaller;
  readonly #ids: RecordIds;
  readonly #requests: HostileRequests;
  readonly #findings: Findings = {
    statuses: new Map(),
    serverFailures: [],
    otherForms: [],
    unanswered: [],
    lateOnce: 0,
    bySender: new Map(),
    durationsMs: [],
    slowest: [],
    waitedMs: new Map(),
    seconds: 0,
    byOperation: new Map(),
    notMade: new Map(),
  };
  #turn = 0;
  readonly #tokens = new Map<Account, string>();
  readonly #signing = new Map<Account, Promise<void>>();
  readonly #chance: SeededRandom;
  readonly #company: Company;
  #deviceKey = '';

  constructor(
    readonly name: string,
    readonly server: RunningServer,
    readonly options: Options,
    dataDirectory: string,
  ) {
    this.#caller = new HttpCaller(server.origin, options.connections);
    this.#company = new Company(this.#caller, mailedTokenIn(dataDirectory), this.#tokens);
    this.#ids = new RecordIds(options.seed);
    this.#requests = new HostileRequests(options.seed, this.#ids);
    this.#chance = new SeededRandom(`senders ${options.seed}`);
  }

  async run(): Promise<Findings> {
    await this.#begin();
    let sent = 0;
    const startedAt = performance.now();
    const work = async (): Promise<void> => {
      while (sent < this.options.requests && !this.server.hasEnded()) {
        const turn = sent;
        sent += 1;
        await this.#sendOne(contractOperations[turn % contractOperations.length] as ContractOperation);
        if (turn > 0 && turn % learnEvery === 0) {
          await this.#learn();
          console.log(
            `  ${this.name}: ${turn} sent, ${(turn / ((performance.now() - startedAt) / 1000)).toFixed(0)} a second; ${this.#findings.serverFailures.length} server failures, ${this.#findings.unanswered.length} unanswered`,
          );
        }
      }
    };
    await Promise.all(Array.from({ length: this.options.connections }, work));
    this.#findings.seconds = (performance.now() - startedAt) / 1000;
    await this.#mustStillWork();
    this.#caller.close();
    return this.#findings;
  }

  async #begin(): Promise<void> {
    for (const account of accounts) {
      await this.#signIn(account);
      const profile = await this.#call('getOwnProfile', {}, account);
      for (const value of Object.values((profile as { data: Record<string, unknown> }).data)) this.#ids.spare(value);
    }
    const device = (await this.#call('addFaceDevice', { Device_name: 'Hostile device' })) as { data: { Key: string } };
    this.#deviceKey = device.data.Key;
    this.#ids.learnText('Password', demoPassword);
    await this.#learn();
  }

  async #signIn(account: Account): Promise<void> {
    const answer = (await this.#call('signIn', { Email: `${account}@daybook.example`, Password: demoPassword })) as {
      token?: string;
    };
    if (answer.token === undefined)
      throw new Error(`${account} cannot sign in: ${JSON.stringify(answer).slice(0, 300)}`);
    this.#tokens.set(account, answer.token);
  }

  /** An ordinary call. */
  async #call(operationId: string, values: Record<string, string>, account: Account = 'hr'): Promise<unknown> {
    const operation = contractOperations.find(
      (candidate) => candidate.operationId === operationId,
    ) as ContractOperation;
    const request = buildRequest(
      operation,
      inputFields(operation).map((field) => [field, values[field.name]]),
    );
    const { text } = await this.#caller.send(
      request,
      operation.permission.includes('public') ? undefined : this.#tokens.get(account),
    );
    return parsedJson(text);
  }

  /** Reads the lists for ids of records as they are now, with a sign-in recent enough for every call. */
  async #learn(): Promise<void> {
    await this.#signIn('hr');
    // Valid requests need them.
    for (const month of ['2026-02', '2026-03']) await this.#call('closePresentMonth', { month, Closed: 'false' });
    // Most of those that were known may be of deleted records by now.
    this.#ids.forgetIds();
    for (const operation of contractOperations.filter(
      ({ onlyReads, operationId }) => onlyReads && operationId !== 'followChanges',
    )) {
      const fields = inputFields(operation);
      const required = new Set(
        [operation.pathSchema, operation.querySchema, operation.bodySchema].flatMap(
          (schema) => (schema?.required ?? []) as string[],
        ),
      );
      const request = buildRequest(
        operation,
        fields.map((field) => [
          field,
          required.has(field.name) || field.place !== 'query'
            ? usualValue(field, this.#ids.for(operation, field))
            : undefined,
        ]),
      );
      const { status, text } = await this.#caller.send(request, this.#tokens.get('hr'));
      if (status === 200) this.#ids.learn(routeArea(operation), parsedJson(text));
    }
  }

  /** No request to it has succeeded yet: it is sent valid ones without a change. */
  #isNew(operationId: string): boolean {
    return (this.#findings.byOperation.get(operationId)?.succeeded ?? 0) === 0;
  }

  /** A valid request to change; undefined when there is none, or when it cannot be made just now. */
  async #makeValid(operationId: string): Promise<ValidRequest | undefined> {
    const make = validRequests[operationId];
    if (make === undefined || !(this.#isNew(operationId) || this.#chance.chance(changedShare))) return undefined;
    try {
      return await make(this.#company);
    } catch (error) {
      // Another request has changed or deleted what it is made of: the next ones begin with new records.
      this.#company.forget();
      this.#findings.notMade.set(operationId, String(error));
      return undefined;
    }
  }

  async #sendOne(operation: ContractOperation): Promise<void> {
    const valid = await this.#makeValid(operation.operationId);
    const request =
      valid === undefined
        ? this.#requests.next(operation)
        : this.#requests.changedFrom(operation, valid.values, this.#isNew(operation.operationId));
    this.#turn += 1;
    const withKey =
      operation.operationId === 'recordFaceEvents'
        ? { ...request, headers: { 'x-device-key': this.#deviceKey, ...request.headers } }
        : request;
    // Every sender has an address of its own, or the limits of attempts would answer instead.
    const sent = {
      ...withKey,
      headers: {
        'x-forwarded-for': `10.${[16, 8, 0].map((bits) => (this.#turn >> bits) & 255).join('.')}`,
        ...withKey.headers,
      },
    };
    const drawn = this.#chance.weighted(Object.entries(senders) as [keyof typeof senders, number][]);
    const sender =
      valid !== undefined ? 'who may' : endsSession.has(operation.operationId) && isAccount(drawn) ? 'newcomer' : drawn;
    const token =
      valid !== undefined
        ? valid.token
        : isAccount(sender)
          ? this.#tokens.get(sender)
          : sender === 'an unknown token'
            ? 'x'.repeat(43)
            : undefined;
    const first = await this.#caller.send(sent, token);
    const isLate = first.status > 0 && first.durationMs > hangMs;
    const answered = isLate ? await this.#caller.send(sent, token) : first;
    if (isLate && answered.durationMs <= hangMs) this.#findings.lateOnce += 1;
    this.#requests.answered(operation, request, answered.status, rejectedFields(answered.text));
    this.#judge(
      operation,
      sender,
      answered,
      `${sender}: ${request.method} ${request.url.slice(0, 300)} ${String(request.payload ?? '').slice(0, 500)}`,
    );
    // On another day the valid requests would be rejected.
    if (operation.operationId === 'setToday' && answered.status === 200) await this.#call('setToday', { Today: '' });
    const isEnded = answered.status === 401 && !operation.permission.includes('public');
    if (isAccount(sender) && token === this.#tokens.get(sender) && (isEnded || endsSession.has(operation.operationId)))
      await this.#signInAgain(sender);
  }

  /** Once, however many answers say that the session has ended. */
  #signInAgain(account: Account): Promise<void> {
    const signing =
      this.#signing.get(account) ?? this.#signIn(account).finally(() => void this.#signing.delete(account));
    this.#signing.set(account, signing);
    return signing;
  }

  #judge(
    { operationId }: ContractOperation,
    sender: Sender,
    { status, text, durationMs }: Answered,
    what: string,
  ): void {
    const { bySender, statuses, serverFailures, otherForms, unanswered, waitedMs } = this.#findings;
    waitedMs.set(operationId, (waitedMs.get(operationId) ?? 0) + durationMs);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    this.#findings.durationsMs.push(durationMs);
    this.#findings.slowest = [...this.#findings.slowest, { operationId, durationMs }]
      .sort((one, other) => other.durationMs - one.durationMs)
      .slice(0, 5);
    const isSuccess = status > 0 && status < 400;
    count(bySender, sender, isSuccess);
    count(this.#findings.byOperation, operationId, isSuccess);
    const kind =
      status <= 0 || durationMs > hangMs
        ? unanswered
        : status >= 500
          ? serverFailures
          : status >= 400 && !isFailureForm(text)
            ? otherForms
            : undefined;
    if (kind === undefined) return;
    kind.push(`${operationId} ${status} after ${(durationMs / 1000).toFixed(1)} s, ${what}: ${text.slice(0, 300)}`);
    // Immediately, as the run may take an hour.
    if (kind.length <= maxSamples) console.log(`  ${this.name}: ${JSON.stringify(kind.at(-1))}`);
  }

  /** After everything, people can read and write as before. */
  async #mustStillWork(): Promise<void> {
    const saved = (await this.#call('savePreference', { Key: 'hostile', Value: '"done"' })) as { status?: number };
    const health = (await this.#call('getHealth', {})) as { status?: number };
    if (saved.status !== 1 || health.status !== 1)
      this.#findings.unanswered.push(`The server does not work any more: ${JSON.stringify([saved, health])}`);
  }
}

/** Connections to the database that a request has left with an open transaction. */
async function stuckConnections(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and (state like 'idle in transaction%' or (state = 'active' and query_start < (select query_start from pg_stat_activity where pid = pg_backend_pid()) - interval '1 minute'))`,
  );
  await client.end();
  return rows[0]?.count ?? 0;
}

function report(
  name: string,
  {
    statuses,
    serverFailures,
    otherForms,
    unanswered,
    lateOnce,
    bySender,
    durationsMs,
    slowest,
    waitedMs,
    seconds,
    byOperation,
    notMade,
  }: Findings,
  errors: readonly string[],
  { stuck, processorMs }: { readonly stuck: number | undefined; readonly processorMs: number },
): number {
  const sorted = durationsMs.toSorted((a, b) => a - b);
  const at = (share: number): string => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)} ms`;
  const countSucceeded = (operationId: string): number => byOperation.get(operationId)?.succeeded ?? 0;
  const rejected = contractOperations.flatMap(({ operationId }) =>
    countSucceeded(operationId) > 0 ? [] : [operationId],
  );
  console.log(
    `\n${name}: ${durationsMs.length} requests to ${contractOperations.length} operations, of which ${contractOperations.length - rejected.length} were answered with a success at least once`,
  );
  console.log(
    `  by status: ${[...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')}`,
  );
  console.log(
    `  by sender: ${[...bySender].map(([sender, { sent, succeeded }]) => `${sender}: ${sent}, ${succeeded} with success`).join('; ')}`,
  );
  console.log(`  never with success: ${rejected.length} ${rejected.join(', ')}`);
  const expected = Object.keys(validRequests).filter((operationId) => byOperation.has(operationId));
  console.log(
    `  with success, of those that write: ${expected.map((operationId) => `${operationId} ${countSucceeded(operationId)} of ${byOperation.get(operationId)?.sent ?? 0}`).join(', ')}`,
  );
  const unexpected = expected.filter((operationId) => countSucceeded(operationId) === 0);
  for (const operationId of unexpected)
    console.log(
      `  ${operationId} should have succeeded at least once: ${notMade.get(operationId) ?? 'every request was rejected'}`,
    );
  console.log(
    `  half within ${at(0.5)}, 99 % within ${at(0.99)}; slowest: ${slowest.map((one) => `${one.operationId} ${one.durationMs.toFixed(0)} ms`).join(', ')}`,
  );
  const longest = [...waitedMs].sort(([, a], [, b]) => b - a).slice(0, 8);
  const waited = [...waitedMs.values()].reduce((sum, one) => sum + one, 0);
  console.log(
    `  ${(durationsMs.length / seconds).toFixed(0)} a second; processor time of the server ${(processorMs / durationsMs.length).toFixed(1)} ms a request; waited for: ${longest.map(([operationId, total]) => `${operationId} ${((total / waited) * 100).toFixed(1)} %`).join(', ')}`,
  );
  console.log(
    `  5xx: ${serverFailures.length}; in another form than the contract's: ${otherForms.length}; unanswered: ${unanswered.length}; answered after ${hangMs / 1000} s once, but not when sent again: ${lateOnce}; lines of errors in the log: ${errors.length}; stuck connections: ${stuck ?? 'one session only, and it answers'}`,
  );
  for (const line of errors.slice(0, 10)) console.log(`  ${JSON.stringify(line.slice(0, 1500))}`);
  return (
    serverFailures.length + otherForms.length + unanswered.length + errors.length + unexpected.length + (stuck ?? 0)
  );
}

async function runAgainst(name: 'embedded' | 'postgres', options: Options): Promise<number> {
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'daybook-hostile-'));
  const { startPostgres } = await import('../../scripts/testing/postgresServer.mjs');
  const postgres = name === 'postgres' ? await startPostgres() : undefined;
  const server = await startServer(options.port, {
    DATA_DIR: dataDirectory,
    DATABASE_URL: postgres?.url ?? '',
    CLOCK: clock,
  });
  try {
    const usedBefore = processorSeconds(server.pid);
    const findings = await new Run(name, server, options, dataDirectory).run();
    const processorMs = (processorSeconds(server.pid) - usedBefore) * 1000;
    const stuck = postgres === undefined ? undefined : await stuckConnections(postgres.url);
    return report(name, findings, server.errors, { stuck, processorMs });
  } finally {
    await server.stop();
    await postgres?.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '100000' },
      database: { type: 'string', default: 'both' },
      connections: { type: 'string', default: '16' },
      seed: { type: 'string', default: '1' },
      port: { type: 'string', default: '9260' },
    },
  });
  const options = {
    requests: Number(values.requests),
    connections: Number(values.connections),
    seed: Number(values.seed),
    port: Number(values.port),
  };
  const databases =
    values.database === 'both'
      ? (['embedded', 'postgres'] as const)
      : ([values.database] as ('embedded' | 'postgres')[]);
  // At the same time: neither keeps two processors busy.
  const counts = await Promise.all(
    databases.map((database, index) => runAgainst(database, { ...options, port: options.port + index })),
  );
  const faults = counts.reduce((sum, count) => sum + count, 0);
  console.log(faults === 0 ? '\nNo faults' : `\n${faults} faults`);
  process.exitCode = faults === 0 ? 0 : 1;
}

// What was started on the way ends with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
