import type { Handler } from '../../../operations/call';
import { mustSeeMilestone } from '../planAnswer';
import { recordProjectEvent } from '../planChanges';
import { freeSprints, markPlanDeleted } from '../planDeletionRepository';
import { lockPlan } from '../planRepository';

/**
 * Deletes a milestone; its sprints stay, without a milestone. It can be restored.
 * @throws Failure 404 when the caller may not see it or it is deleted
 */
export const deleteMilestone: Handler<'deleteMilestone'> = async (call) => {
  const { body, caller, database, now } = call;
  await mustSeeMilestone(database, caller, body.id);
  const { project_id: projectId, name } = await lockPlan(database, 'milestones', body.id);
  const freedIds = await freeSprints(database, body.id);
  await markPlanDeleted(database, 'milestones', body.id, { deletedById: caller.employeeId, deletedAt: now, freedIds });
  await recordProjectEvent(database, call, { projectId, action: `deleted the milestone '${name}'` });
  return { _id: body.id, Project_id: projectId, Task_ids: [] };
};
