import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../src/server/database/schema';
import type { OperationId } from '../../../src/server/operations/call';
import { contractOperations, type ContractOperation } from '../../../src/server/operations/contractDocument';
import { getMaxRoundTrips } from '../../support/database/roundTrips';
import { countCall } from '../../support/server/countedCalls';
import { buildRequest, usualValue, type InputField } from '../../support/server/hostileInput';
import { fieldsByNeed, firstRecordIds } from '../../support/server/plainCalls';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startDemonstrationServer } from '../../support/server/demonstrationServer';
import { unknownId, type TestServer } from '../../support/testServer';

// A test sends thousands of requests, ten times slower next to all others on a busy machine.
jest.setTimeout(1_800_000);

let server: TestServer;
let callers: Record<'HR' | 'project manager' | 'employee', Pick<TestPerson, 'token'>>;
/** A record of each kind that many calls name, and one of each table that has ids. */
let usualIds: readonly string[];
let allIds: readonly string[];

async function idOfEachTable(database: Kysely<Schema>): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where column_name = 'id' and data_type = 'uuid' and table_schema = current_schema() order by 1`.execute(database);
  const ids: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ id: string | null }>`select id from ${sql.table(name)} limit 1`.execute(database);
    ids.push(...rows.flatMap(({ id }) => id ?? []));
  }
  return ids;
}

/** Until the end of the day before yesterday, and then through the night. */
const leaveTimerRunning = (database: Kysely<Schema>, employeeId: string) =>
  sql`
    insert into task_timers (id, task_id, project_id, employee_id, started_at, stopped_at)
    select ${unknownId()}, id, project_id, ${employeeId}, '2026-02-27T12:00:00Z', '2026-02-28T04:00:00Z'
    from tasks order by id limit 1`.execute(database);

beforeAll(async () => {
  server = await startDemonstrationServer();
  const { database } = server;
  const [hr, manager] = [
    await addPerson(database, { role: 'HR / Admin' }),
    await addPerson(database, { role: 'Project Manager' }),
  ];
  const body = { Email: 'employee@daybook.example', Password: 'daybook' };
  callers = {
    HR: hr,
    'project manager': manager,
    // With many records of their own.
    employee: { token: (await server.call('signIn', { body })).data.token },
  };
  for (const { id } of [hr, manager]) await leaveTimerRunning(database, id);
  // One who sees some projects.
  await sql`update projects set project_manager_id = ${manager.id} where id in (select id from projects order by id limit 3)`.execute(
    database,
  );
  usualIds = await firstRecordIds(database);
  allIds = [...usualIds, ...(await idOfEachTable(database))];
});
afterAll(() => server.close());

const namesRecord = ({ name }: InputField): boolean => /(^|_)ids?$|Id$|^id$/i.test(name);

const send = (
  operation: ContractOperation,
  fields: readonly InputField[],
  id: string,
  { token }: Pick<TestPerson, 'token'>,
) =>
  countCall(
    server,
    buildRequest(
      operation,
      fields.map((field) => [field, usualValue(field, [id])]),
    ),
    token,
  );

/** The records of the kind that an operation wants: what one caller got an answer for, the others ask for too. */
const wantedIds = new Map<string, readonly string[]>();

interface Asked {
  readonly operation: ContractOperation;
  readonly fields: readonly InputField[];
  readonly id: string;
}

/**
 * Asks for the first time, and for what was asked before.
 * @param problems where an answer is noted that waited too often
 * @returns whether the caller gets an answer
 */
async function isAnswered(
  { operation, fields, id }: Asked,
  caller: Pick<TestPerson, 'token'>,
  problems: Set<string>,
): Promise<boolean> {
  for (const time of ['first', 'again']) {
    const { answer, count, statements } = await send(operation, fields, id, caller);
    if (answer.statusCode !== 200) return false;
    const max = getMaxRoundTrips(operation.operationId as OperationId, statements);
    if (count > max)
      problems.add(
        `${operation.operationId}(${fields.map((field) => field.name).join(', ')}), ${time}: ${count} instead of ${max}\n${statements.join('\n')}`,
      );
  }
  return true;
}

const reads = contractOperations.filter(
  ({ onlyReads, isPlanned, operationId }) => onlyReads && !isPlanned && operationId !== 'followChanges',
);

test.each(
  // How many reads answer at least.
  [
    ['HR', 150],
    ['project manager', 100],
    ['employee', 50],
  ] as const,
)('no read of %s waits for the database more often than it may', async (name, minAnswered) => {
  const caller = callers[name];
  const problems = new Set<string>();
  const seen = new Set<string>();
  // The server learns who calls.
  await server.call('getOwnProfile', { as: caller });
  for (const operation of reads) {
    const { required, optional } = fieldsByNeed(operation);
    const needsRecord = required.some(namesRecord);
    const candidates = needsRecord
      ? new Set([...(wantedIds.get(operation.operationId) ?? allIds), ...usualIds])
      : usualIds.slice(0, 1);
    const answered: string[] = [];
    for (const id of candidates)
      if (await isAnswered({ operation, fields: required, id }, caller, problems)) answered.push(id);
    if (answered.length > 0)
      wantedIds.set(operation.operationId, [...(wantedIds.get(operation.operationId) ?? []), ...answered]);
    const further = answered.length > 0 ? answered : usualIds;
    for (const extra of optional) {
      const ids = needsRecord ? further : namesRecord(extra) ? usualIds : usualIds.slice(0, 1);
      for (const id of ids)
        if (await isAnswered({ operation, fields: [...required, extra], id }, caller, problems))
          seen.add(operation.operationId);
    }
    if (answered.length > 0) seen.add(operation.operationId);
  }
  expect([...problems]).toEqual([]);
  expect(seen.size).toBeGreaterThan(minAnswered);
});
