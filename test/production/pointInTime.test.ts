import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { findOrInstall } from '../../scripts/testing/postgresServer.mjs';
import { machineTime } from '../../src/server/clock/companyClock';
import { freePort } from '../support/programs/freePort';
import {
  configuration,
  databaseFolder,
  databaseUser,
  listening,
  startDaemon,
  waitFor,
  type Daemon,
} from '../support/production/daemon';
import { startDaybook, type Daybook } from '../support/production/daybook';
import { Visitor } from '../support/production/visitor';

jest.setTimeout(300_000);

const bin = findOrInstall();
const folder = databaseFolder('recovery');
const data = path.join(folder, 'data');
const configurationFile = path.join(folder, 'pgbackrest.conf');
let port: number;
let url: string;
let postgres: Daemon;
let daybook: Daybook;

/** Runs a program to its end, as the user of the database. @throws with what it printed when it fails */
const run = (program: string, parameters: readonly string[]): string =>
  execFileSync(program, parameters, { ...databaseUser(), cwd: folder, encoding: 'utf8' });
const backRest = (...parameters: string[]): string =>
  run('pgbackrest', [`--config=${configurationFile}`, '--stanza=daybook', ...parameters]);

async function startPostgres(): Promise<void> {
  const archive = `pgbackrest --config=${configurationFile} --stanza=daybook archive-push %p`;
  const settings = { listen_addresses: '127.0.0.1', archive_mode: 'on', archive_command: archive };
  postgres = startDaemon(
    path.join(bin, 'postgres'),
    [
      ...['-D', data, '-p', String(port), '-k', folder],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { folder },
  );
  await listening(port);
}

async function ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows[0];
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  port = await freePort();
  url = `postgres://daybook@127.0.0.1:${port}/postgres`;
  run(path.join(bin, 'initdb'), ['-D', data, '-U', 'daybook', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']);
  const local = {
    '/var/lib/pgbackrest': path.join(folder, 'repository'),
    'pg1-path=/var/lib/postgresql/15/main': `pg1-path=${data}\npg1-socket-path=${folder}\npg1-user=daybook\npg1-database=postgres`,
    'pg1-port=5432': `pg1-port=${port}`,
    '[global]\n': `[global]\nlog-path=${folder}\nlock-path=${path.join(folder, 'lock')}\nspool-path=${path.join(folder, 'spool')}\n`,
  };
  fs.writeFileSync(configurationFile, configuration('pgbackrest.conf', local));
  await startPostgres();
  daybook = await startDaybook(url);
});
afterAll(async () => {
  await daybook.stop();
  await postgres.stop('SIGINT');
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a company comes back as it was at an instant between two changes after the last backup', async () => {
  const visitor = new Visitor(daybook.origin);
  await visitor.signIn();
  const [project] = await visitor.data<{ _id: string }[]>('/auth/projects');
  if (project === undefined) throw new Error('There is no project');
  const [task] = await visitor.data<{ _id: string }[]>(`/auth/projecttasks/list/${project._id}`);
  if (task === undefined) throw new Error('There is no task');
  const comment = (text: string): Promise<unknown> =>
    visitor.data('/auth/tasks/comment/add', { Task_id: task._id, Type: 'Task', Comment: text });

  backRest('stanza-create');
  backRest('check');
  await comment('Before the backup');
  backRest('backup', '--type=full');
  // pgBackRest counts whole seconds: a target within the last one of the backup is before its end.
  const endedAt = Math.floor(machineTime().getTime() / 1000);
  await waitFor('the next second', () => Promise.resolve(machineTime().getTime() / 1000 >= endedAt + 1 || undefined));
  await comment('After the backup');
  const instant = machineTime().toISOString().replace('T', ' ').replace('Z', '+00');
  await comment('After the instant');
  await visitor.data('/auth/tasks/delete', { id: project._id });
  // The log of a server that is lost is complete up to its last full file.
  const full = await ask<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
  const isArchived = `select 1 from pg_stat_archiver where last_archived_wal >= '${full?.name}'`;
  await waitFor('the archive', async () => ((await ask(isArchived)) === undefined ? undefined : true));
  await daybook.stop();
  await postgres.stop('SIGQUIT');

  backRest('--delta', '--type=time', `--target=${instant}`, '--target-action=promote', 'restore');
  await startPostgres();
  await waitFor('the end of the recovery', async () => {
    const answer = await ask<{ done: boolean }>('select not pg_is_in_recovery() as done').catch(() => undefined);
    return answer?.done === true ? true : undefined;
  });
  daybook = await startDaybook(url);

  const after = new Visitor(daybook.origin);
  after.token = visitor.token;
  const comments = JSON.stringify(await after.data('/auth/tasks/comments', { Task_id: task._id }));
  expect(['Before the backup', 'After the backup', 'After the instant'].map((text) => comments.includes(text))).toEqual(
    [true, true, false],
  );
  const projects = await after.data<{ _id: string }[]>('/auth/projects');
  expect(projects.map(({ _id }) => _id)).toContain(project._id);
});
