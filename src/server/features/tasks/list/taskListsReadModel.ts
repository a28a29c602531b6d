import { sql, type Kysely } from 'kysely';
import { isRecordId } from '../../../database/isRecordId';
import { likePattern } from '../../../database/likePattern';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/call';
import { isVisibleTask } from '../../../visibility/visibleProjects';
import { isOpen } from '../../../work-figures/workStateReadModel';
import { taskRowColumns } from '../taskReadModel';
import type { TaskRow } from '../taskReadModel';

const maxTasksPerPerson = 1000;

/** Tasks of a project by key; with a text only those whose key or summary contains it, ignoring case. */
export const projectTasks = (
  database: Kysely<Schema>,
  projectId: string,
  text: string | undefined,
  limit: number,
): Promise<TaskRow[]> =>
  database
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select(taskRowColumns)
    .where('tasks.project_id', '=', projectId)
    .where('tasks.deleted_at', 'is', null)
    .$if(text !== undefined && text !== '', (query) =>
      query.where(sql<boolean>`(tasks.key || ' ' || tasks.summary) ilike ${likePattern(text ?? '')}`),
    )
    .orderBy('tasks.number')
    .orderBy('tasks.id')
    .limit(limit)
    .execute();

/** Visible tasks assigned to an employee: open ones first, then by due date, those without one last. */
export const tasksAssignedTo = (database: Kysely<Schema>, caller: Caller, employeeId: string): Promise<TaskRow[]> =>
  database
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select(taskRowColumns)
    .where('tasks.assignee_id', '=', employeeId)
    .where(isVisibleTask(caller))
    .orderBy(isOpen('tasks.status'), 'desc')
    .orderBy('tasks.due_on')
    .orderBy('tasks.id')
    .limit(maxTasksPerPerson)
    .execute();

export const isEmployee = async (database: Kysely<Schema>, id: string): Promise<boolean> =>
  isRecordId(id) &&
  (await database.selectFrom('employees').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
