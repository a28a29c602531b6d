import type { Kysely } from 'kysely';
import { maxBaselines } from '../../../../../domain/schedule/baselines';
import type { Schema } from '../../../../database/schema';
import type { Caller } from '../../../../operations/caller';
import { isVisibleProject, isVisibleTask } from '../../../../visibility/visibleProjectsReadModel';

const baselines = (database: Kysely<Schema>) =>
  database
    .selectFrom('plan_baselines')
    .innerJoin('employees', 'employees.id', 'plan_baselines.saved_by_id')
    .select((eb) => [
      'plan_baselines.id',
      'plan_baselines.project_id',
      'plan_baselines.name',
      'plan_baselines.saved_at',
      'employees.full_name as saved_by',
      eb
        .selectFrom('plan_baseline_tasks')
        .whereRef('plan_baseline_tasks.baseline_id', '=', 'plan_baselines.id')
        .select((count) => count.fn.countAll<number>().as('tasks'))
        .as('tasks'),
    ]);

export type BaselineRow = Awaited<ReturnType<ReturnType<typeof baselines>['executeTakeFirstOrThrow']>>;

/** The baselines of a project, newest first. */
export const baselinesOfProject = (database: Kysely<Schema>, projectId: string): Promise<BaselineRow[]> =>
  baselines(database)
    .where('plan_baselines.project_id', '=', projectId)
    .orderBy('plan_baselines.saved_at', 'desc')
    .orderBy('plan_baselines.id', 'desc')
    .limit(maxBaselines)
    .execute();

export const baselineById = (database: Kysely<Schema>, id: string): Promise<BaselineRow | undefined> =>
  baselines(database).where('plan_baselines.id', '=', id).executeTakeFirst();

export const countBaselines = async (database: Kysely<Schema>, projectId: string): Promise<number> =>
  (
    await database
      .selectFrom('plan_baselines')
      .where('project_id', '=', projectId)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** The visible tasks of a baseline, or of the last one of each visible project. */
export const baselineTasks = (
  database: Kysely<Schema>,
  caller: Caller,
  baselineId: string | undefined,
  limit: number,
) =>
  database
    .selectFrom('plan_baseline_tasks')
    .innerJoin('tasks', 'tasks.id', 'plan_baseline_tasks.task_id')
    .where(isVisibleTask(caller))
    .$if(baselineId !== undefined, (query) => query.where('plan_baseline_tasks.baseline_id', '=', baselineId ?? ''))
    .$if(baselineId === undefined, (query) =>
      query.where('plan_baseline_tasks.baseline_id', 'in', (eb) =>
        eb
          .selectFrom('plan_baselines')
          .where('plan_baselines.project_id', 'in', (projects) =>
            projects.selectFrom('projects').where(isVisibleProject(caller)).select('projects.id'),
          )
          .distinctOn('plan_baselines.project_id')
          .select('plan_baselines.id')
          .orderBy('plan_baselines.project_id')
          .orderBy('plan_baselines.saved_at', 'desc')
          .orderBy('plan_baselines.id', 'desc'),
      ),
    )
    .select([
      'plan_baseline_tasks.task_id',
      'plan_baseline_tasks.starts_on',
      'plan_baseline_tasks.start_half',
      'plan_baseline_tasks.due_on',
      'plan_baseline_tasks.due_half',
      'plan_baseline_tasks.duration_hours',
    ])
    .orderBy('plan_baseline_tasks.task_id')
    .limit(limit)
    .execute();
