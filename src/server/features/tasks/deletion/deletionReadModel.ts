import type { Kysely } from 'kysely';
import { isRecordId } from '../../../database/isRecordId';
import type { Schema } from '../../../database/schema';
import { allInOrder } from '../../../database/transactions/allInOrder';

const maxRows = 500;

/** Tasks of a project that were deleted since an instant, latest first. */
export const deletedTasks = (database: Kysely<Schema>, projectId: string, since: Date) =>
  database
    .selectFrom('tasks')
    .leftJoin('employees', 'employees.id', 'tasks.deleted_by_id')
    .where('tasks.project_id', '=', projectId)
    .where('tasks.deleted_at', '>=', since)
    .select([
      'tasks.id',
      'tasks.key',
      'tasks.summary',
      'tasks.issue_type',
      'tasks.status',
      'tasks.assignee_name',
      'tasks.deleted_at',
      'employees.full_name as deleted_by',
    ])
    .orderBy('tasks.deleted_at', 'desc')
    .orderBy('tasks.id', 'desc')
    .limit(maxRows)
    .execute();

export interface DeletedRecord {
  kind: 'task' | 'project';
  id: string;
  /** The task's project, or the project itself. */
  projectId: string;
  deletionId: string;
  deletedById: string | null;
}

/** The deleted task or project with this id; undefined when there is none or it is not deleted. */
export async function deletedRecord(database: Kysely<Schema>, id: string): Promise<DeletedRecord | undefined> {
  if (!isRecordId(id)) return undefined;
  const [task, project] = await allInOrder([
    database
      .selectFrom('tasks')
      .select(['project_id', 'deletion_id', 'deleted_by_id'])
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .executeTakeFirst(),
    database
      .selectFrom('projects')
      .select(['deletion_id', 'deleted_by_id'])
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .executeTakeFirst(),
  ]);
  if (task?.deletion_id)
    return {
      kind: 'task',
      id,
      projectId: task.project_id,
      deletionId: task.deletion_id,
      deletedById: task.deleted_by_id,
    };
  return project?.deletion_id
    ? { kind: 'project', id, projectId: id, deletionId: project.deletion_id, deletedById: project.deleted_by_id }
    : undefined;
}
