import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/schema';
import { isOpen } from '../../../work-figures/workStateReadModel';

/** The assignees of open tasks in the sprint; former members of the project may keep some. */
export const openTaskHolders = (database: Kysely<Schema>, sprintId: string) =>
  database
    .selectFrom('tasks')
    .where('tasks.sprint_id', '=', sprintId)
    .where('tasks.deleted_at', 'is', null)
    .where('tasks.assignee_id', 'is not', null)
    .where(isOpen('tasks.status'))
    .select('tasks.assignee_id')
    .$asScalar();

/** The closings of a sprint, newest first. */
export const sprintClosings = (database: Kysely<Schema>, sprintId: string) =>
  database
    .selectFrom('sprint_closings')
    .leftJoin('employees', 'employees.id', 'sprint_closings.closed_by_id')
    .where('sprint_closings.sprint_id', '=', sprintId)
    .select([
      'sprint_closings.id',
      'sprint_closings.closed_at',
      'sprint_closings.carried_to_name',
      'employees.full_name as closed_by_name',
    ])
    .orderBy('sprint_closings.closed_at', 'desc')
    .orderBy('sprint_closings.id', 'desc')
    .execute();

/** The tasks of a sprint at its closings, by number. */
export const readClosingTasks = (database: Kysely<Schema>, sprintId: string) =>
  database
    .selectFrom('sprint_closing_tasks')
    .innerJoin('sprint_closings', 'sprint_closings.id', 'sprint_closing_tasks.closing_id')
    .innerJoin('tasks', 'tasks.id', 'sprint_closing_tasks.task_id')
    .where('sprint_closings.sprint_id', '=', sprintId)
    .selectAll('sprint_closing_tasks')
    .orderBy('tasks.number')
    .execute();
