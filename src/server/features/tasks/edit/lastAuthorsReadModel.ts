import type { Kysely } from 'kysely';
import type { HistoryField } from '../../../../domain/history/historyFields';
import type { Schema } from '../../../database/schema';

/** Who has changed a field of a task last. */
export interface LastAuthor {
  readonly id: string;
  readonly task_id: string | null;
  readonly field: string | null;
  readonly actor_id: string | null;
  /** null for changes of the program. */
  readonly name: string | null;
  readonly happened_at: Date;
}

/** The last authors of these fields, as the histories of the tasks have them. Without tasks nothing is read. */
export const lastAuthors = async (
  database: Kysely<Schema>,
  taskIds: readonly string[],
  fields: readonly HistoryField[],
): Promise<LastAuthor[]> =>
  taskIds.length === 0
    ? []
    : database
        .selectFrom('history_entries')
        .leftJoin('employees', 'employees.id', 'history_entries.actor_id')
        .distinctOn(['history_entries.task_id', 'history_entries.field'])
        .select([
          'history_entries.id',
          'history_entries.task_id',
          'history_entries.field',
          'history_entries.actor_id',
          'history_entries.happened_at',
          'employees.full_name as name',
        ])
        .where('history_entries.task_id', 'in', [...taskIds])
        .where('history_entries.field', 'in', [...fields])
        .orderBy('history_entries.task_id')
        .orderBy('history_entries.field')
        .orderBy('history_entries.happened_at', 'desc')
        .orderBy('history_entries.id', 'desc')
        .execute();

/** How a message names an author; undefined for a change of the program, or when there is none. */
export const authorName = (author: LastAuthor | undefined, reader: { employeeId: string }): string | undefined =>
  author?.actor_id === reader.employeeId ? 'you' : (author?.name ?? undefined);
