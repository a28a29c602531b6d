import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/call';
import { isInReach, isReachLimited, passesFilter } from './taskConditionsReadModel';
import type { TaskFilter } from './taskFilter';

/** What a row of the log adds to a count. */
export const countOfMove = sql<number>`case tasks.move when 'enters' then 1 when 'leaves' then -1 else 0 end`;

/** The state of the database that a statement sees. */
export const currentSnapshot = sql<string>`pg_current_snapshot()::text`;

/** The log of tasks, as `tasks`, from what the snapshot did not see up to what the statement sees. */
export const movesSince = (database: Kysely<Schema>, snapshot: string) =>
  database
    .selectFrom('task_moves as tasks')
    .where(sql<boolean>`tasks.transaction_id >= pg_snapshot_xmin(${snapshot}::pg_snapshot)`)
    .where(sql<boolean>`not pg_visible_in_snapshot(tasks.transaction_id, ${snapshot}::pg_snapshot)`);

/** True when the log does not say enough about the tasks of this list. */
export const isUntold = (caller: Caller, filter: TaskFilter, dependsOnProjects = false): RawBuilder<boolean> =>
  isReachLimited(caller, filter) || dependsOnProjects
    ? sql<boolean>`coalesce(bool_or(tasks.move in ('many', 'reach')), false)`
    : sql<boolean>`coalesce(bool_or(tasks.move = 'many'), false)`;

/** By how much tasks of the list have become more since the snapshot; undefined when the log does not tell. */
export async function countedSince(database: Kysely<Schema>, caller: Caller, filter: TaskFilter, snapshot: string) {
  const { shift, is_untold, now } = await movesSince(database, snapshot)
    .select([
      sql<number>`coalesce(sum(${countOfMove}) filter (where ${passesFilter(filter, caller)} and ${isInReach(caller, filter)}), 0)`.as(
        'shift',
      ),
      isUntold(caller, filter).as('is_untold'),
      currentSnapshot.as('now'),
    ])
    .executeTakeFirstOrThrow();
  return is_untold ? undefined : { shift, snapshot: now };
}

/** Whose list it is, and of what: lists with the same key hold the same tasks. */
export const listKey = (caller: Caller, filter: TaskFilter): string =>
  JSON.stringify([isReachLimited(caller, filter) || filter.scope !== 'all' ? caller.employeeId : null, filter]);
