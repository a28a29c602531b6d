import pg from 'pg';
import { startPostgres } from '../../scripts/testing/postgresServer.mjs';
import { waitFor } from '../support/production/daemon';
import { startDaybook, type Daybook } from '../support/production/daybook';
import { Visitor } from '../support/production/visitor';

jest.setTimeout(120_000);

let postgres: { url: string; stop: () => Promise<void> };
let admin: pg.Client;
let daybook: Daybook;
let visitor: Visitor;
let task: { readonly _id: string };

beforeAll(async () => {
  postgres = await startPostgres();
  admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  daybook = await startDaybook(postgres.url);
  visitor = new Visitor(daybook.origin, 'employee@daybook.example');
  await visitor.signIn();
  const [first] = await visitor.data<{ _id: string }[]>('/auth/employeetasks/list/Default');
  if (first === undefined) throw new Error('The employee has no task');
  task = first;
});
afterAll(async () => {
  await daybook.stop();
  await admin.end();
  await postgres.stop();
});

const endConnections = (): Promise<unknown> =>
  admin.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'daybook%'");
const comment = (text: string): ReturnType<Visitor['send']> =>
  visitor.send('/auth/tasks/comment/add', { Task_id: task._id, Type: 'Task', Comment: text });

test('a database that accepts no changes is answered with 503 until the connections lead to another one', async () => {
  await admin.query('alter database postgres set default_transaction_read_only = on');
  await endConnections();
  const answers = [await comment('Rejected'), await comment('Rejected'), await visitor.send('/ready')];
  expect(
    answers.slice(-2).map(({ status, body, headers }) => [status, body?.code, headers.get('retry-after')]),
  ).toEqual([
    [503, 'database_unavailable', '5'],
    [503, 'database_unavailable', '5'],
  ]);
  // Open connections stay as they are; new ones reach a server that accepts changes.
  await admin.query(
    'set default_transaction_read_only = off; alter database postgres reset default_transaction_read_only',
  );
  await waitFor('a comment', async () => ((await comment('Accepted')).status === 200 ? true : undefined));
  expect((await visitor.send('/ready')).status).toBe(200);
});

test('a change that is not on the synchronous standby when the wait for it ends is not acknowledged', async () => {
  await admin.query("alter system set synchronous_standby_names = 'absent'");
  await admin.query('select pg_reload_conf()');
  const answer = comment('Only on the primary');
  await waitFor('the end of the wait', async () => {
    const { rowCount } = await admin.query(
      "select pg_cancel_backend(pid) from pg_stat_activity where application_name = 'daybook' and wait_event = 'SyncRep'",
    );
    return rowCount === 0 ? undefined : true;
  });
  expect(await answer).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
  await admin.query('alter system reset synchronous_standby_names');
  await admin.query('select pg_reload_conf()');
  expect((await comment('On a server without a standby')).status).toBe(200);
});
