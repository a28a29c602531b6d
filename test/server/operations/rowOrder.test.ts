import { sql } from 'kysely';
import { contractOperations, type ContractOperation } from '../../../src/server/operations/contractDocument';
import { addCopies } from '../../support/database/copyCompany';
import {
  buildRequest,
  extremeValues,
  usualValue,
  type InputField,
  type SentValue,
} from '../../support/server/hostileInput';
import { fieldsByNeed, firstRecordIds } from '../../support/server/plainCalls';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startDemonstrationServer } from '../../support/server/demonstrationServer';
import { type TestServer } from '../../support/testServer';

// A test sends thousands of requests, ten times slower next to all others on a busy machine.
jest.setTimeout(1_800_000);

/** An order that is missing does not show in each. */
const rounds = 3;
/** The stream never ends; reading adds to the audit log; the status of the server has sizes and times. */
const leftOut: ReadonlySet<string> = new Set(['followChanges', 'listAuditEvents', 'getServerStatus']);

type Values = readonly (readonly [InputField, SentValue])[];
interface Answered {
  readonly operation: ContractOperation;
  readonly values: Values;
  readonly body: string;
}

let server: TestServer;
let hr: TestPerson;
let ids: string[];

beforeAll(async () => {
  server = await startDemonstrationServer();
  const { database } = server;
  ids = await firstRecordIds(database);
  // Names, days and figures that are equal: only the order of a query puts such rows in their places.
  await addCopies(database, 1, 1);
  hr = await addPerson(database, { role: 'HR / Admin' });
  // A first request notes after its answer that its session was used, which the list of sessions shows.
  await server.call('listSessions', { as: hr });
  await server.settled();
});
afterAll(() => server.close());

async function ask(operation: ContractOperation, values: Values): Promise<string | undefined> {
  const { method, url, payload, headers } = buildRequest(operation, [...values]);
  const { statusCode, body } = await server.app.inject({
    method,
    url: `/api${url}`,
    ...(payload !== undefined && { payload }),
    headers: { ...headers, authorization: `Bearer ${hr.token}` },
  });
  return statusCode === 200 ? body : undefined;
}

/** What may be sent for a field that may be left out: for an order, each field of the rows, as many are columns. */
function optionalValues(field: InputField, body: string): readonly SentValue[] {
  if (field.name !== 'sort')
    return Array.isArray(field.schema.enum) ? extremeValues(field, ids) : [usualValue(field, ids)];
  const { data } = JSON.parse(body) as { data: { Rows?: readonly object[] } };
  return Object.keys(data.Rows?.[0] ?? {}).map((name) => `${name}:desc`);
}

/** The answers to a read, with each of the values that its optional fields may have. */
async function readAll(operation: ContractOperation): Promise<Answered[]> {
  const { required, optional } = fieldsByNeed(operation);
  for (const id of required.length > 0 ? ids : ids.slice(0, 1)) {
    const values: Values = required.map((field) => [field, usualValue(field, [id])]);
    const plain = await ask(operation, values);
    if (plain === undefined) continue;
    const answered: Answered[] = [{ operation, values, body: plain }];
    for (const field of optional)
      for (const value of optionalValues(field, plain)) {
        const more: Values = [...values, [field, value]];
        const body = await ask(operation, more);
        if (body !== undefined) answered.push({ operation, values: more, body });
      }
    return answered;
  }
  return [];
}

/**
 * Writes half of the rows again as they are: they lie behind the others then.
 * @param round other rows in each
 */
async function moveRows(round: number): Promise<void> {
  const { rows: tables } = await sql<{ name: string; column: string }>`
    select c.relname::text as name, min(a.attname::text) as column from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace group by c.relname`.execute(
    server.database,
  );
  for (const { name, column } of tables)
    await server.database.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`
        update ${sql.table(name)} set ${sql.ref(column)} = ${sql.ref(column)}
        where get_byte(sha256(${sql.table(name)}::text::bytea), ${round}) % 2 = 0`.execute(transaction);
    });
  await sql`analyze`.execute(server.database);
}

/** Where two texts begin to differ, with what is before. */
function firstDifference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one, other].map((text) => text.slice(Math.max(0, at - 100), at + 100)).join('\n');
}

test('no answer depends on where the database keeps the rows', async () => {
  const reads = contractOperations.filter(({ onlyReads, operationId }) => onlyReads && !leftOut.has(operationId));
  const answered: Answered[] = [];
  for (const operation of reads) answered.push(...(await readAll(operation)));
  const differing = new Map<string, string>();
  for (let round = 0; round < rounds; round += 1) {
    await moveRows(round);
    for (const { operation, values, body } of answered) {
      if (differing.has(operation.operationId)) continue;
      const again = (await ask(operation, values)) ?? '';
      const sent = values.map(([{ name }, value]) => `${name}=${JSON.stringify(value)}`).join(' ');
      if (again !== body) differing.set(operation.operationId, `${sent}\n${firstDifference(body, again)}`);
    }
  }
  expect(Object.fromEntries(differing)).toEqual({});
  expect(answered.length).toBeGreaterThan(reads.length);
});
