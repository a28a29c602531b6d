import type { Kysely } from 'kysely';
import type { HistoryField } from '../../../../domain/history/historyFields';
import type { Schema } from '../../../database/schema';

/** Who has changed a field of a task last. */
export interface LastAuthor {
  readonly field: string | null;
  readonly actor_id: string | null;
  /** null for changes of the program. */
  readonly name: string | null;
}

/** The last authors of these fields, as the history of the task has them. */
export const lastAuthors = (
  database: Kysely<Schema>,
  taskId: string,
  fields: readonly HistoryField[],
): Promise<LastAuthor[]> =>
  database
    .selectFrom('history_entries')
    .leftJoin('employees', 'employees.id', 'history_entries.actor_id')
    .distinctOn('history_entries.field')
    .select(['history_entries.field', 'history_entries.actor_id', 'employees.full_name as name'])
    .where('history_entries.task_id', '=', taskId)
    .where('history_entries.field', 'in', [...fields])
    .orderBy('history_entries.field')
    .orderBy('history_entries.happened_at', 'desc')
    .orderBy('history_entries.id', 'desc')
    .execute();
