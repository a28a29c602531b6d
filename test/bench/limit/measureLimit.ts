import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import os from 'node:os';
import { root, run } from '../../../scripts/platform/step.mjs';
import { startPostgres } from '../../../scripts/testing/postgresServer.mjs';
import { openDatabase } from '../../../src/server/database/openDatabase';
import { readSettings } from '../../../src/server/settings';
import type { Figure, Measured } from '../figureTable';
import { ports } from '../ports';
import { processorSeconds } from '../processTree';
import type { PartOptions } from '../runParts';
import { serverProgram } from '../serverProgram';
import { median, quantile } from '../statistics';
import { openBareDriver } from '../tasks/bareDriver';
import { startTimed, type Environment } from '../timedProcess';
import { limitCalls, type HttpKind } from './limitCalls';
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
const MAX_TAIL = 4;
const WORKERS = 2;
const listenPorts = { own: ports.limit, one: ports.limit + 1, two: ports.limit + 2, bare: ports.limit + 3 };
/** Rates from which the goals count, on two processors. */
const ENTRIES_GOAL = { one: 6 * 62, many: 6 * 141 };

/** One measurement of a rate, taken once in every round. */
type Turn = () => Promise<void>;

/** Rates, latencies and processor time of all rounds by key. */
class Results {
  readonly #rates = new Map<string, number[]>();
  readonly #latencies = new Map<string, number[]>();
  readonly #costs = new Map<string, number[]>();

  addRate(key: string, perSecond: number): void {
    this.#rates.set(key, [...(this.#rates.get(key) ?? []), perSecond]);
  }

  addCall(key: string, perSecond: number, latenciesMs: readonly number[], processorMs: number): void {
    this.addRate(key, perSecond);
    this.#latencies.set(key, [...(this.#latencies.get(key) ?? []), ...latenciesMs]);
    this.#costs.set(key, [...(this.#costs.get(key) ?? []), processorMs]);
  }

