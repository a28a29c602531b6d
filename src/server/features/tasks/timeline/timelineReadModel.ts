import { expressionBuilder, sql, type Kysely, type RawBuilder } from 'kysely';
import type { Day } from '../../../../domain/calendar/day';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/caller';
import { placedColumns } from '../../../schedule/assigneeTimesReadModel';
import { isVisibleProject, isVisibleTask } from '../../../visibility/visibleProjectsReadModel';
import { isOpen } from '../../../work-figures/workStateReadModel';

type Viewer = Pick<Caller, 'employeeId' | 'grantedFlags'>;

export interface TimelineScope {
  /** undefined for all projects. */
  readonly projectId: string | undefined;
  /** Only this task and those with which it has dependencies; undefined for all. */
  readonly taskId: string | undefined;
  readonly from: Day;
  readonly to: Day;
  /** Finished and rejected tasks that end on this day or later; undefined for none. */
  readonly finishedFrom: Day | undefined;
}

const isConnectedWith = (id: string): RawBuilder<boolean> =>
  sql<boolean>`tasks.id in (
    select ${id}::uuid
    union select blocker_id from task_dependencies where task_id = ${id}
    union select task_id from task_dependencies where blocker_id = ${id})`;

/** The visible tasks with a day in the range, and open ones without any day: open tasks first, then by their days. */
export const timelineTasks = (
  database: Kysely<Schema>,
  caller: Caller,
  { projectId, taskId, from, to, finishedFrom }: TimelineScope,
  limit: number,
) =>
  database
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .where(isVisibleTask(caller))
    .$if(projectId !== undefined, (query) => query.where('tasks.project_id', '=', projectId ?? ''))
    .$if(taskId !== undefined, (query) => query.where(isConnectedWith(taskId ?? '')))
    .where((eb) =>
      finishedFrom === undefined
        ? isOpen('tasks.status')
        : eb.or([isOpen('tasks.status'), sql<boolean>`coalesce(tasks.due_on, tasks.starts_on) >= ${finishedFrom}`]),
    )
    .where((eb) =>
      eb.or([
        eb.and([
          sql<boolean>`coalesce(tasks.due_on, tasks.starts_on) >= ${from}`,
          sql<boolean>`coalesce(tasks.starts_on, tasks.due_on) <= ${to}`,
        ]),
        eb.and([eb('tasks.starts_on', 'is', null), eb('tasks.due_on', 'is', null), isOpen('tasks.status')]),
      ]),
    )
    .select([
      ...placedColumns,
      'tasks.key',
      'tasks.issue_type',
      'tasks.summary',
      'tasks.priority',
      'tasks.assignee_name',
      'tasks.project_id',
      'projects.name as project_name',
      'tasks.sprint_id',
      'tasks.sprint_name',
      'tasks.milestone_name',
      'tasks.version',
      sql<number>`count(*) over ()`.as('total'),
    ])
    .orderBy(isOpen('tasks.status'), 'desc')
    .orderBy(sql`coalesce(tasks.starts_on, tasks.due_on)`, (order) => order.asc().nullsLast())
    .orderBy('tasks.id')
    .limit(limit);

/** Dependencies between visible tasks of one project or of all, or those of one task alone. */
export const timelineDependencies = (
  database: Kysely<Schema>,
  caller: Viewer,
  { projectId, taskId }: Pick<TimelineScope, 'projectId' | 'taskId'>,
) =>
  database
    .selectFrom('task_dependencies')
    .innerJoin('tasks', 'tasks.id', 'task_dependencies.task_id')
    .where(isVisibleTask(caller))
    .$if(projectId !== undefined, (query) => query.where('tasks.project_id', '=', projectId ?? ''))
    .$if(taskId !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('task_dependencies.task_id', '=', taskId ?? ''),
          eb('task_dependencies.blocker_id', '=', taskId ?? ''),
        ]),
      ),
    )
    .select(['task_dependencies.task_id', 'task_dependencies.blocker_id', 'task_dependencies.lag_days'])
    .orderBy('task_dependencies.task_id')
    .orderBy('task_dependencies.blocker_id');

const spanColumns = ['id', 'project_id', 'name', 'starts_on', 'due_on', 'status'] as const;

