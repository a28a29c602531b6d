import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { Subject } from '../visibility/visibilityReadModel';

/** The name of a task or a project in a sentence: 'HAR-12 Crane order' or 'Harbour'. */
export async function subjectLabel(database: Kysely<Schema>, { kind, id }: Subject): Promise<string> {
  if (kind === 'project')
    return (await database.selectFrom('projects').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;
  const { key, summary } = await database
    .selectFrom('tasks')
    .select(['key', 'summary'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return `${key} ${summary}`;
}

/** Those of the tasks that have an assignee, with the assignee. */
export async function taskAssignments(
  database: Kysely<Schema>,
  taskIds: readonly string[],
): Promise<{ id: string; label: string; assigneeId: string }[]> {
  if (taskIds.length === 0) return [];
  const rows = await database
    .selectFrom('tasks')
    .select(['id', 'key', 'summary', 'assignee_id'])
    .where('id', 'in', [...taskIds])
    .orderBy('number')
    .execute();
  return rows.flatMap(({ id, key, summary, assignee_id: assigneeId }) =>
    assigneeId === null ? [] : [{ id, label: `${key} ${summary}`, assigneeId }],
  );
}
