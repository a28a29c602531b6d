import { hundredths } from '../../../../domain/figures/hundredths';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/caller';
import { isVisibleToCaller, matchesFilter, matchesFilterInScan } from './taskConditionsReadModel';
import { isInPiece, isReadInPieces, readInPieces } from './piecesReadModel';
import type { TaskFilter } from './taskFilter';
import { SnapshotCache, type Cached } from './caches/snapshotCache';
import {
  changesSince,
  changesSincePieces,
  countDelta,
  currentSnapshot,
  isAfterChange,
  isLogIncomplete,
  listCacheKey,
} from './caches/taskChangeLogReadModel';

const maxGroups = 5000;

interface Grouping {
  readonly column:
    | 'tasks.project_id'
    | 'tasks.assignee_id'
    | 'tasks.reporter_id'
    | 'tasks.sprint_id'
    | 'tasks.milestone_id'
    | 'tasks.status'
    | 'tasks.priority'
    | 'tasks.issue_type';
  /** Name of what the column points to, copied into each task. */
  readonly name?: 'tasks.assignee_name' | 'tasks.reporter_name' | 'tasks.sprint_name' | 'tasks.milestone_name';
  /** Default: the name, or the value itself. */
  readonly label?: RawBuilder<string | null>;
  /** Default: by label, those without one last. */
  readonly order?: RawBuilder<unknown>;
}

const groupings = {
  Project_name: {
    column: 'tasks.project_id',
    label: sql`(select projects.name from projects where projects.id = tasks.project_id)`,
  },
  Assignees: { column: 'tasks.assignee_id', name: 'tasks.assignee_name' },
  Reporter: { column: 'tasks.reporter_id', name: 'tasks.reporter_name' },
  Sprint: { column: 'tasks.sprint_id', name: 'tasks.sprint_name' },
  Milestone: { column: 'tasks.milestone_id', name: 'tasks.milestone_name' },
  Status: { column: 'tasks.status', order: sql`min(tasks.status_rank)` },
  Priority: { column: 'tasks.priority', order: sql`min(tasks.priority_rank)` },
  Issue_type: { column: 'tasks.issue_type' },
} as const satisfies Record<string, Grouping>;

export type TaskGrouping = keyof typeof groupings;

const figures = {
  duration_hours: sql`tasks.duration_hours`,
  logged_seconds: sql`tasks.logged_seconds`,
  variance_hours: sql`tasks.variance_hours`,
  // Distinguishes a sum of 0 from no variance at all.
  variance_count: sql`case when tasks.variance_hours is null then 0 else 1 end`,
  reopen_count: sql`tasks.reopen_count`,
  comment_count: sql`tasks.comment_count`,
} as const;
type Figure = keyof typeof figures;

/** Tasks with the same value, and the sums of their figures. */
export type TaskGroup = Readonly<Record<Figure | 'count', number> & { key: string | null; label: string | null }>;

interface TaskList {
  readonly database: Kysely<Schema>;
  readonly caller: Caller;
  readonly filter: TaskFilter;
}

const groupsCache = new SnapshotCache<readonly TaskGroup[]>(100);

/** Sums over `tasks` by group; each row counts `factor` times. */
const sumsBy = ({ column }: Grouping, factor: RawBuilder<number>) =>
  [
    sql<string | null>`${sql.ref(column)}`.as('key'),
    sql<number>`sum(${factor})`.as('count'),
    ...Object.entries(figures).map(([figure, value]) =>
      sql<number>`coalesce(sum(${factor} * ${value}), 0)`.as(figure as Figure),
    ),
  ] as const;

const labelColumn = ({ column, name, label }: Grouping): RawBuilder<string | null> =>
  label ?? (name === undefined ? sql<string>`${sql.ref(column)}` : sql<string | null>`max(${sql.ref(name)})`);

async function readGroups(
  { database, caller, filter }: TaskList,
  grouping: Grouping,
): Promise<Cached<readonly TaskGroup[]>> {
  const { column, order = sql`label` } = grouping;
  const readAtMs = performance.now();
  const query = database
    .selectFrom('tasks')
    .where(matchesFilter(filter, caller))
    .where(isVisibleToCaller(caller, filter))
    .select([...sumsBy(grouping, sql<number>`1`), labelColumn(grouping).as('label'), currentSnapshot.as('snapshot')])
    .groupBy(column)
    .orderBy(order)
    .orderBy(column)
    .limit(maxGroups);
  const inPieces = (await isReadInPieces(database, query.compile()))
    ? await readGroupsInPieces({ database, caller, filter }, grouping)
    : undefined;
  if (inPieces !== undefined) return { ...inPieces, readAtMs };
  const rows = await query.execute();
  // Without rows there is no snapshot: `refreshGroups` then reads again.
  return { value: rows.map(({ snapshot: _snapshot, ...group }) => group), snapshot: rows[0]?.snapshot ?? '', readAtMs };
}

const addHours = (one: number, other: number): number => hundredths(one + other);

const addDelta = (group: TaskGroup, change: Omit<TaskGroup, 'key' | 'label'>): TaskGroup => ({
  ...group,
  count: group.count + change.count,
  duration_hours: addHours(group.duration_hours, change.duration_hours),
  logged_seconds: group.logged_seconds + change.logged_seconds,
  variance_hours: addHours(group.variance_hours, change.variance_hours),
  variance_count: group.variance_count + change.variance_count,
  reopen_count: group.reopen_count + change.reopen_count,
  comment_count: group.comment_count + change.comment_count,
});

/**
 * By how much the groups have changed, and the names of their tasks since then; undefined when the change log is incomplete.
 * @param log the part of the change log that is newer than the groups
 */
