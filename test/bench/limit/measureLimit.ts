import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import os from 'node:os';
import { root, run } from '../../../scripts/platform/step.mjs';
import { startPostgres } from '../../../scripts/testing/postgresServer.mjs';
import { openDatabase } from '../../../src/server/database/openDatabase';
import { readSettings } from '../../../src/server/settings';
import type { Measured } from '../figureTable';
import { ports } from '../ports';
import { processorSeconds } from '../processTree';
import type { PartOptions } from '../runParts';
import { serverProgram } from '../serverProgram';
import { openBareDriver } from '../tasks/bareDriver';
import { startTimed, type Environment } from '../timedProcess';
import { limitCalls, type HttpKind, type LimitCalls } from './limitCalls';
import { listFigures } from './limitFigures';
import { LimitResults } from './limitResults';
import { openLoadGenerator, type LoadGenerator } from './openLoadGenerator';
import { peerEnvironment, runPgbench, scriptWork, statementWork, type PgbenchWork } from './pgbench';
import { mainStatements, statementsDuring, type LoggedStatement } from './statementLog';

const FEW = 8;
const MANY = 32;
const ROUNDS = 3;
const TURN = { warmUpMs: 300, measureMs: 1500 };
const PGBENCH_SECONDS = 2;
const WARM_UP = { warmUpMs: 0, measureMs: 4000 };
const ONCE = { warmUpMs: 0, measureMs: 1 };
const WORKERS = 2;
const listenPorts = { own: ports.limit, one: ports.limit + 1, two: ports.limit + 2, bare: ports.limit + 3 };

/** One measurement of a rate, taken once in every round. */
type Turn = () => Promise<void>;

/** What `UPDATE` and `INSERT` of a status change need at least, with a task chosen by chance. */
const changeScript = (tasks: string, history: string, taskCount: number): string => `\\set n random(1, ${taskCount})
begin;
update ${tasks} set status = case status when 'IN PROGRESS' then 'READY FOR QA' else 'IN PROGRESS' end, updated_at = clock_timestamp(), version = version + 1 where id = (select id from limit_ids where n = :n);
insert into ${history} (id, task_id, actor_id, field, previous_value, current_value, happened_at) values (gen_random_uuid(), (select id from limit_ids where n = :n), (select actor_id from limit_actor), 'Status', 'READY FOR QA', 'IN PROGRESS', clock_timestamp());
commit;
`;

/** The same as one statement, for the bare route. */
const bareChange = `with changed as (
  update tasks set status = case status when 'IN PROGRESS' then 'READY FOR QA' else 'IN PROGRESS' end, updated_at = clock_timestamp(), version = version + 1
  where id = (select id from limit_ids where n = $1::int) returning id)
insert into history_entries (id, task_id, actor_id, field, previous_value, current_value, happened_at)
select gen_random_uuid(), id, (select actor_id from limit_actor), 'Status', 'READY FOR QA', 'IN PROGRESS', clock_timestamp() from changed`;
const BARE_CHANGES = 4000;

/** The routes of the bare server. */
const bareNames = ['list', 'listOfOne', 'task', 'statusChange'] as const;
type BareName = (typeof bareNames)[number];

/** Tables for pgbench: ids to choose from, and tasks and history with few indexes. */
async function prepareTables(environment: Environment): Promise<number> {
  const { pool, close } = await openBareDriver(readSettings(environment));
  try {
    await pool.query(`
      create table limit_ids as select row_number() over (order by id)::int as n, id from tasks where deleted_at is null;
      alter table limit_ids add primary key (n);
      create table limit_actor as select id as actor_id from employees where email = 'hr@daybook.example';
      create table limit_tasks as select * from tasks;
      alter table limit_tasks add primary key (id);
      create index on limit_tasks (project_id, number);
      create index on limit_tasks (assignee_id, status_rank);
      create index on limit_tasks (project_id, updated_at);
      create table limit_history as select * from history_entries;
      alter table limit_history add primary key (id);
      create index on limit_history (task_id, happened_at desc);`);
    await pool.query('vacuum analyze');
    const { rows } = await pool.query<{ total: number }>('select count(*)::int as total from limit_ids');
    return rows[0]?.total ?? 0;
  } finally {
    await close();
  }
}

const startServer = (environment: Environment, port: number, workers: number) =>
  startTimed(process.execPath, [serverProgram('main.mjs')], {
    url: `http://localhost:${port}/api/health`,
    env: { ...environment, PORT: String(port), WORKERS: String(workers), LOG_LEVEL: 'warn' },
  });

const startBareRoute = (databaseUrl: string, statementFile: string) =>
  startTimed(process.execPath, [path.join(root, 'test/bench/limit/bareRoute.mjs')], {
    url: `http://localhost:${listenPorts.bare}/api/health`,
    env: {
      ...peerEnvironment,
      DATABASE_URL: databaseUrl,
      PORT: String(listenPorts.bare),
      STATEMENTS: statementFile,
    },
  });

