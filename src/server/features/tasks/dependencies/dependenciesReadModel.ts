import { expressionBuilder, sql, type Kysely, type RawBuilder } from 'kysely';
import { isRecordId } from '../../../database/isRecordId';
import { rowsAsText, type TextRow } from '../../../database/pools/preparingPool';
import { preparedQuery, type Values } from '../../../database/preparedQuery';
import { asOneText, rowsOfText, plainColumn, textColumn } from '../../../database/rowsAsOneText';
import type { Schema } from '../../../database/schema';
import type { Sendable } from '../../../database/sendTogether';
import type { Caller } from '../../../operations/caller';
import { isFresh } from '../list/caches/snapshotCache';
import {
  byVisibility,
  isVisibleProject,
  isVisibleTask,
  seesAllProjects,
  type Viewer,
} from '../../../visibility/visibleProjectsReadModel';
import type { DependencyTask } from '../../../../domain/schedule/dependencies';

/** The task with this id or key, if the caller may see it. */
export async function visibleTaskByReference(
  database: Kysely<Schema>,
  caller: Caller,
  reference: string,
): Promise<DependencyTask | undefined> {
  const eb = expressionBuilder<Schema, 'tasks'>();
  return database
    .selectFrom('tasks')
    .select(['tasks.id', 'tasks.key', 'tasks.project_id as projectId'])
    .where(
      isRecordId(reference)
        ? eb('tasks.id', '=', reference)
        : eb(eb.fn<string>('upper', ['tasks.key']), '=', reference.toUpperCase()),
    )
    .where(isVisibleTask(caller))
    .executeTakeFirst();
}

/** All dependencies of a project, also those of deleted tasks, which can come back. */
export const projectDependencies = (database: Kysely<Schema>, projectId: string) =>
  database
    .selectFrom('task_dependencies')
    .innerJoin('tasks', 'tasks.id', 'task_dependencies.task_id')
    .where('tasks.project_id', '=', projectId)
    .select([
      'task_dependencies.task_id as taskId',
      'task_dependencies.blocker_id as blockerId',
      'task_dependencies.lag_days as lagDays',
      'tasks.key',
    ])
    .execute();

type TaskEnd = 'task_id' | 'blocker_id';

/** `isVisibleTask` for `other`: former members see the tasks that are still theirs, and not what these wait for. */
const isOtherVisible = (viewer: Viewer): RawBuilder<boolean> =>
  sql<boolean>`(other.deleted_at is null and (other.assignee_id = ${viewer.employeeId}
    or exists (select from projects where projects.id = other.project_id and ${isVisibleProject(viewer)})))`;

const endsOfTasks = (
  database: Kysely<Schema>,
  ids: RawBuilder<readonly string[]>,
  viewer: Viewer,
  [own, other]: readonly [TaskEnd, TaskEnd],
) =>
  database
    .selectFrom('task_dependencies as dependency')
    .innerJoin('tasks as other', 'other.id', `dependency.${other}`)
    .where(sql<boolean>`${sql.ref(`dependency.${own}`)} = any(${ids})`)
    .where(isOtherVisible(viewer))
    .select([
      sql.lit(own).as('own_end'),
      sql<string>`${sql.ref(`dependency.${own}`)}`.as('own_id'),
      'other.id',
      'other.key',
      'other.status',
      'dependency.lag_days',
      'other.number',
    ]);

type EndsValues = Values<{ ids: readonly string[]; viewer: string }>;

const orderedEnds = (database: Kysely<Schema>, { ids, viewer }: EndsValues, flags: Caller['grantedFlags']) => {
  const anyCaller = { employeeId: viewer, grantedFlags: flags };
  return endsOfTasks(database, ids, anyCaller, ['task_id', 'blocker_id'])
    .unionAll(endsOfTasks(database, ids, anyCaller, ['blocker_id', 'task_id']))
    .orderBy('number')
    .orderBy('id');
};

const endsQuery = byVisibility((flags) =>
  preparedQuery((database, values: EndsValues) =>
    orderedEnds(database, values, flags).modifyEnd(rowsAsText).$castTo<TextRow>(),
  ),
);

const endColumns = [
  ...['own_end', 'own_id', 'id', 'status', 'lag_days'].map(plainColumn),
  // People choose the first part of a key.
  textColumn('key'),
];
type EndsSinceValues = EndsValues & Values<{ snapshot: string | null; projectId: string | null }>;

/**
 * Whether what a caller sees of dependencies may have changed since the snapshot, by the log of changes: a task, the
 * dependencies of one, a project or its members, of the project if one is given.
 */
const isChangedSince = ({ snapshot, projectId }: EndsSinceValues): RawBuilder<boolean> => sql<boolean>`(
  ${snapshot}::text is null or exists (
    select from changes
    where transaction_id >= pg_snapshot_xmin(${snapshot}::pg_snapshot)::text::bigint
      and not pg_visible_in_snapshot(transaction_id::text::xid8, ${snapshot}::pg_snapshot)
      and kind in ('task', 'project', 'members') and (${projectId}::uuid is null or project_id = ${projectId}::uuid)))`;

