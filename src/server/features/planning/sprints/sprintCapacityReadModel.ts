import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../database/schema';
import { activePeople } from '../../../schedule/activePeopleReadModel';
import { openTasks } from '../../../schedule/openTasksReadModel';

/** Active members of the sprint's project, and other assignees of open tasks of the sprint, by name. */
export const peopleOfSprint = (database: Kysely<Schema>, sprintId: string, timeZone: string) =>
  activePeople(database, timeZone).where((eb) =>
    eb.or([
      eb(
        'employees.id',
        'in',
        eb
          .selectFrom('project_members')
          .innerJoin('sprints', 'sprints.project_id', 'project_members.project_id')
          .where('sprints.id', '=', sprintId)
          .select('project_members.employee_id'),
      ),
      eb(
        'employees.id',
        'in',
        openTasks(database)
          .clearSelect()
          .clearOrderBy()
          .where('tasks.sprint_id', '=', sprintId)
          .select(sql<string>`tasks.assignee_id`.as('assignee_id')),
      ),
    ]),
  );

/** Open tasks of the sprint that no active employee has. */
export const unstaffedTasksOfSprint = (database: Kysely<Schema>, sprintId: string) =>
  openTasks(database)
    .leftJoin('employees', 'employees.id', 'tasks.assignee_id')
    .where('tasks.sprint_id', '=', sprintId)
    .where((eb) => eb.or([eb('tasks.assignee_id', 'is', null), eb('employees.status', '<>', 'Active')]));

/** The project of the sprint if it is completed: its tasks are no work to be planned. */
export const completedProject = (database: Kysely<Schema>, sprintId: string) =>
  database
    .selectFrom('sprints')
    .innerJoin('projects', 'projects.id', 'sprints.project_id')
    .where('sprints.id', '=', sprintId)
    .where('projects.status', '=', 'Completed')
    .select('projects.id');
