import { expressionBuilder, sql, type Expression, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { Attachment } from '../../attachments/attachment';
import { isVisibleProject } from '../../visibility/visibleProjectsReadModel';
import type { Caller } from '../../operations/caller';
import { nextMilestones } from '../../work-figures/nextMilestonesReadModel';
import { openBugCount, workCounts } from '../../work-figures/workStateReadModel';

const projectIds = () => expressionBuilder<Schema>().selectFrom('projects').select('projects.id');

/** Projects with all their figures, in one query for any number of projects. */
function selectProjects(database: Kysely<Schema>, ids: Expression<{ id: string }>) {
  return database
    .with('chosen', () => ids)
    .with('member_figures', (db) =>
      db
        .selectFrom('project_members')
        .where('project_id', 'in', db.selectFrom('chosen').select('chosen.id'))
        .groupBy('project_id')
        .select((eb) => [
          'project_id',
          eb.fn.countAll<number>().as('member_count'),
          sql<string>`string_agg(employee_id::text, ',' order by joined_at, employee_id)`.as('member_ids'),
        ]),
    )
    .with('task_figures', (db) =>
      db
        .selectFrom('tasks')
        .where('tasks.project_id', 'in', db.selectFrom('chosen').select('chosen.id'))
        .where('tasks.deleted_at', 'is', null)
        .groupBy('tasks.project_id')
        .select(['tasks.project_id', ...workCounts('tasks.status'), openBugCount]),
    )
    .with('tech_stack_names', (db) =>
      db
        .selectFrom('project_tech_stacks')
        .innerJoin('tech_stacks', 'tech_stacks.id', 'project_tech_stacks.tech_stack_id')
        .where('project_id', 'in', db.selectFrom('chosen').select('chosen.id'))
        .groupBy('project_id')
        .select([
          'project_id',
          sql<string>`string_agg(tech_stacks.name, ',' order by lower(tech_stacks.name))`.as('names'),
        ]),
    )
    .with('requirement_names', (db) =>
      db
        .selectFrom('project_requirements')
        .innerJoin('requirements', 'requirements.id', 'project_requirements.requirement_id')
        .where('project_id', 'in', db.selectFrom('chosen').select('chosen.id'))
        .groupBy('project_id')
        .select([
          'project_id',
          sql<string>`string_agg(requirements.name, ',' order by lower(requirements.name))`.as('names'),
        ]),
    )
    .with('next_milestones', () => nextMilestones)
    .selectFrom('projects')
    .innerJoin('chosen', 'chosen.id', 'projects.id')
    .leftJoin('employees as manager', 'manager.id', 'projects.project_manager_id')
    .leftJoin('employees as technical_manager', 'technical_manager.id', 'projects.technical_project_manager_id')
    .leftJoin('member_figures', 'member_figures.project_id', 'projects.id')
    .leftJoin('task_figures', 'task_figures.project_id', 'projects.id')
    .leftJoin('tech_stack_names', 'tech_stack_names.project_id', 'projects.id')
    .leftJoin('requirement_names', 'requirement_names.project_id', 'projects.id')
    .leftJoin('next_milestones', 'next_milestones.project_id', 'projects.id')
    .select([
      'projects.id',
      'projects.name',
      'projects.short_name',
      'projects.client_name',
      'projects.project_manager_id',
      'projects.technical_project_manager_id',
      'projects.awarded_on',
      'projects.started_on',
      'projects.description',
      'projects.remark',
      'projects.platform',
      'projects.project_type',
      'projects.status',
      'projects.version',
      'projects.created_at',
      'projects.updated_at',
      'manager.full_name as manager_name',
      'technical_manager.full_name as technical_manager_name',
      'member_figures.member_count',
      'member_figures.member_ids',
      'task_figures.open_count',
      'task_figures.finished_count',
      'task_figures.rejected_count',
      'task_figures.bug_count',
      'tech_stack_names.names as tech_stacks',
      'requirement_names.names as requirements',
      'next_milestones.id as milestone_id',
      'next_milestones.name as milestone_name',
      'next_milestones.due_on as milestone_due_on',
    ])
    .orderBy('projects.name')
    .orderBy('projects.id');
}

export type ProjectRow = Awaited<ReturnType<ReturnType<typeof selectProjects>['execute']>>[number];

/** The projects that the caller may see, by name. */
export const visibleProjects = (database: Kysely<Schema>, caller: Caller): Promise<ProjectRow[]> =>
  selectProjects(database, projectIds().where(isVisibleProject(caller))).execute();

/** Does not check visibility. */
export const projectById = (database: Kysely<Schema>, id: string): Promise<ProjectRow> =>
  selectProjects(database, projectIds().where('projects.id', '=', id)).executeTakeFirstOrThrow();

/** A document with its project. */
export type ProjectFile = Attachment & { project_id: string };

/** The documents of several projects, oldest first. */
export async function projectFiles(database: Kysely<Schema>, projectIds: readonly string[]): Promise<ProjectFile[]> {
  if (projectIds.length === 0) return [];
  return database
    .selectFrom('project_files')
    .innerJoin('files', 'files.id', 'project_files.file_id')
    .where('project_files.project_id', 'in', [...projectIds])
    .select(['project_files.project_id', 'files.id', 'files.name', 'files.size_bytes', 'files.media_type'])
    .orderBy('files.uploaded_at')
    .orderBy('files.id')
    .execute();
}