const endsTextQuery = byVisibility((flags) =>
  preparedQuery((database, values: EndsSinceValues) => {
    // In one order whatever the plan is, or the same ends would be two texts.
    const ends = orderedEnds(database, values, flags).orderBy('own_id').orderBy('own_end');
    return database
      .selectNoFrom(isChangedSince(values).as('is_changed'))
      .select(sql<string>`pg_current_snapshot()::text`.as('snapshot'))
      .$call((since) => database.selectFrom(since.modifyEnd(sql`offset 0`).as('since')))
      .select([
        sql<
          string | null
        >`case when since.is_changed then coalesce((${asOneText(database, ends, endColumns)}), '') end`.as('rows'),
        'since.snapshot',
      ])
      .modifyEnd(rowsAsText)
      .$castTo<TextRow>();
  }),
);

/**
 * As text, the dependencies of listed tasks whose other end the caller may see; whether the tasks themselves are visible is
 * not checked: what `dependencyColumns` read for one task. Rows of this end, its task, the other task's id, key and
 * status, and the lag; in the order of the other's number.
 */
export const dependencyEndsStatement = (
  database: Kysely<Schema>,
  caller: Caller,
  ids: readonly string[],
): Sendable<TextRow> => endsQuery(caller)(database, { ids, viewer: caller.employeeId });

/** The dependencies of listed tasks as one caller sees them. */
export interface KnownEnds {
  /** Whose they are. */
  readonly viewer: string;
  /** For `endsOfText`. */
  readonly text: string;
  /** pg_current_snapshot() of the statement that last found them as they are. */
  readonly snapshot: string;
  /** performance.now() before that statement. */
  readonly readAtMs: number;
}

export interface EndsOfList {
  readonly ids: readonly string[];
  /** A project that has all of the tasks; dependencies do not leave it. */
  readonly projectId: string | undefined;
  /** Those of an earlier call, of the same tasks. */
  readonly known: KnownEnds | undefined;
}

const viewerKey = (caller: Caller): string => JSON.stringify([caller.employeeId, seesAllProjects(caller)]);

/**
 * `dependencyEndsStatement` as one text. Where they are known and nothing has changed that they depend on, PostgreSQL only
 * looks into the log of changes, a tenth of the work.
 * @returns the statement, and the dependencies by its rows
 */
export function knownEnds(database: Kysely<Schema>, caller: Caller, { ids, projectId, known }: EndsOfList) {
  const viewer = viewerKey(caller);
  const usable = known?.viewer === viewer && isFresh(known) ? known : undefined;
  const readAtMs = performance.now();
  const statement: Sendable<TextRow> = endsTextQuery(caller)(database, {
    ...{ ids, viewer: caller.employeeId },
    ...{ projectId: projectId ?? null, snapshot: usable?.snapshot ?? null },
  });
  const toEnds = ([row]: readonly TextRow[]): KnownEnds => {
    const [text = null, snapshot = null] = row ?? [];
    const present = text ?? usable?.text;
    if (present === undefined || snapshot === null) throw new Error('The dependencies of a list are one row');
    return { viewer, text: present, snapshot, readAtMs };
  };
  return { statement, toEnds };
}

/** The rows of `dependencyEndsStatement` from the text of `KnownEnds`. */
export const endsOfText = (text: string): TextRow[] =>
  rowsOfText(text).map(([ownEnd = '', ownId = '', id = '', status = '', lagDays = '', key = '']) => [
    ...[ownEnd, ownId, id, JSON.parse(key) as string],
    ...[status, lagDays],
  ]);

/** The rows of `dependencyEndsStatement`. */
export const dependencyEnds = async (
  database: Kysely<Schema>,
  caller: Caller,
  ids: readonly string[],
): Promise<TextRow[]> =>
  ids.length === 0 ? [] : endsQuery(caller)(database, { ids, viewer: caller.employeeId }).execute();

/** One end of a dependency as a list of tasks shows it. */
export interface DependencyEnd {
  readonly id: string;
  readonly key: string;
  readonly status: string;
  readonly lag_days: number;
}

const ends = (own: TaskEnd, other: TaskEnd, viewer: Viewer): RawBuilder<DependencyEnd[]> => sql<
  DependencyEnd[]
>`coalesce((
    select json_agg(json_build_object('id', other.id, 'key', other.key, 'status', other.status, 'lag_days', dependency.lag_days) order by other.number)
    from task_dependencies dependency join tasks other on other.id = dependency.${sql.ref(other)}
    where dependency.${sql.ref(own)} = tasks.id and ${isOtherVisible(viewer)}), '[]')`;

/** The visible tasks that `tasks` waits for, and those that wait for it. */
export const dependencyColumns = (viewer: Viewer) =>
  [ends('task_id', 'blocker_id', viewer).as('blocked_by'), ends('blocker_id', 'task_id', viewer).as('blocks')] as const;