const oneRequest = ({ name, requests }: HttpKind, place: number): HttpKind => ({
  name: `${name}, ${place}`,
  requests: requests.slice(place, place + 1),
});

const printed = (title: string, statements: readonly LoggedStatement[]): string =>
  `\n-- ${title}\n${statements.map(({ sql, milliseconds }) => `-- ${milliseconds.toFixed(2)} ms in the database\n${sql};`).join('\n')}\n`;

/** What the peers run: statements of the server, read from the log of the database. */
async function recordWork(
  { postgresUrl, logFile, scratch }: { postgresUrl: string; logFile: string; scratch: string },
  load: LoadGenerator,
  calls: LimitCalls,
) {
  const texts: string[] = [];
  const warmUp = () => load.send(listenPorts.own, calls.listOfOne, 1, ONCE);
  const sent = (kind: HttpKind): Promise<LoggedStatement[][]> =>
    statementsDuring(
      postgresUrl,
      logFile,
      warmUp,
      kind.requests.slice(0, 10).map((_, place) => () => load.send(listenPorts.own, oneRequest(kind, place), 1, ONCE)),
    );
  const mains = async (kind: HttpKind): Promise<{ first: LoggedStatement[]; main: LoggedStatement[] }> => {
    // The first calls plan statements and fill caches: a list that was read before is not read whole again.
    const first = await sent(kind);
    const statements = await sent(kind);
    texts.push(printed(`${kind.name}, read for the first time`, first[0] ?? []));
    texts.push(printed(kind.name, statements[0] ?? []));
    return { first: mainStatements(first), main: mainStatements(statements) };
  };
  const projectList = await mains(calls.projectList);
  const allProjectsList = await mains(calls.allProjectsList);
  const bare: Readonly<Record<BareName, readonly LoggedStatement[]>> = {
    list: projectList.main,
    listOfOne: (await mains(calls.listOfOne)).main,
    task: (await mains(calls.task)).main,
    statusChange: Array.from({ length: BARE_CHANGES }, (_, place) => ({
      sql: bareChange,
      values: [String(place + 1)],
      milliseconds: 0,
    })),
  };
  const statementFile = path.join(scratch, 'bare-statements.json');
  await writeFile(statementFile, JSON.stringify(bare));
  const work = (name: string, statements: readonly LoggedStatement[]): Promise<PgbenchWork> =>
    statementWork(scratch, name, statements);
  const change = oneRequest(calls.statusChange, 0);
  const [statements = []] = await statementsDuring(postgresUrl, logFile, warmUp, [
    () => load.send(listenPorts.own, change, 1, ONCE),
  ]);
  texts.push(printed(change.name, statements));
  return {
    projectList: await work('project-list', projectList.main),
    projectListFirst: await work('project-list-first', projectList.first),
    allProjectsList: await work('all-projects-list', allProjectsList.main),
    allProjectsListFirst: await work('all-projects-list-first', allProjectsList.first),
    statementFile,
    texts,
  };
}

/**
 * What a request costs compared with its SQL: 100,000 tasks on PostgreSQL, everything in turns, with pgbench and a bare
 * route as peers. The statements of the peers are those of the server.
 */
