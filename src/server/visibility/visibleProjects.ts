import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Schema } from '../database/schema';
import type { Caller } from '../operations/call';

type Viewer = Pick<Caller, 'employeeId' | 'grantedFlags'>;

/**
 * Condition on `projects`: visible to members, the project manager, the technical project manager and holders of
 * Project.All_Project. Deleted projects are not visible.
 */
export function isVisibleProject({ employeeId, grantedFlags }: Viewer): Expression<SqlBool> {
  const where = expressionBuilder<Schema, 'projects'>();
  const exists = where('projects.deleted_at', 'is', null);
  if (grantedFlags.has('Project.All_Project')) return exists;
  const isMember = where.exists(
    where
      .selectFrom('project_members')
      .select('project_members.employee_id')
      .whereRef('project_members.project_id', '=', 'projects.id')
      .where('project_members.employee_id', '=', employeeId),
  );
  const concernsViewer = where.or([
    where('projects.project_manager_id', '=', employeeId),
    where('projects.technical_project_manager_id', '=', employeeId),
    isMember,
  ]);
  return where.and([exists, concernsViewer]);
}

/**
 * Condition on `tasks`: not deleted, and in a visible project or assigned to the viewer: former members can still
 * finish their tasks.
 */
export function isVisibleTask(viewer: Viewer): Expression<SqlBool> {
  const where = expressionBuilder<Schema, 'tasks'>();
  const project = where
    .selectFrom('projects')
    .select('projects.id')
    .whereRef('projects.id', '=', 'tasks.project_id')
    .where(isVisibleProject(viewer));
  return where.and([
    where('tasks.deleted_at', 'is', null),
    where.or([where('tasks.assignee_id', '=', viewer.employeeId), where.exists(project)]),
  ]);
}
