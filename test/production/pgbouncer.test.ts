import pg from 'pg';
import { startPostgres } from '../../scripts/testing/postgresServer.mjs';
import { hasSharedSessions } from '../../src/server/database/pools/sharedSessions';
import { followStream } from '../support/server/followStream';
import { failToStart, startDaybook } from '../support/production/daybook';
import { startPgBouncer } from '../support/production/pgbouncer';
import { Visitor } from '../support/production/visitor';

jest.setTimeout(180_000);

let postgres: { url: string; stop: () => Promise<void> };
beforeAll(async () => {
  postgres = await startPostgres({ isForTests: true });
});
afterAll(() => postgres.stop());

interface Task {
  readonly _id: string;
  readonly Project_id: string;
  readonly Employee_id: string;
  readonly Status: string;
  readonly Document: readonly string[];
}

test('behind PgBouncer in session mode a server starts, stores, streams changes, times work and keeps files', async () => {
  const pooler = await startPgBouncer(postgres.url, 'session');
  const daybook = await startDaybook(pooler.url, { WORKERS: '2' });
  const employee = new Visitor(daybook.origin, 'employee@daybook.example');
  await employee.signIn();
  const stream = await followStream(daybook.origin, employee.token, { Tab: 'pgbouncer' });
  await stream.next('opened');

  const tasks = await employee.data<Task[]>('/auth/employeetasks/list/Default');
  // The change of another one would be none.
  const task = tasks.find(({ Status }) => Status !== 'IN PROGRESS');
  if (task === undefined) throw new Error('The employee has no task that is not in progress');
  await employee.data('/auth/tasks/edit', { id: task._id, Status: 'IN PROGRESS' });
  // Earlier changes come first: the company was filled a moment ago.
  while (!JSON.stringify((await stream.next('changes')).data).includes(task._id));
  stream.leave();

  const timer = { Task_id: task._id, Project_id: task.Project_id };
  const toggle = (Expected: string): Promise<unknown> => employee.data('/auth/tasks/tasktimer', { ...timer, Expected });
  expect(await toggle('Stopped')).toMatchObject({ Status: 'Running' });
  expect(await toggle('Running')).toMatchObject({ Status: 'Stopped' });

  const form = new FormData();
  const fields = { id: task._id, Short_summary: 'Behind a pooler', Priority: 'HIGH', Employee_id: task.Employee_id };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('demo_image', new Blob(['A file of the test']), 'notes.txt');
  const { Document } = await employee.data<Task>('/uplodeauth/tasks/edit', form);
  const link = Document.at(-1) ?? '';
  const file = await fetch(new URL(link, daybook.origin), { headers: { authorization: `Bearer ${employee.token}` } });
  expect(await file.text()).toBe('A file of the test');
  expect((await daybook.stop()).complaints).toBe('');
  await pooler.stop();
});

test.each([
  { poolMode: 'session' as const, isShared: false },
  { poolMode: 'transaction' as const, isShared: true },
])('a busy pool in $poolMode mode is recognised each time', async ({ poolMode, isShared }) => {
  const pooler = await startPgBouncer(postgres.url, poolMode);
  const others = new pg.Pool({ connectionString: pooler.url, max: 12 });
  let isBusy = true;
  const useConnections = async (): Promise<void> => {
    while (isBusy) await others.query('select pg_sleep(random() / 200)');
  };
  const uses = Array.from({ length: 12 }, useConnections);
  const answers: boolean[] = [];
  while (answers.length < 20) answers.push(await hasSharedSessions(pooler.url, 5000));
  isBusy = false;
  await Promise.all(uses);
  await others.end();
  await pooler.stop();
  expect(new Set(answers)).toEqual(new Set([isShared]));
});

test('PgBouncer in transaction mode is rejected with one line', async () => {
  const pooler = await startPgBouncer(postgres.url, 'transaction');
  const { code, complaints } = await failToStart(pooler.url);
  expect({ code, complaints }).toEqual({
    code: 1,
    complaints:
      'The pooler of DATABASE_URL must keep a session for each connection: set pool_mode = session in PgBouncer\n',
  });
  await pooler.stop();
});
