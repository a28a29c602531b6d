import type { Handler } from '../../../operations/call';
import { lockedMilestone, mustSeeOwningProject } from '../planAnswer';
import { recordProjectEvent } from '../planChanges';
import { freeSprints, markPlanDeleted } from '../planDeletionRepository';

/**
 * Deletes a milestone; its sprints stay, without a milestone. It can be restored.
 * @throws Failure 404 when the caller may not see it or it is deleted
 */
export const deleteMilestone: Handler<'deleteMilestone'> = async (call) => {
  const { body, caller, database, now } = call;
  const { project_id: projectId, name } = await lockedMilestone(database, body.id);
  await mustSeeOwningProject(database, caller, projectId, 'Milestone');
  const freedIds = await freeSprints(database, body.id);
  await markPlanDeleted(database, 'milestones', body.id, { deletedById: caller.employeeId, deletedAt: now, freedIds });
  await recordProjectEvent(database, call, {
    projectId,
    action: `deleted the milestone '${name}'`,
    milestoneId: body.id,
  });
  return { _id: body.id, Project_id: projectId, Task_ids: [] };
};
