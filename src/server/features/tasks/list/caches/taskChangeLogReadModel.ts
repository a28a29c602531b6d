import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../../../database/schema';
import type { Caller } from '../../../../operations/caller';
import { StatementForms, type Values } from '../../../../database/preparedQuery';
import {
  filterForm,
  filterValues,
  isVisibilityLimited,
  isVisibleByTerms,
  isVisibleToCaller,
  matchesFilter,
  matchesTerms,
  type FilterValues,
} from '../taskConditionsReadModel';
import { isChangeAfter, type ReadPiece } from '../piecesReadModel';
import type { TaskFilter } from '../taskFilter';

/**
 * Triggers write the change log into the table `task_moves`: each task as it was before a change (move 'leaves') and as it
 * is after it ('enters'). A statement that changes too many tasks writes one row 'many' instead; a change of memberships or
 * of a project's name writes 'reach'. Only this file knows these names.
 */
export const changesSince = (database: Kysely<Schema>, snapshot: string | RawBuilder<string>) =>
  database
    .selectFrom('task_moves as tasks')
    .where(sql<boolean>`tasks.transaction_id >= pg_snapshot_xmin(${snapshot}::pg_snapshot)`)
    .where(sql<boolean>`not pg_visible_in_snapshot(tasks.transaction_id, ${snapshot}::pg_snapshot)`);

/** Changes of tasks since the piece with them was read. */
export const changesSincePieces = (database: Kysely<Schema>, read: readonly ReadPiece[]) =>
  database.selectFrom('task_moves as tasks').where(isChangeAfter(read));

/** What a row of the change log adds to a count. */
export const countDelta = sql<number>`case tasks.move when 'enters' then 1 when 'leaves' then -1 else 0 end`;

/** True for rows of the change log with a task. */
export const isTaskRow = sql<boolean>`tasks.move in ('enters', 'leaves')`;

/** True for rows of the change log with a task as it is after the change. */
export const isAfterChange = sql<boolean>`tasks.move = 'enters'`;

/** The snapshot of the statement. */
export const currentSnapshot = sql<string>`pg_current_snapshot()::text`;

/** True when the change log lacks changes that the list depends on. */
export const isLogIncomplete = (caller: Caller, filter: TaskFilter, dependsOnProjects = false): RawBuilder<boolean> =>
  filter.isBlocked
    ? // Whether a task is blocked changes with other tasks.
      sql<boolean>`count(*) > 0`
    : isVisibilityLimited(caller, filter) || dependsOnProjects
      ? sql<boolean>`coalesce(bool_or(tasks.move in ('many', 'reach')), false)`
      : sql<boolean>`coalesce(bool_or(tasks.move = 'many'), false)`;

/** Planned for the length of the change log. */
const countDeltas = new StatementForms({ maxForms: 200, maxPrepared: 0 });

/** By how many tasks the list has grown since the snapshot; undefined when the change log is incomplete. */
export async function countDeltaSince(database: Kysely<Schema>, caller: Caller, filter: TaskFilter, snapshot: string) {
  const form = filterForm(filter, caller);
  const [since] = await countDeltas
    .statement(database, {
      form: JSON.stringify(form),
      values: { ...filterValues(filter, caller), snapshot },
      hasOnePlan: false,
      build: (builder, values: Values<FilterValues & { snapshot: string }>) =>
        changesSince(builder, values.snapshot).select([
          sql<number>`coalesce(sum(${countDelta}) filter (where ${matchesTerms({ form, values })} and ${isVisibleByTerms({ form, values })}), 0)`.as(
            'delta',
          ),
          isLogIncomplete(caller, filter).as('is_incomplete'),
          currentSnapshot.as('now'),
        ]),
    })
    .execute();
  return since === undefined || since.is_incomplete ? undefined : { delta: since.delta, snapshot: since.now };
}

/** By how many tasks the list has grown since its pieces were read; undefined when the change log is incomplete. */
export async function countDeltaSincePieces(
  database: Kysely<Schema>,
  caller: Caller,
  filter: TaskFilter,
  read: readonly ReadPiece[],
) {
  const { delta, is_incomplete, now } = await changesSincePieces(database, read)
    .select([
      sql<number>`coalesce(sum(${countDelta}) filter (where ${matchesFilter(filter, caller)} and ${isVisibleToCaller(caller, filter)}), 0)`.as(
        'delta',
      ),
      isLogIncomplete(caller, filter).as('is_incomplete'),
      currentSnapshot.as('now'),
    ])
    .executeTakeFirstOrThrow();
  return is_incomplete ? undefined : { delta, snapshot: now };
}

/** Lists with the same key hold the same tasks. */
export const listCacheKey = (caller: Caller, filter: TaskFilter): string =>
  JSON.stringify([isVisibilityLimited(caller, filter) || filter.scope !== 'all' ? caller.employeeId : null, filter]);
