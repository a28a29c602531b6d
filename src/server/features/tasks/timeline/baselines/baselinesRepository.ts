import { sql, type Kysely } from 'kysely';
import { rejectedStatus } from '../../../../../domain/tasks/workState';
import { v7 as newId } from 'uuid';
import type { Schema } from '../../../../database/schema';

/**
 * Saves the days of the tasks of a project that have any; rejected tasks are not part of it.
 * @returns its id
 */
export async function insertBaseline(
  database: Kysely<Schema>,
  baseline: { readonly projectId: string; readonly name: string; readonly savedById: string; readonly savedAt: Date },
): Promise<string> {
  const id = newId();
  await database
    .insertInto('plan_baselines')
    .values({
      id,
      project_id: baseline.projectId,
      name: baseline.name,
      saved_by_id: baseline.savedById,
      saved_at: baseline.savedAt,
    })
    .execute();
  await database
    .insertInto('plan_baseline_tasks')
    .columns(['baseline_id', 'task_id', 'starts_on', 'start_half', 'due_on', 'due_half', 'duration_hours'])
    .expression((eb) =>
      eb
        .selectFrom('tasks')
        .where('project_id', '=', baseline.projectId)
        .where('deleted_at', 'is', null)
        .where('status', '<>', rejectedStatus)
        .where((task) => task.or([task('starts_on', 'is not', null), task('due_on', 'is not', null)]))
        .select([
          sql<string>`${id}::uuid`.as('baseline_id'),
          'id',
          'starts_on',
          'start_half',
          'due_on',
          'due_half',
          'duration_hours',
        ]),
    )
    .execute();
  return id;
}

export const removeBaseline = async (database: Kysely<Schema>, id: string): Promise<void> => {
  await database.deleteFrom('plan_baselines').where('id', '=', id).execute();
};
