import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/schema';
import type { FieldChange } from '../../../history/historyEntry';
import type { Caller } from '../../../operations/caller';

export interface OwnChange {
  readonly task_id: string | null;
  readonly field: string | null;
  readonly previous_value: string | null;
  readonly current_value: string | null;
}

/** Fields of the tasks that the caller has changed since then, as the history has them. */
export const ownChanges = (
  database: Kysely<Schema>,
  caller: Caller,
  taskIds: readonly string[],
  since: Date,
): Promise<OwnChange[]> =>
  database
    .selectFrom('history_entries')
    .select(['task_id', 'field', 'previous_value', 'current_value'])
    .where('task_id', 'in', [...taskIds])
    .where('actor_id', '=', caller.employeeId)
    .where('happened_at', '>=', since)
    .where('field', 'is not', null)
    .execute();

/**
 * Whether the changes of a task do nothing but put back what was there before own changes.
 * @param confirmed fields whose stored values, which may be those of others, the user has seen and gives up
 */
export const putsBack = (
  taskId: string,
  changes: readonly FieldChange[],
  own: readonly OwnChange[],
  confirmed: ReadonlySet<string>,
): boolean =>
  changes.length > 0 &&
  changes.every(({ field, previous, current }) =>
    own.some(
      (made) =>
        made.task_id === taskId &&
        made.field === field &&
        made.previous_value === current &&
        (made.current_value === previous || confirmed.has(field)),
    ),
  );
