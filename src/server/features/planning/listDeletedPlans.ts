import { deletionsShownSince } from '../../../domain/projects/deletions';
import type { Call, Handler, Schemas } from '../../operations/call';
import { mustSeeProject } from '../../visibility/visibilityReadModel';
import { deletedPlans } from './deletedPlansReadModel';

type ListCall = Pick<Call<'listDeletedSprints' | 'listDeletedMilestones'>, 'body' | 'caller' | 'database' | 'now'>;

async function answer(
  { body, caller, database, now }: ListCall,
  table: 'milestones' | 'sprints',
): Promise<Schemas['DeletedPlan'][]> {
  await mustSeeProject(database, caller, body.Project_id);
  const rows = await deletedPlans(database, table, body.Project_id, deletionsShownSince(now));
  return rows.map((row) => ({
    _id: row.id,
    Name: row.name,
    Status: row.status as Schemas['PlanStatus'],
    StartDate: row.starts_on,
    DueDate: row.due_on,
    Content_count: row.freed_count,
    Deleted_at: (row.deleted_at ?? now).toISOString(),
    Deleted_by: row.deleted_by,
  }));
}

/**
 * The recently deleted sprints of a project.
 * @throws Failure 404 when the caller may not see the project
 */
export const listDeletedSprints: Handler<'listDeletedSprints'> = (call) => answer(call, 'sprints');

/**
 * The recently deleted milestones of a project.
 * @throws Failure 404 when the caller may not see the project
 */
export const listDeletedMilestones: Handler<'listDeletedMilestones'> = (call) => answer(call, 'milestones');