async function groupChanges({ caller, filter }: TaskList, grouping: Grouping, log: ReturnType<typeof changesSince>) {
  const { is_incomplete, now } = await log
    .select([isLogIncomplete(caller, filter, true).as('is_incomplete'), currentSnapshot.as('now')])
    .executeTakeFirstOrThrow();
  if (is_incomplete) return undefined;
  const names =
    grouping.name === undefined
      ? sql<null>`null`
      : sql<(string | null)[] | null>`array_agg(distinct ${sql.ref(grouping.name)}) filter (where ${isAfterChange})`;
  const changes = await log
    .where(sql<boolean>`pg_visible_in_snapshot(tasks.transaction_id, ${now}::pg_snapshot)`)
    .where(matchesFilter(filter, caller))
    .where(isVisibleToCaller(caller, filter))
    .select([...sumsBy(grouping, countDelta), names.as('names')])
    .groupBy(grouping.column)
    .execute();
  return { changes: new Map(changes.map((change) => [change.key, change])), now };
}

type ReadGroups = Pick<Cached<readonly TaskGroup[]>, 'value' | 'snapshot'>;

/** The groups as of now; undefined when groups have appeared or disappeared, or names have changed. */
async function withChanges(
  tasks: TaskList,
  grouping: Grouping,
  value: readonly TaskGroup[],
  log: ReturnType<typeof changesSince>,
): Promise<ReadGroups | undefined> {
  const since = await groupChanges(tasks, grouping, log);
  if (since === undefined) return undefined;
  const { changes, now } = since;
  const known = new Set(value.map(({ key }) => key));
  const isSame =
    [...changes.keys()].every((key) => known.has(key)) &&
    value.every(({ key, count, label }) => {
      const change = changes.get(key);
      return change === undefined || (count + change.count > 0 && (change.names ?? []).every((name) => name === label));
    });
  const refreshed = (group: TaskGroup): TaskGroup => {
    const change = changes.get(group.key);
    return change === undefined ? group : addDelta(group, change);
  };
  return isSame ? { value: value.map(refreshed), snapshot: now } : undefined;
}

async function refreshGroups(
  tasks: TaskList,
  grouping: Grouping,
  { value, snapshot }: Cached<readonly TaskGroup[]>,
): Promise<Cached<readonly TaskGroup[]> | undefined> {
  if (value.length === 0 || value.length === maxGroups) return undefined;
  const readAtMs = performance.now();
  const refreshed = await withChanges(tasks, grouping, value, changesSince(tasks.database, snapshot));
  return refreshed && { ...refreshed, readAtMs };
}

/** The groups in the order in which one statement returns them, without those beyond the limit. */
async function sortedGroups(
  database: Kysely<Schema>,
  { name, label }: Grouping,
  groups: readonly { readonly rank: number | null; readonly group: TaskGroup }[],
): Promise<TaskGroup[]> {
  const collation = name === undefined && label === undefined ? sql`` : sql`collate alphabetical`;
  const { rows } = await sql<{ nth: number }>`
    select nth::int from unnest(${groups.map(({ group }) => group.key)}::text[], ${groups.map(({ group }) => group.label)}::text[], ${groups.map(({ rank }) => rank)}::int[]) with ordinality g(key, label, rank, nth)
    order by rank, label ${collation}, key collate "C" limit ${maxGroups}`.execute(database);
  return rows.flatMap(({ nth }) => groups[nth - 1]?.group ?? []);
}

/** Undefined when groups have appeared, disappeared or changed their name in the meantime. */
async function readGroupsInPieces(tasks: TaskList, grouping: Grouping): Promise<ReadGroups | undefined> {
  const { database, caller, filter } = tasks;
  const { column, order } = grouping;
  const found = new Map<string | null, { rank: number | null; group: TaskGroup }>();
  const read = await readInPieces(database, async (piece) => {
    const rows = await database
      .selectFrom('tasks')
      .where('tasks.deleted_at', 'is', null)
      .where(matchesFilterInScan(filter, caller))
      .where(isVisibleToCaller(caller, filter))
      .where(isInPiece(piece))
      .select([
        ...sumsBy(grouping, sql<number>`1`),
        labelColumn(grouping).as('label'),
        sql<number | null>`${order ?? sql`null`}`.as('rank'),
        sql<boolean>`grouping(${sql.ref(column)}) = 1`.as('is_whole_piece'),
        currentSnapshot.as('snapshot'),
      ])
      // The whole piece as well: it has a row, with the snapshot, even where nothing matches.
      .groupBy(sql`grouping sets ((${sql.ref(column)}), ())`)
      .execute();
    for (const { rank, is_whole_piece: isWholePiece, snapshot: _snapshot, ...group } of rows) {
      if (isWholePiece) continue;
      const known = found.get(group.key);
      found.set(group.key, { rank, group: known === undefined ? group : addDelta(known.group, group) });
    }
    return { snapshot: rows[0]?.snapshot ?? '' };
  });
  const groups = await sortedGroups(database, grouping, [...found.values()]);
  return withChanges(tasks, grouping, groups, changesSincePieces(database, read));
}

/**
 * The groups of the visible tasks that match the filter, with the sums of their figures. The first read scans every
 * matching task; after that the sums are refreshed from the change log.
 */
export function taskGroups(
  database: Kysely<Schema>,
  caller: Caller,
  filter: TaskFilter,
  grouping: TaskGrouping,
): Promise<readonly TaskGroup[]> {
  const tasks = { database, caller, filter };
  const by: Grouping = groupings[grouping];
  return groupsCache.get(
    database,
    JSON.stringify([grouping, listCacheKey(caller, filter)]),
    () => readGroups(tasks, by),
    (cached) => refreshGroups(tasks, by, cached),
  );
}