/** The milestones or sprints of one visible project or of all, or of the project of a task, by due day. */
export const timelinePlans = (
  database: Kysely<Schema>,
  caller: Viewer,
  table: 'milestones' | 'sprints',
  { projectId, taskId }: Pick<TimelineScope, 'projectId' | 'taskId'>,
) =>
  database
    .selectFrom(table)
    .where('deleted_at', 'is', null)
    .$if(projectId !== undefined, (query) => query.where('project_id', '=', projectId ?? ''))
    .$if(taskId !== undefined, (query) =>
      query.where('project_id', '=', (eb) =>
        eb
          .selectFrom('tasks')
          .where('tasks.id', '=', taskId ?? '')
          .select('tasks.project_id'),
      ),
    )
    .where((eb) =>
      eb('project_id', 'in', eb.selectFrom('projects').where(isVisibleProject(caller)).select('projects.id')),
    )
    .select([...spanColumns])
    .orderBy('due_on', (order) => order.asc().nullsLast())
    .orderBy('name')
    .orderBy('id');

/** Those of the tasks that the caller may see. */
export const visibleTaskIds = (database: Kysely<Schema>, caller: Caller, ids: readonly string[]) =>
  database
    .selectFrom('tasks')
    .where(sql<boolean>`tasks.id = any(${ids}::uuid[])`)
    .where(isVisibleTask(caller))
    .select('tasks.id')
    .execute();

/** All dependencies of the projects of these tasks, also those of deleted tasks. */
export const dependenciesAround = (database: Kysely<Schema>, ids: readonly string[]) =>
  database
    .selectFrom('task_dependencies')
    .innerJoin('tasks', 'tasks.id', 'task_dependencies.task_id')
    .where(sql<boolean>`tasks.project_id in (select project_id from tasks where id = any(${ids}::uuid[]))`)
    .select(['task_dependencies.task_id', 'task_dependencies.blocker_id', 'task_dependencies.lag_days'])
    .orderBy('task_dependencies.task_id')
    .orderBy('task_dependencies.blocker_id')
    .execute();

/** Where these tasks are in the schedule, deleted ones excluded. */
export const placedTasks = (database: Kysely<Schema>, ids: readonly string[]) =>
  database
    .selectFrom('tasks')
    .where(sql<boolean>`tasks.id = any(${ids}::uuid[])`)
    .where('tasks.deleted_at', 'is', null)
    .select(placedColumns)
    .orderBy('tasks.id');

/** The ids of the assignees, milestones or sprints of these tasks, for `in`. */
const selectIdsInTasks = (column: 'assignee_id' | 'milestone_id' | 'sprint_id', taskIds: readonly string[]) =>
  expressionBuilder<Schema, never>()
    .selectFrom('tasks as moved')
    .where(sql<boolean>`moved.id = any(${taskIds}::uuid[])`)
    .where('moved.deleted_at', 'is', null)
    .where(`moved.${column}`, 'is not', null)
    .select(`moved.${column} as id`);

/** The open tasks of the assignees of these tasks in all projects that are not completed, as in the working plan. */
export const openTasksOfAssignees = (database: Kysely<Schema>, taskIds: readonly string[]) =>
  database
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .where('tasks.assignee_id', 'in', selectIdsInTasks('assignee_id', taskIds))
    .where('tasks.deleted_at', 'is', null)
    .where('projects.status', '<>', 'Completed')
    .where(isOpen('tasks.status'))
    .select([...placedColumns, 'tasks.assigned_on'])
    .orderBy('tasks.id');

export const openTasksOfMilestones = (database: Kysely<Schema>, taskIds: readonly string[]) =>
  database
    .selectFrom('tasks')
    .where('tasks.milestone_id', 'in', selectIdsInTasks('milestone_id', taskIds))
    .where('tasks.deleted_at', 'is', null)
    .where(isOpen('tasks.status'))
    .select(placedColumns)
    .orderBy('tasks.id');

/** The sprints of these tasks with their days. */
export const sprintsOfTasks = (database: Kysely<Schema>, taskIds: readonly string[]) =>
  database
    .selectFrom('sprints')
    .where('sprints.id', 'in', selectIdsInTasks('sprint_id', taskIds))
    .select(['sprints.id', 'sprints.name', 'sprints.starts_on as startsOn', 'sprints.due_on as dueOn']);

export const milestonesOfTasks = (database: Kysely<Schema>, taskIds: readonly string[]) =>
  database
    .selectFrom('milestones')
    .innerJoin('projects', 'projects.id', 'milestones.project_id')
    .where('milestones.id', 'in', selectIdsInTasks('milestone_id', taskIds))
    .select(['milestones.id', 'milestones.name', 'milestones.due_on', 'projects.name as project_name'])
    .orderBy('milestones.due_on', (order) => order.asc().nullsLast())
    .orderBy('milestones.id');
