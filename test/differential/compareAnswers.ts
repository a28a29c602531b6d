// npm run compare -- <commit> [--rounds 4] [--seed 1] [--port 9280] [--ignore code,Label]: see README.md.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SeededRandom } from '../../src/server/demo/seed/seededRandom';
import { contractOperations, type ContractOperation } from '../../src/server/operations/contractDocument';
import { resolved } from '../../src/server/operations/schemaReferences';
import { HttpCaller, type Answered } from '../hostile/caller';
import { routeArea, RecordIds } from '../hostile/recordIds';
import { startServer, type RunningServer } from '../hostile/runningServer';
import {
  buildRequest,
  extremeValues,
  inputFields,
  usualValue,
  type BuiltRequest,
  type InputField,
  type SentValue,
} from '../support/server/hostileInput';
import { checkOutCommit } from '../support/programs/checkedOutCommit';
import { answerDifferences } from './answerDifferences';
import { PairedIds } from './pairedIds';

const root = path.resolve(__dirname, '../..');
const clock = '2026-03-02T09:55:00+05:30,fixed';
const roles = ['hr', 'pm', 'employee'] as const;
const maxShown = 60;
const maxAttempts = 12;
/** They end the sessions that the comparison needs, have no end, or describe the process and not the company. */
const leftOut: ReadonlySet<string> = new Set([
  'signOut',
  'signOutEverywhere',
  'endSession',
  'changePassword',
  'setPassword',
  'followChanges',
  'getHealth',
]);
/** Sessions end by the machine's time, whatever the company's clock says; keys are random. */
const alwaysIgnored = ['Expires_at', 'Key', 'Key_ending', 'requestId'];

interface FailureBody {
  readonly errors?: readonly { readonly field: string }[];
}

const isIdField = ({ name }: InputField): boolean => /(^|_)id$/i.test(name);

interface Side {
  readonly server: RunningServer;
  readonly caller: HttpCaller;
  readonly tokens: Map<string, string>;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // A file: compared by its status alone.
    return undefined;
  }
};

class Comparison {
  readonly #ids = new RecordIds();
  readonly #paired = new PairedIds();
  readonly #random: SeededRandom;
  readonly differences: string[] = [];
  readonly succeeded = new Set<string>();
  /** The last answer to an operation that has not succeeded yet. */
  readonly failed = new Map<string, string>();
  requests = 0;
  /** The name of the ids with which an operation succeeded. */
  readonly #idName = new Map<string, string>();
  #turn = 0;

  constructor(
    readonly one: Side,
    readonly other: Side,
    readonly ignored: ReadonlySet<string>,
    seed: number,
  ) {
    this.#random = new SeededRandom(`compare ${seed}`);
  }

  async run(rounds: number): Promise<void> {
    for (const role of roles) await this.#signIn(role);
    const operations = contractOperations.filter(({ operationId }) => !leftOut.has(operationId));
    const reads = operations.filter(({ onlyReads }) => onlyReads);
    const writes = operations.filter(({ onlyReads }) => !onlyReads);
    for (const operationsOfStep of [reads, reads, writes, reads])
      for (const role of roles)
        for (let round = 0; round < rounds; round += 1)
          for (const operation of operationsOfStep) await this.#compare(operation, role, round === 0);
  }

  async #signIn(role: string): Promise<void> {
    const operation = contractOperations.find(({ operationId }) => operationId === 'signIn') as ContractOperation;
    const values: Record<string, string> = { Email: `${role}@daybook.example`, Password: 'daybook' };
    for (const side of [this.one, this.other]) {
      const request = buildRequest(
        operation,
        inputFields(operation).map((field) => [field, values[field.name]]),
      );
      const { token } = parsed((await this.#send(side, request, undefined)).text) as { token?: string };
      if (token === undefined) throw new Error(`${role} cannot sign in at ${side.server.origin}`);
      side.tokens.set(role, token);
    }
    const profile = contractOperations.find(({ operationId }) => operationId === 'getOwnProfile') as ContractOperation;
    const answered = await this.#send(this.one, buildRequest(profile, []), role);
    for (const value of Object.values((parsed(answered.text) as { data: Record<string, unknown> }).data))
      this.#ids.spare(value);
  }

  /** Every caller has an address of its own, or the limits of attempts would answer instead. */
  #send(side: Side, request: BuiltRequest, role: string | undefined): Promise<Answered> {
    const address = `10.${[16, 8, 0].map((bits) => (this.#turn >> bits) & 255).join('.')}`;
    const headers = { ...request.headers, 'x-forwarded-for': address };
    return side.caller.send({ ...request, headers }, role === undefined ? undefined : side.tokens.get(role));
  }

