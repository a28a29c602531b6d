import pg from 'pg';
import { ArchivedPostgres } from '../support/production/archivedPostgres';
import { waitFor } from '../support/production/daemon';
import { startDaybook } from '../support/production/daybook';
import { Visitor } from '../support/production/visitor';

jest.setTimeout(600_000);

let postgres: ArchivedPostgres;
beforeAll(async () => {
  postgres = await ArchivedPostgres.create();
});
afterAll(async () => {
  await postgres.stop();
  postgres.remove();
});

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
const comments = async (): Promise<string[]> =>
  (await query<{ body: string }>("select body from comments where body like '%restored or not%' order by id")).map(
    ({ body }) => body.replace(/<[^>]*>/g, ''),
  );
const countFiles = (): Promise<{ count: string }[]> => query('select count(*) from file_contents');

test('pgBackRest restores a company with its files as it was at an instant between a backup and a mistake', async () => {
  postgres.backRest('stanza-create');
  postgres.backRest('check');
  let daybook = await startDaybook(postgres.url);
  const visitor = new Visitor(daybook.origin, 'employee@daybook.example');
  await visitor.signIn();
  const [task] = await visitor.data<{ _id: string }[]>('/auth/employeetasks/list/Default');
  if (task === undefined) throw new Error('The employee has no task');
  const comment = (text: string): Promise<unknown> =>
    visitor.data('/auth/tasks/comment/add', { Task_id: task._id, Type: 'Task', Comment: `${text}, restored or not` });
  await comment('Before the backup');
  postgres.backRest('backup');
  await comment('After the backup');
  const files = await countFiles();
  // oxlint-disable-next-line clock/in-sql -- what is restored is an instant of the server's own clock
  const [instant] = await query<{ at: string }>('select clock_timestamp()::text as at');
  await comment('After the instant');
  await query('select pg_switch_wal()');
  await daybook.stop();
  await postgres.stop();

  postgres.backRest('--delta', '--type=time', `--target=${instant?.at}`, '--target-action=promote', 'restore');
  await postgres.start();
  await waitFor('the end of the recovery', async () => {
    const [state] = await query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering').catch(() => []);
    return state?.recovering === false ? true : undefined;
  });
  daybook = await startDaybook(postgres.url);
  expect(await comments()).toEqual(['Before the backup, restored or not', 'After the backup, restored or not']);
  expect(await countFiles()).toEqual(files);
  // The session of that time is still good.
  expect((await new Visitor(daybook.origin).send('/ready')).status).toBe(200);
  await daybook.stop();
});
