import { readFileSync } from 'node:fs';
import pg from 'pg';
import { startPostgres } from '../../scripts/testing/postgresServer.mjs';
import { startDaybook, type Daybook } from '../support/production/daybook';
import { Visitor } from '../support/production/visitor';

jest.setTimeout(240_000);

const ROLE = 'daybook_program';

/** The commands of the operations page, with a password. */
function documentedCommands(): string {
  const page = readFileSync('src/docs/operations.md', 'utf8');
  const commands = page.match(/```sql\n[\s\S]*?```/g)?.find((block) => block.includes(ROLE));
  if (commands === undefined) throw new Error('The operations page has no commands for the role');
  return commands.replace(/```(sql)?/g, '').replace("'…'", "'a password of the test'");
}

let postgres: { url: string; stop: () => Promise<void> };
let owner: pg.Client;
let program: pg.Client;
let daybook: Daybook;

beforeAll(async () => {
  postgres = await startPostgres();
  owner = new pg.Client({ connectionString: postgres.url });
  await owner.connect();
  // Makes the tables as their owner.
  await (await startDaybook(postgres.url)).stop();
  await owner.query(documentedCommands());
  const url = new URL(postgres.url);
  url.username = ROLE;
  url.password = 'a password of the test';
  program = new pg.Client({ connectionString: url.href });
  await program.connect();
  daybook = await startDaybook(url.href);
});
afterAll(async () => {
  await daybook.stop();
  await program.end();
  await owner.end();
  await postgres.stop();
});

const lastEvent = async (): Promise<unknown> =>
  (await owner.query<{ kind: string }>('select kind from audit_events order by happened_at desc, id desc limit 1'))
    .rows[0]?.kind;

test('the server works with a role that owns nothing, and adds events', async () => {
  const visitor = new Visitor(daybook.origin);
  await visitor.signIn();
  expect(await lastEvent()).toBe('signed_in');
  expect((await visitor.send('/ready')).status).toBe(200);
  const { rows } = await owner.query<{ usename: string }>(
    "select distinct usename from pg_stat_activity where application_name like 'daybook%'",
  );
  expect(rows).toEqual([{ usename: ROLE }]);
  const employee = new Visitor(daybook.origin, 'employee@daybook.example');
  await employee.signIn();
  const [task] = await employee.data<{ _id: string }[]>('/auth/employeetasks/list/Default');
  const comment = { Task_id: task?._id ?? '', Type: 'Task', Comment: 'By a role that owns nothing' };
  expect((await employee.send('/auth/tasks/comment/add', comment)).status).toBe(200);
});

test.each([
  "update audit_events set kind = 'signed_out'",
  'delete from audit_events',
  "set daybook.removes_audit_events = 'yes'; delete from audit_events",
  'truncate audit_events',
  'alter table audit_events disable trigger all',
  'drop table audit_events',
  'drop function audit_events_guard cascade',
  `grant delete on audit_events to ${ROLE}`,
])('it cannot %s', async (statement) => {
  const count = async (): Promise<unknown> => (await owner.query('select count(*) from audit_events')).rows;
  const before = await count();
  // A grant by a role without rights to give is a warning for PostgreSQL.
  await program
    .query(statement)
    .catch((error: Error) => expect(error.message).toMatch(/permission denied|must be owner/));
  await program.query('delete from audit_events').catch((error: Error) => {
    expect(error.message).toBe('permission denied for table audit_events');
  });
  expect(await count()).toEqual(before);
});