  /** @param isPlain only what a page must send */
  #firstValues(operation: ContractOperation, isPlain: boolean): Map<InputField, SentValue> {
    const required = new Set(
      [operation.pathSchema, operation.querySchema, operation.bodySchema].flatMap(
        (schema) => (resolved(schema ?? {}).required ?? []) as string[],
      ),
    );
    return new Map(
      inputFields(operation).map((field) => {
        if (required.has(field.name) || field.place === 'path')
          return [field, usualValue(field, this.#ids.for(operation, field))];
        return [field, isPlain || this.#random.chance(0.6) ? undefined : this.#anyValue(operation, field)];
      }),
    );
  }

  #anyValue(operation: ContractOperation, field: InputField): SentValue {
    const ids = this.#ids.for(operation, field);
    if (isIdField(field)) return ids[0];
    const values: SentValue[] = [usualValue(field, ids), usualValue(field, ids), ...extremeValues(field, ids)];
    return values[this.#random.integer(0, values.length - 1)];
  }

  /** Sends a request until it succeeds: fields that an answer names get other values, ids that are not found too. */
  async #compare(operation: ContractOperation, role: string, isPlain: boolean): Promise<void> {
    const values = this.#firstValues(operation, isPlain);
    const idFields = [...values.keys()].filter(({ name }) => /^ids?$/i.test(name));
    const setIds = (name: string, place: 'first' | 'last' | 'next'): void => {
      for (const field of idFields) values.set(field, this.#ids.under(name, place));
    };
    const known = this.#idName.get(operation.operationId);
    if (known !== undefined) setIds(known, 'next');
    // An id that names no record may be one of another kind: every kind is tried once.
    const untried = known === undefined && isPlain && idFields.length > 0 ? this.#ids.names : [];
    let triedName = known;
    for (let attempt = 0; attempt < maxAttempts || untried.length > 0; attempt += 1) {
      const { status, body } = await this.#compareOnce(operation, buildRequest(operation, [...values]), role);
      if (status === 200 && triedName !== undefined) this.#idName.set(operation.operationId, triedName);
      if (status !== 400 && status !== 404 && status !== 409 && status !== 422) return;
      if (status === 404) {
        triedName = untried.shift() ?? known;
        if (triedName !== undefined) setIds(triedName, attempt % 2 === 0 ? 'first' : 'last');
        else if (idFields.length > 0) return;
      } else if (attempt >= maxAttempts) return;
      const named = new Set(((body as FailureBody | undefined)?.errors ?? []).map(({ field }) => field));
      for (const field of values.keys()) if (named.has(field.name)) values.set(field, this.#anyValue(operation, field));
    }
  }

  async #compareOnce(
    operation: ContractOperation,
    request: BuiltRequest,
    role: string,
  ): Promise<{ status: number; body: unknown }> {
    this.#turn += 1;
    this.requests += 1;
    const translated = {
      ...request,
      url: this.#paired.translate(request.url),
      payload:
        typeof request.payload === 'string'
          ? this.#paired.translate(request.payload)
          : request.payload && Buffer.from(this.#paired.translate(request.payload.toString('latin1')), 'latin1'),
    };
    const [answer, otherAnswer] = [
      await this.#send(this.one, request, role),
      await this.#send(this.other, translated, role),
    ];
    const [body, otherBody] = [parsed(answer.text), parsed(otherAnswer.text)];
    const found = [
      ...(answer.status === otherAnswer.status ? [] : [`status ${answer.status} | ${otherAnswer.status}`]),
      ...answerDifferences(body, otherBody, this.#paired, this.ignored),
    ];
    if (answer.status === 200) {
      this.succeeded.add(operation.operationId);
      this.failed.delete(operation.operationId);
      this.#ids.learn(routeArea(operation), body);
    } else if (!this.succeeded.has(operation.operationId) && answer.status !== 403)
      this.failed.set(operation.operationId, `${answer.status} ${answer.text.slice(0, 160)}`);
    if (found.length > 0)
      this.differences.push(
        `${operation.operationId} as ${role}: ${request.method} ${request.url.slice(0, 200)}\n${found
          .slice(0, 6)
          .map((line) => `    ${line}`)
          .join('\n')}${found.length > 6 ? `\n    and ${found.length - 6} more` : ''}`,
      );
    return { status: answer.status, body };
  }
}

async function startSide(sources: string, port: number): Promise<Side & { end: () => Promise<void> }> {
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'daybook-compare-'));
  const server = await startServer(port, { DATA_DIR: dataDirectory, DATABASE_URL: '', CLOCK: clock }, sources);
  const caller = new HttpCaller(server.origin, 1);
  const end = async (): Promise<void> => {
    caller.close();
    await server.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  return { server, caller, tokens: new Map(), end };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '4' },
      seed: { type: 'string', default: '1' },
      port: { type: 'string', default: '9280' },
      ignore: { type: 'string', default: '' },
    },
  });
  const [commit] = positionals;
  if (commit === undefined) throw new Error('Name the commit to compare with: npm run compare -- HEAD~1');
  const before = await checkOutCommit(commit);
  try {
    const sides = await Promise.all([
      startSide(before.folder, Number(values.port)),
      startSide(root, Number(values.port) + 1),
    ]);
    const comparison = new Comparison(
      sides[0],
      sides[1],
      new Set([...alwaysIgnored, ...values.ignore.split(',')]),
      Number(values.seed),
    );
    try {
      await comparison.run(Number(values.rounds));
    } finally {
      await Promise.all(sides.map(({ end }) => end()));
    }
    const { differences, requests, succeeded, failed } = comparison;
    for (const difference of differences.slice(0, maxShown)) console.log(difference);
    console.log(`\nCompared in their failures only:`);
    for (const [operationId, answer] of failed) console.log(`  ${operationId}: ${answer}`);
    console.log(
      `\n${requests} requests to ${contractOperations.length - leftOut.size} operations, ${succeeded.size} of which succeeded at least once; ${differences.length} answers differ`,
    );
    process.exitCode = differences.length === 0 ? 0 : 1;
  } finally {
    before.remove();
  }
}

// What was started on the way ends with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
