import { sql } from 'kysely';
import { contractOperations, type ContractOperation } from '../../../src/server/operations/contractDocument';
import { addCopies } from '../../support/database/copyCompany';
import { explainedRows, type SeenStatement } from '../../support/database/explainedRows';
import { buildRequest, usualValue } from '../../support/server/hostileInput';
import { fieldsByNeed, firstRecordIds } from '../../support/server/plainCalls';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startDemonstrationServer } from '../../support/server/demonstrationServer';
import { testStart, type TestServer } from '../../support/testServer';
import { watchStatements } from '../../support/database/watchStatements';

// A test sends thousands of requests, ten times slower next to all others on a busy machine.
jest.setTimeout(1_800_000);

/** Copies of everything there is: twice the company, and then eight times. */
const copies = { small: [1, 1], large: [2, 4] } as const;
/**
 * Four times the rows are four times the work, and the square of it sixteen. Plans of small tables compare more than those
 * of large ones, where it would not pay.
 */
const maxGrowth = 12;
/** Rows whose reading no one notices. */
const negligibleRows = 150_000;
/** How often a call may look at a row of the whole company, on average. */
const maxLooks = 20;

let server: TestServer;
let hr: TestPerson;
let seen: SeenStatement[] = [];

beforeAll(async () => {
  server = await startDemonstrationServer();
  const { database } = server;
  hr = await addPerson(database, { role: 'HR / Admin' });
  // Who was away for a while is looked up by day.
  await sql`
    insert into employee_changes (id, employee_id, actor_id, field, previous_value, current_value, changed_at)
    select gen_random_uuid(), id, ${hr.id}, 'Status', 'DeActive', 'Active', ${testStart}::timestamptz - interval '40 days' from employees`.execute(
    database,
  );
});
afterAll(async () => {
  jest.restoreAllMocks();
  await server.close();
});

/** @returns rows that the call looks at; undefined when it does not succeed with any record */
async function countRowsOfCall(operation: ContractOperation, ids: readonly string[]): Promise<number | undefined> {
  const { required: fields } = fieldsByNeed(operation);
  for (const id of fields.length > 0 ? ids : ids.slice(0, 1)) {
    const { method, url, payload, headers } = buildRequest(
      operation,
      fields.map((field) => [field, usualValue(field, [id])]),
    );
    seen = [];
    const { statusCode, body } = await server.app.inject({
      method,
      url: `/api${url}`,
      ...(payload !== undefined && { payload }),
      headers: { ...headers, authorization: `Bearer ${hr.token}` },
    });
    if (statusCode >= 500) throw new Error(`${operation.operationId} ${url}: ${body}`);
    if (statusCode === 200) return explainedRows(server.database, seen);
  }
  return undefined;
}

test('no read compares all rows of a company with all others', async () => {
  const { database } = server;
  const ids = await firstRecordIds(database);
  watchStatements((text, _client, values) => seen.push({ text, values }));
  // The stream of changes never ends.
  const reads = contractOperations.filter(
    ({ onlyReads, isPlanned, operationId }) => onlyReads && !isPlanned && operationId !== 'followChanges',
  );
  const measure = async () => {
    const counted = new Map<string, number>();
    for (const operation of reads) {
      const rows = await countRowsOfCall(operation, ids);
      if (rows !== undefined) counted.set(operation.operationId, rows);
    }
    return counted;
  };
  await addCopies(database, ...copies.small);
  const small = await measure();
  await addCopies(database, ...copies.large);
  const large = await measure();
  const { rows: stored } = await sql<{ count: number }>`
    select sum(greatest(reltuples, 0))::float8 as count from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(
    database,
  );
  const maxRows = maxLooks * (stored[0]?.count ?? 0);
  const growing = [...large].flatMap(([operationId, rows]) => {
    const before = small.get(operationId) ?? rows;
    const grows = rows > negligibleRows && rows > before * maxGrowth;
    return grows || rows > maxRows ? [`${operationId}: ${before} rows, then ${rows}`] : [];
  });
  expect(growing).toEqual([]);
  expect(small.size).toBeGreaterThan(100);
});
