import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Schema } from '../database/schema';
import type { Caller } from '../operations/caller';

/** The flag whose holders see every project. Visibility depends on it and on the caller's id only. */
const allProjects = 'Project.All_Project';

/** A caller; or any caller with these flags, in a statement that is compiled before the caller is known. */
export type Viewer = Pick<Caller, 'grantedFlags'> & { readonly employeeId: string | Expression<string> };

/** Condition on `projects`: the viewer takes part in the project or may see all, whether it is deleted or not. */
function concernsViewer({ employeeId, grantedFlags }: Viewer): Expression<SqlBool> {
  const where = expressionBuilder<Schema, 'projects'>();
  if (grantedFlags.has(allProjects)) return where.lit(true);
  const isMember = where.exists(
    where
      .selectFrom('project_members')
      .select('project_members.employee_id')
      .whereRef('project_members.project_id', '=', 'projects.id')
      .where('project_members.employee_id', '=', employeeId),
  );
  return where.or([
    where('projects.project_manager_id', '=', employeeId),
    where('projects.technical_project_manager_id', '=', employeeId),
    isMember,
  ]);
}

/**
 * Condition on `projects`: visible to members, the project manager, the technical project manager and holders of
 * Project.All_Project. Deleted projects are not visible.
 */
export function isVisibleProject(viewer: Viewer): Expression<SqlBool> {
  const where = expressionBuilder<Schema, 'projects'>();
  const exists = where('projects.deleted_at', 'is', null);
  return viewer.grantedFlags.has(allProjects) ? exists : where.and([exists, concernsViewer(viewer)]);
}

/**
 * Condition on `task_timers` and their `tasks` and `projects`: the viewer's own entries, those of visible tasks, and both
 * after deletion. Time that was worked stays in the figures of people, whatever happens to the task or to their
 * membership.
 */
export function isVisibleTimeEntry(viewer: Viewer): Expression<SqlBool> {
  const where = expressionBuilder<Schema, 'task_timers' | 'tasks' | 'projects'>();
  return where.or([
    where('task_timers.employee_id', '=', viewer.employeeId),
    where('tasks.assignee_id', '=', viewer.employeeId),
    concernsViewer(viewer),
  ]);
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

export const seesAllProjects = ({ grantedFlags }: Pick<Caller, 'grantedFlags'>): boolean =>
  grantedFlags.has(allProjects);

/** Two statements: one for users who see all projects, one for the others. */
export const byVisibility = <Statement>(
  make: (flags: Caller['grantedFlags']) => Statement,
): ((caller: Caller) => Statement) => {
  const all = make(new Set([allProjects]));
  const own = make(new Set());
  return (caller) => (seesAllProjects(caller) ? all : own);
};
