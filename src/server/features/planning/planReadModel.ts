import { sql, type Kysely } from 'kysely';
import { finishedStatuses } from '../../../domain/tasks/taskChoices';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';

/** Which milestones or sprints are read: those of a project, or one. */
type PlanScope = { projectId: string } | { id: string };

const scopeColumn = (scope: PlanScope) => ('id' in scope ? ({ column: 'id', value: scope.id } as const) : ({ column: 'project_id', value: scope.projectId } as const));

/** Figures over the tasks of sprints: one set-based query, however many sprints and tasks there are. */
function sprintFigures(database: Kysely<Schema>, scope: PlanScope) {
  const { column, value } = scopeColumn(scope);
  return database
    .with('chosen', (db) => db.selectFrom('sprints').where(`sprints.${column}`, '=', value).where('sprints.deleted_at', 'is', null).select('sprints.id'))
    .with('task_figures', (db) =>
      db
        .selectFrom('tasks')
        .where('tasks.sprint_id', 'in', db.selectFrom('chosen').select('chosen.id'))
        .where('tasks.deleted_at', 'is', null)
        .groupBy('tasks.sprint_id')
        .select((eb) => [
          'tasks.sprint_id',
          eb.fn.countAll<number>().as('task_count'),
          eb.fn.countAll<number>().filterWhere('tasks.status', 'in', [...finishedStatuses]).as('done_count'),
          eb.fn.sum<number | null>('tasks.duration_hours').as('estimated_hours'),
        ]),
    )
    .with('timer_figures', (db) =>
      db
        .selectFrom('task_timers')
        .innerJoin('tasks', 'tasks.id', 'task_timers.task_id')
        .where('tasks.sprint_id', 'in', db.selectFrom('chosen').select('chosen.id'))
        .where('tasks.deleted_at', 'is', null)
        .where('task_timers.stopped_at', 'is not', null)
        .groupBy('tasks.sprint_id')
        .select(['tasks.sprint_id', sql<number>`floor(sum(extract(epoch from task_timers.stopped_at - task_timers.started_at)) / 60)`.as('logged_minutes')]),
    )
    .with('last_closings', (db) =>
      db
        .selectFrom('sprint_closings')
        .where('sprint_closings.sprint_id', 'in', db.selectFrom('chosen').select('chosen.id'))
        .groupBy('sprint_closings.sprint_id')
        .select((eb) => ['sprint_closings.sprint_id', eb.fn.max<Date>('sprint_closings.closed_at').as('closed_at')]),
    )
    .selectFrom('sprints')
    .innerJoin('chosen', 'chosen.id', 'sprints.id')
    .leftJoin('milestones', 'milestones.id', 'sprints.milestone_id')
    .leftJoin('task_figures', 'task_figures.sprint_id', 'sprints.id')
    .leftJoin('timer_figures', 'timer_figures.sprint_id', 'sprints.id')
    .leftJoin('last_closings', 'last_closings.sprint_id', 'sprints.id')
    .select([
      'sprints.id',
      'sprints.project_id',
      'sprints.name',
      'sprints.description',
      'sprints.starts_on',
      'sprints.due_on',
      'sprints.scope_type',
      'sprints.status',
      'sprints.version',
      'sprints.milestone_id',
      'milestones.name as milestone_name',
      'task_figures.task_count',
      'task_figures.done_count',
      'task_figures.estimated_hours',
      'timer_figures.logged_minutes',
      'last_closings.closed_at',
    ])
    .orderBy('sprints.starts_on', (order) => order.desc().nullsLast())
    .orderBy('sprints.created_at', 'desc')
    .orderBy('sprints.id', 'desc');
}

export type SprintRow = Awaited<ReturnType<ReturnType<typeof sprintFigures>['execute']>>[number];

/** The sprints of a project, the newest first. */
export const sprintsOfProject = (database: Kysely<Schema>, projectId: string): Promise<SprintRow[]> => sprintFigures(database, { projectId }).execute();

/** A sprint with its figures; undefined when there is none. */
export const sprintById = async (database: Kysely<Schema>, id: string): Promise<SprintRow | undefined> => (isRecordId(id) ? sprintFigures(database, { id }).executeTakeFirst() : undefined);

const selectMilestones = (database: Kysely<Schema>, scope: PlanScope) => {
  const { column, value } = scopeColumn(scope);
  return database
    .selectFrom('milestones')
    .where(`milestones.${column}`, '=', value)
    .where('milestones.deleted_at', 'is', null)
    .select(['id', 'project_id', 'name', 'description', 'starts_on', 'due_on', 'status', 'version'])
    .orderBy('due_on', (order) => order.asc().nullsLast())
    .orderBy('created_at')
    .orderBy('id');
};

export type MilestoneRow = Awaited<ReturnType<ReturnType<typeof selectMilestones>['execute']>>[number];

/** The milestones of a project, by due date. */
export const milestonesOfProject = (database: Kysely<Schema>, projectId: string): Promise<MilestoneRow[]> => selectMilestones(database, { projectId }).execute();

/** A milestone; undefined when there is none. */
export const milestoneById = async (database: Kysely<Schema>, id: string): Promise<MilestoneRow | undefined> => (isRecordId(id) ? selectMilestones(database, { id }).executeTakeFirst() : undefined);

/** Name of a milestone of the project; undefined when this is none. */
export async function milestoneName(database: Kysely<Schema>, projectId: string, id: string): Promise<string | undefined> {
  const milestone = await milestoneById(database, id);
  return milestone?.project_id === projectId ? milestone.name : undefined;
}

/** True when another milestone or sprint of the project has this name, whatever its case. */
export async function isNameTaken(database: Kysely<Schema>, table: 'milestones' | 'sprints', projectId: string, name: string, ownId: string | null): Promise<boolean> {
  const other = await database
    .selectFrom(table)
    .select('id')
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .where(sql<string>`lower(btrim(name))`, '=', sql<string>`lower(btrim(${name}))`)
    .$if(ownId !== null, (query) => query.where('id', '<>', ownId ?? ''))
    .executeTakeFirst();
  return other !== undefined;
}
