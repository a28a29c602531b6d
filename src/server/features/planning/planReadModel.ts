import { sql, type Kysely } from 'kysely';
import type { ClosingFigures } from '../../../domain/planning/sprintClosing';
import { isRecordId } from '../../database/isRecordId';
import { preparedQuery, type Values } from '../../database/preparedQuery';
import type { Schema } from '../../database/schema';
import type { Sendable } from '../../database/sendTogether';
import { byVisibility, isVisibleProject } from '../../visibility/visibleProjectsReadModel';
import { plannedHours, plannedHoursOfClosing, toCounts, workCounts } from '../../work-figures/workStateReadModel';

/** All milestones or sprints of a project, or one. */
type PlanScope = { projectId: string } | { id: string };

const scopeColumn = (scope: PlanScope) =>
  'id' in scope
    ? ({ column: 'id', value: scope.id } as const)
    : ({ column: 'project_id', value: scope.projectId } as const);

/** Figures over the tasks of sprints, in one query for any number of sprints. */
function sprintFigures(database: Kysely<Schema>, scope: PlanScope) {
  const { column, value } = scopeColumn(scope);
  return database
    .with('chosen', (db) =>
      db
        .selectFrom('sprints')
        .where(`sprints.${column}`, '=', value)
        .where('sprints.deleted_at', 'is', null)
        .select('sprints.id'),
    )
    .with('task_figures', (db) =>
      db
        .selectFrom('tasks')
        .where('tasks.sprint_id', 'in', db.selectFrom('chosen').select('chosen.id'))
        .where('tasks.deleted_at', 'is', null)
        .groupBy('tasks.sprint_id')
        .select(['tasks.sprint_id', ...workCounts('tasks.status'), ...plannedHours()]),
    )
    .with('last_closings', (db) =>
      db
        .selectFrom('sprint_closings')
        .where('sprint_closings.sprint_id', 'in', db.selectFrom('chosen').select('chosen.id'))
        .distinctOn('sprint_closings.sprint_id')
        .orderBy('sprint_closings.sprint_id')
        .orderBy('sprint_closings.closed_at', 'desc')
        .orderBy('sprint_closings.id', 'desc')
        .select([
          'sprint_closings.id',
          'sprint_closings.sprint_id',
          'sprint_closings.closed_at',
          'sprint_closings.carried_to_name',
        ]),
    )
    .with('closing_figures', (db) =>
      db
        .selectFrom('sprint_closing_tasks')
        .where('sprint_closing_tasks.closing_id', 'in', db.selectFrom('last_closings').select('last_closings.id'))
        .groupBy('sprint_closing_tasks.closing_id')
        .select((eb) => [
          'sprint_closing_tasks.closing_id',
          ...workCounts('sprint_closing_tasks.status'),
          eb.fn.countAll<number>().filterWhere('sprint_closing_tasks.was_carried', '=', true).as('carried_count'),
          ...plannedHoursOfClosing(),
        ]),
    )
    .selectFrom('sprints')
    .innerJoin('chosen', 'chosen.id', 'sprints.id')
    .leftJoin('milestones', 'milestones.id', 'sprints.milestone_id')
    .leftJoin('task_figures', 'task_figures.sprint_id', 'sprints.id')
    .leftJoin('last_closings', 'last_closings.sprint_id', 'sprints.id')
    .leftJoin('closing_figures', 'closing_figures.closing_id', 'last_closings.id')
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
      'task_figures.open_count',
      'task_figures.finished_count',
      'task_figures.rejected_count',
      'task_figures.estimated_hours',
      sql<number | null>`task_figures.logged_seconds / 60`.as('logged_minutes'),
      'last_closings.closed_at',
      'last_closings.carried_to_name',
      'closing_figures.open_count as closing_open_count',
      'closing_figures.finished_count as closing_finished_count',
      'closing_figures.rejected_count as closing_rejected_count',
      'closing_figures.carried_count',
      'closing_figures.estimated_hours as closing_estimated_hours',
      'closing_figures.logged_minutes as closing_logged_minutes',
    ])
    .orderBy('sprints.starts_on', (order) => order.desc().nullsLast())
    .orderBy('sprints.created_at', 'desc')
    .orderBy('sprints.id', 'desc');
}

export type SprintRow = Awaited<ReturnType<ReturnType<typeof sprintFigures>['execute']>>[number];

export const lastClosing = (row: SprintRow): ClosingFigures => ({
  counts: toCounts({
    open_count: row.closing_open_count,
    finished_count: row.closing_finished_count,
    rejected_count: row.closing_rejected_count,
  }),
  carriedOver: row.carried_count ?? 0,
  carriedTo: row.carried_to_name,
});

/** The sprints of a project, newest first. */
export const sprintsOfProject = (database: Kysely<Schema>, projectId: string): Sendable<SprintRow> =>
  sprintFigures(database, { projectId });

export const sprintById = async (database: Kysely<Schema>, id: string): Promise<SprintRow | undefined> =>
  isRecordId(id) ? sprintFigures(database, { id }).executeTakeFirst() : undefined;

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
export const milestonesOfProject = (database: Kysely<Schema>, projectId: string): Sendable<MilestoneRow> =>
  selectMilestones(database, { projectId });

export const milestoneById = async (database: Kysely<Schema>, id: string): Promise<MilestoneRow | undefined> =>
  isRecordId(id) ? selectMilestones(database, { id }).executeTakeFirst() : undefined;

/** Name of a milestone of the project; undefined when there is none. */
export async function milestoneName(
  database: Kysely<Schema>,
  projectId: string,
  id: string,
): Promise<string | undefined> {
  const milestone = await milestoneById(database, id);
  return milestone?.project_id === projectId ? milestone.name : undefined;
}

/** True when another milestone or sprint of the project has this name, ignoring case. */
export async function isNameTaken(
  database: Kysely<Schema>,
  table: 'milestones' | 'sprints',
  projectId: string,
  name: string,
  ownId: string | null,
): Promise<boolean> {
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

const visiblePlanQuery = (table: 'milestones' | 'sprints') =>
  byVisibility((flags) =>
    preparedQuery((database, { id, viewer }: Values<{ id: string; viewer: string }>) =>
      database
        .selectFrom(table)
        .innerJoin('projects', 'projects.id', `${table}.project_id`)
        .select(`${table}.id`)
        .where(`${table}.id`, '=', id)
        .where(isVisibleProject({ employeeId: viewer, grantedFlags: flags })),
    ),
  );

/** The id of a sprint whose project the viewer may see. */
export const visibleSprintQuery = visiblePlanQuery('sprints');
/** The id of a milestone whose project the viewer may see. */
export const visibleMilestoneQuery = visiblePlanQuery('milestones');