  rate = (key: string): number => median(this.#rates.get(key) ?? []);
  cost = (key: string): number => median(this.#costs.get(key) ?? []);
  latency = (key: string, share: number): number => quantile(this.#latencies.get(key) ?? [], share);

  /** Median over the rounds of the ratio within each. */
  ratio(key: string, peer: string): { value: number; details: string } {
    const peers = this.#rates.get(peer) ?? [];
    const ratios = (this.#rates.get(key) ?? []).map((rate, round) => rate / (peers[round] ?? Number.NaN));
    return {
      value: median(ratios),
      details: `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
    };
  }
}

/** What `UPDATE` and `INSERT` of a status change need at least, with a task chosen by chance. */
const changeScript = (tasks: string, history: string, taskCount: number): string => `\\set n random(1, ${taskCount})
begin;
update ${tasks} set status = case status when 'IN PROGRESS' then 'READY FOR QA' else 'IN PROGRESS' end, updated_at = clock_timestamp(), version = version + 1 where id = (select id from limit_ids where n = :n);
insert into ${history} (id, task_id, actor_id, field, previous_value, current_value, happened_at) values (gen_random_uuid(), (select id from limit_ids where n = :n), (select actor_id from limit_actor), 'Status', 'READY FOR QA', 'IN PROGRESS', clock_timestamp());
commit;
`;

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

function listFigures(results: Results, calls: Awaited<ReturnType<typeof limitCalls>>): Figure[] {
  const at = (kind: HttpKind, connections: number) => `${kind.name} ${connections}`;
  const relative = (name: string, key: string, peerKey: string, peer: string, atLeast: number): Figure => {
    const { value, details } = results.ratio(key, peerKey);
    return {
      name: `${name}, relative to ${peer}`,
      value,
      unit: '×',
      details: `${details}; ${results.rate(key).toFixed(0)} and ${results.rate(peerKey).toFixed(0)}/s`,
      goal: { atLeast },
    };
  };
  const lists = [calls.projectList, calls.allProjectsList].flatMap((kind) =>
    [FEW, MANY].map((connections) =>
      relative(
        `${kind.name}, ${connections} connections`,
        at(kind, connections),
        `pgbench ${at(kind, connections)}`,
        'pgbench with its main statement',
        0.4,
      ),
    ),
  );
  const tasks = [FEW, MANY].map((connections) =>
    relative(
      `one task, ${connections} connections`,
      at(calls.task, connections),
      `bare ${connections}`,
      'a bare route with its main statement',
      0.6,
    ),
  );
  const change = at(calls.statusChange, FEW);
  const changes = [
    relative('status change with history', change, 'pgbench same tables', 'pgbench on the same tables', 0.6),
    relative('the same', change, 'pgbench few indexes', 'pgbench on tasks with a key and three indexes', 0.25),
  ];
  const health = results.cost(at(calls.health, FEW));
  const costs = (
    [
      [calls.listOfOne, 2],
      [calls.projectList, 4],
      [calls.task, 2.5],
      [calls.statusChange, 5],
    ] as const
  ).map(([kind, atMost]): Figure => {
    const cost = results.cost(at(kind, FEW));
    return {
      name: `processor time of the server: ${kind.name}, relative to GET /api/health`,
      value: cost / health,
      unit: '×',
      details: `${cost.toFixed(2)} and ${health.toFixed(2)} ms`,
      goal: { atMost },
    };
  });
  const entries = (
    [
      [calls.entriesOfOne, ENTRIES_GOAL.one],
      [calls.entriesOfMany, ENTRIES_GOAL.many],
    ] as const
  ).map(([kind, atLeast]): Figure => ({
    name: `${kind.name}, ${MANY} connections`,
    value: results.rate(at(kind, MANY)),
    unit: '/s',
    goal: { atLeast },
  }));
  const workers = [calls.health, calls.listOfOne, calls.task].map((kind) =>
    relative(
      `${kind.name}, ${MANY} connections, ${WORKERS} workers`,
      `two ${kind.name}`,
      `one ${kind.name}`,
      'one worker',
      1.5,
    ),
  );
  const tails = [calls.projectList, calls.allProjectsList, calls.task, calls.entriesOfOne, calls.entriesOfMany].map(
    (kind): Figure => {
      const [p50, p99] = [results.latency(at(kind, MANY), 0.5), results.latency(at(kind, MANY), 0.99)];
      return {
        name: `99 % relative to 50 %: ${kind.name}, ${MANY} connections`,
        value: p99 / p50,
        unit: '×',
        details: `${p99.toFixed(1)} and ${p50.toFixed(1)} ms`,
        goal: { atMost: MAX_TAIL },
      };
    },
  );
  return [...lists, ...tasks, ...changes, ...costs, ...entries, ...workers, ...tails];
}

/** What the peers run: statements of the server, read from the log of the database. */
async function recordWork(
  { postgresUrl, logFile, scratch }: { postgresUrl: string; logFile: string; scratch: string },
  load: LoadGenerator,
  calls: Awaited<ReturnType<typeof limitCalls>>,
) {
  const texts: string[] = [];
  const warmUp = () => load.send(listenPorts.own, calls.listOfOne, 1, ONCE);
  const mains = async (kind: HttpKind): Promise<LoggedStatement[]> => {
    const variants = kind.requests.slice(0, 10).map((_, place) => oneRequest(kind, place));
    // The first calls plan statements and fill caches.
    for (const variant of variants) await load.send(listenPorts.own, variant, 1, ONCE);
    const statements = await statementsDuring(
      postgresUrl,
      logFile,
      warmUp,
      variants.map((variant) => () => load.send(listenPorts.own, variant, 1, ONCE)),
    );
    texts.push(printed(kind.name, statements[0] ?? []));
    return mainStatements(statements);
  };
  const work = async (name: string, kind: HttpKind): Promise<PgbenchWork> =>
    statementWork(scratch, name, await mains(kind));
  const projectList = await work('project-list', calls.projectList);
  const allProjectsList = await work('all-projects-list', calls.allProjectsList);
  const statementFile = path.join(scratch, 'task-statements.json');
  await writeFile(statementFile, JSON.stringify(await mains(calls.task)));
  const change = oneRequest(calls.statusChange, 0);
  const [statements = []] = await statementsDuring(postgresUrl, logFile, warmUp, [
    () => load.send(listenPorts.own, change, 1, ONCE),
  ]);
  texts.push(printed(change.name, statements));
  return { projectList, allProjectsList, statementFile, texts };
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

    const results = new Results();
    const called =
      (kind: HttpKind, connections: number): Turn =>
      async () => {
        const before = processorSeconds(own.pid);
        const result = await load.send(listenPorts.own, kind, connections, TURN);
        const processorMs = ((processorSeconds(own.pid) - before) * 1000) / result.total;
        results.addCall(`${kind.name} ${connections}`, result.perSecond, result.latenciesMs, processorMs);
      };
    const pgbench =
      (key: string, pgbenchWork: PgbenchWork, connections: number): Turn =>
      async () =>
        results.addRate(`pgbench ${key}`, await runPgbench(postgres.url, pgbenchWork, connections, PGBENCH_SECONDS));
    const bareRoute: HttpKind = { name: 'bare', requests: ['GET /task HTTP/1.1\r\nhost: localhost\r\n\r\n'] };
    const bareTurn =
      (connections: number): Turn =>
      async () =>
        results.addRate(
          `bare ${connections}`,
          (await load.send(listenPorts.bare, bareRoute, connections, TURN)).perSecond,
        );
    const workersTurn =
      (kind: HttpKind, name: 'one' | 'two'): Turn =>
      async () =>
        results.addRate(`${name} ${kind.name}`, (await pinned.send(listenPorts[name], kind, MANY, TURN)).perSecond);
    const turns: Turn[] = [
      ...[FEW, MANY].flatMap((connections) => [
        called(calls.projectList, connections),
        pgbench(`${calls.projectList.name} ${connections}`, work.projectList, connections),
        called(calls.allProjectsList, connections),
        pgbench(`${calls.allProjectsList.name} ${connections}`, work.allProjectsList, connections),
        called(calls.task, connections),
        bareTurn(connections),
      ]),
      called(calls.health, FEW),
      called(calls.listOfOne, FEW),
      called(calls.statusChange, FEW),
      pgbench('same tables', sameTables, FEW),
      pgbench('few indexes', fewIndexes, FEW),
      called(calls.entriesOfOne, MANY),
      called(calls.entriesOfMany, MANY),
      ...[calls.health, calls.listOfOne, calls.task].flatMap((kind) => [
        workersTurn(kind, 'one'),
        workersTurn(kind, 'two'),
      ]),
    ];
    for (const kind of [calls.health, calls.listOfOne, calls.projectList, calls.allProjectsList, calls.task]) {
      await load.send(listenPorts.own, kind, FEW, WARM_UP);
      for (const port of [listenPorts.one, listenPorts.two]) await pinned.send(port, kind, MANY, WARM_UP);
    }
    await load.send(listenPorts.bare, bareRoute, FEW, WARM_UP);
    for (let round = 0; round < ROUNDS; round += 1) for (const measure of turns) await measure();
    return {
      figures: listFigures(results, calls),
      notes: [
        `limit: ${ids.toLocaleString('en')} tasks on PostgreSQL, ${ROUNDS} rounds in turns of ${TURN.measureMs / 1000} s; pgbench -M prepared; ratios are medians of those within a round; client, server and PostgreSQL share the processors, and the load generator of the workers has processor ${lastProcessor}`,
      ],
    };
  } finally {
    for (const stop of stops.reverse()) await stop();
    await postgres.stop();
  }
}
