import type { Figure } from '../figureTable';
import type { HttpKind, LimitCalls } from './limitCalls';
import type { LimitResults } from './limitResults';

/** In the median, the slowest of 100 calls may take this many times as long. */
const MAX_TAIL = 4;
/** Rates from which the goals count, on two processors. */
const ENTRIES_GOAL = { one: 6 * 62, many: 6 * 141 };

/**
 * Rates that are compared with pgbench, which uses all processors, are those of a server with a worker for each, as it
 * starts; those of one worker follow. Processor time is that of one worker.
 * @param connections few and many: how many calls are on their way at the same time
 */
export function listFigures(
  results: LimitResults,
  calls: LimitCalls,
  { few, many, workers: workerCount }: { few: number; many: number; workers: number },
): Figure[] {
  const at = (kind: HttpKind, connections: number) => `${kind.name} ${connections}`;
  const wholeAt = (kind: HttpKind, connections: number) => `whole ${at(kind, connections)}`;
  const bareAt = (kind: HttpKind, connections: number) => `bare ${at(kind, connections)}`;
  const relative = (name: string, key: string, peerKey: string, peer: string, atLeast?: number): Figure => {
    const { value, details } = results.ratio(key, peerKey);
    return {
      name: `${name}, relative to ${peer}`,
      value,
      unit: '×',
      details: `${details}; ${results.rate(key).toFixed(0)} and ${results.rate(peerKey).toFixed(0)}/s`,
      ...(atLeast === undefined ? {} : { goal: { atLeast } }),
    };
  };
  const lists = [calls.projectList, calls.allProjectsList].flatMap((kind) =>
    [few, many].flatMap((connections) => [
      relative(
        `${kind.name}, ${connections} connections, ${workerCount} workers`,
        wholeAt(kind, connections),
        `pgbench ${at(kind, connections)}`,
        'pgbench with its main statement',
        0.4,
      ),
      relative(
        `the same, ${connections} connections, one worker`,
        at(kind, connections),
        `pgbench ${at(kind, connections)}`,
        'pgbench with its main statement',
      ),
      relative(
        `the same, ${connections} connections, one worker`,
        at(kind, connections),
        `pgbench first ${at(kind, connections)}`,
        'pgbench with the statement that reads whole rows, which a list sends that was not read before',
      ),
    ]),
  );
  const tasks = [few, many].map((connections) =>
    relative(
      `one task, ${connections} connections`,
      at(calls.task, connections),
      bareAt(calls.task, connections),
      'a bare route with its main statement',
      0.6,
    ),
  );
  const change = at(calls.statusChange, few);
  const changes = [
    relative('status change with history', change, 'pgbench same tables', 'pgbench on the same tables', 0.6),
    relative('the same', change, 'pgbench few indexes', 'pgbench on tasks with a key and three indexes', 0.25),
  ];
  const floors = [
    relative(
      'A bare route with the main statement of the list of 100',
      bareAt(calls.projectList, few),
      `pgbench ${at(calls.projectList, few)}`,
      'pgbench with this statement',
    ),
    relative(
      'A bare route with UPDATE and INSERT in one statement',
      bareAt(calls.statusChange, few),
      'pgbench same tables',
      'pgbench with both in a transaction',
    ),
  ];
  const health = results.cost(at(calls.health, few));
  const costs = (
    [
      [calls.listOfOne, 2],
      [calls.projectList, 4],
      [calls.task, 2.5],
      [calls.statusChange, 5],
    ] as const
  ).map(([kind, atMost]): Figure => {
    const cost = results.cost(at(kind, few));
    const bareCost = results.cost(bareAt(kind, few));
    return {
      name: `processor time of the server: ${kind.name}, relative to GET /api/health`,
      value: cost / health,
      unit: '×',
      details: `${cost.toFixed(2)} and ${health.toFixed(2)} ms`,
      goal: { atMost },
      peer: { name: 'a bare route', value: bareCost / health, details: `${bareCost.toFixed(2)} ms` },
    };
  });
  const entries = (
    [
      [calls.entriesOfOne, ENTRIES_GOAL.one],
      [calls.entriesOfMany, ENTRIES_GOAL.many],
    ] as const
  ).map(([kind, atLeast]): Figure => ({
    name: `${kind.name}, ${many} connections, ${workerCount} workers`,
    value: results.rate(wholeAt(kind, many)),
    unit: '/s',
    details: `one worker: ${results.rate(at(kind, many)).toFixed(0)}/s`,
    goal: { atLeast },
  }));
  const workers = [calls.health, calls.listOfOne, calls.task].map((kind) =>
    relative(
      `${kind.name}, ${many} connections, ${workerCount} workers`,
      `two ${kind.name}`,
      `one ${kind.name}`,
      'one worker',
      1.5,
    ),
  );
  const tails = [calls.projectList, calls.allProjectsList, calls.task, calls.entriesOfOne, calls.entriesOfMany].map(
    (kind): Figure => {
      const [p50, p99] = [results.latency(at(kind, many), 0.5), results.latency(at(kind, many), 0.99)];
      return {
        name: `99 % relative to 50 %: ${kind.name}, ${many} connections`,
        value: p99 / p50,
        unit: '×',
        details: `${p99.toFixed(1)} and ${p50.toFixed(1)} ms`,
        goal: { atMost: MAX_TAIL },
      };
    },
  );
  return [...lists, ...tasks, ...changes, ...floors, ...costs, ...entries, ...workers, ...tails];
}
