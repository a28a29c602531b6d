import { sql, type Kysely } from 'kysely';
import { preparedQuery } from '../../database/preparedQuery';
import type { Schema } from '../../database/schema';

/** The counts that triggers keep per project. */
export const storedTotals = (database: Kysely<Schema>) =>
  database.selectFrom('project_task_counts').select(sql<number>`coalesce(sum(task_count), 0)`.as('total'));

export const fullTotalQuery = preparedQuery((database) => storedTotals(database));

/** Tasks of all projects, visible to the caller or not. */
export async function countAllTasks(database: Kysely<Schema>): Promise<number> {
  const [row] = await fullTotalQuery(database, {}).execute();
  return row?.total ?? 0;
}