export async function measureLimit({ scratch, taskCount }: PartOptions): Promise<Measured> {
  const logFile = path.join(scratch, 'postgres.log');
  const postgres = await startPostgres({ logFile });
  const environment: Environment = {
    DATA_DIR: path.join(scratch, 'limit'),
    DATABASE_URL: postgres.url,
    COMPANY_TZ: 'UTC',
  };
  const stops: (() => Promise<void>)[] = [];
  try {
    await run(
      process.execPath,
      [serverProgram('runDemonstration.mjs'), '--size', 'large', '--tasks', String(taskCount)],
      environment,
    );
    const ids = await prepareTables(environment);
    const database = await openDatabase(readSettings(environment));
    const calls = await limitCalls(database.kysely);
    await database.close();

    const load = openLoadGenerator();
    stops.push(load.close);
    const lastProcessor = os.cpus().length - 1;
    const pinned = openLoadGenerator(lastProcessor);
    stops.push(pinned.close);
    const own = await startServer(environment, listenPorts.own, 1);
    stops.push(own.stop);
    const work = await recordWork({ postgresUrl: postgres.url, logFile, scratch }, load, calls);
    const bare = await startBareRoute(postgres.url, work.statementFile);
    stops.push(bare.stop);
    const servers = {
      one: await startServer({ ...environment, DATA_DIR: path.join(scratch, 'limit-one') }, listenPorts.one, 1),
      two: await startServer({ ...environment, DATA_DIR: path.join(scratch, 'limit-two') }, listenPorts.two, WORKERS),
    };
    stops.push(servers.one.stop, servers.two.stop);
    const sameTables = await scriptWork(scratch, 'same-tables', changeScript('tasks', 'history_entries', ids));
    const fewIndexes = await scriptWork(scratch, 'few-indexes', changeScript('limit_tasks', 'limit_history', ids));
    work.texts.push(`\n-- pgbench: status change\n${changeScript('tasks', 'history_entries', ids)}`);
    console.log(work.texts.join(''));

    const results = new LimitResults();
    const answered =
      (key: string, { pid, port }: { pid: number; port: number }, kind: HttpKind, connections: number): Turn =>
      async () => {
        const before = processorSeconds(pid);
        const result = await load.send(port, kind, connections, TURN);
        const processorMs = ((processorSeconds(pid) - before) * 1000) / result.total;
        results.addCall(key, result.perSecond, result.latenciesMs, processorMs);
      };
    const called = (kind: HttpKind, connections: number): Turn =>
      answered(`${kind.name} ${connections}`, { pid: own.pid, port: listenPorts.own }, kind, connections);
    /** By the server as it starts: with a worker for each of two processors. */
    const calledWhole = (kind: HttpKind, connections: number): Turn =>
      answered(`whole ${kind.name} ${connections}`, { pid: servers.two.pid, port: listenPorts.two }, kind, connections);
    const pgbench =
      (key: string, pgbenchWork: PgbenchWork, connections: number): Turn =>
      async () =>
        results.addRate(`pgbench ${key}`, await runPgbench(postgres.url, pgbenchWork, connections, PGBENCH_SECONDS));
    const bareRoute = (name: BareName): HttpKind => ({
      name: `bare ${name}`,
      requests: [`GET /${name} HTTP/1.1\r\nhost: localhost\r\n\r\n`],
    });
    const bareTurn = (name: BareName, { name: kind }: HttpKind, connections: number): Turn =>
      answered(`bare ${kind} ${connections}`, { pid: bare.pid, port: listenPorts.bare }, bareRoute(name), connections);
    const workersTurn =
      (kind: HttpKind, name: 'one' | 'two'): Turn =>
      async () =>
        results.addRate(`${name} ${kind.name}`, (await pinned.send(listenPorts[name], kind, MANY, TURN)).perSecond);
    const turns: Turn[] = [
      ...[FEW, MANY].flatMap((connections) => [
        called(calls.projectList, connections),
        calledWhole(calls.projectList, connections),
        pgbench(`${calls.projectList.name} ${connections}`, work.projectList, connections),
        pgbench(`first ${calls.projectList.name} ${connections}`, work.projectListFirst, connections),
        called(calls.allProjectsList, connections),
        calledWhole(calls.allProjectsList, connections),
        pgbench(`${calls.allProjectsList.name} ${connections}`, work.allProjectsList, connections),
        pgbench(`first ${calls.allProjectsList.name} ${connections}`, work.allProjectsListFirst, connections),
        called(calls.task, connections),
        bareTurn('task', calls.task, connections),
      ]),
      called(calls.health, FEW),
      called(calls.listOfOne, FEW),
      bareTurn('listOfOne', calls.listOfOne, FEW),
      bareTurn('list', calls.projectList, FEW),
      called(calls.statusChange, FEW),
      bareTurn('statusChange', calls.statusChange, FEW),
      pgbench('same tables', sameTables, FEW),
      pgbench('few indexes', fewIndexes, FEW),
      ...[calls.entriesOfOne, calls.entriesOfMany].flatMap((kind) => [called(kind, MANY), calledWhole(kind, MANY)]),
      ...[calls.health, calls.listOfOne, calls.task].flatMap((kind) => [
        workersTurn(kind, 'one'),
        workersTurn(kind, 'two'),
      ]),
    ];
    for (const kind of [calls.health, calls.listOfOne, calls.projectList, calls.allProjectsList, calls.task]) {
      await load.send(listenPorts.own, kind, FEW, WARM_UP);
      for (const port of [listenPorts.one, listenPorts.two]) await pinned.send(port, kind, MANY, WARM_UP);
    }
    for (const name of bareNames) await load.send(listenPorts.bare, bareRoute(name), FEW, WARM_UP);
    for (let round = 0; round < ROUNDS; round += 1) for (const measure of turns) await measure();
    return {
      figures: listFigures(results, calls, { few: FEW, many: MANY, workers: WORKERS }),
      notes: [
        `limit: ${ids.toLocaleString('en')} tasks on PostgreSQL, ${ROUNDS} rounds in turns of ${TURN.measureMs / 1000} s; pgbench -M prepared; ratios are medians of those within a round; client, server and PostgreSQL share the processors, and the load generator of the workers has processor ${lastProcessor}`,
      ],
    };
  } finally {
    for (const stop of stops.reverse()) await stop();
    await postgres.stop();
  }
}
