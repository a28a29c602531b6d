import type { Handler } from '../../../operations/call';
import { mustRestorePlan } from '../mustRestorePlan';
import { recordProjectEvent } from '../planChanges';
import { restoreSprintMilestones, markPlanRestored } from '../planDeletionRepository';

/**
 * Restores a deleted milestone, with those of its sprints that have no other one now.
 * @throws Failure 404 when no such milestone is visible to the caller, 409 when it is restored already or its name is taken
 */
export const restoreMilestone: Handler<'restoreMilestone'> = async (call) => {
  const { body, caller, database } = call;
  const { projectId, name } = await mustRestorePlan(database, caller, 'milestones', body.id);
  const count = await restoreSprintMilestones(
    database,
    body.id,
    await markPlanRestored(database, 'milestones', body.id),
  );
  const sprints = count === 1 ? '1 sprint belongs' : `${count} sprints belong`;
  await recordProjectEvent(database, call, {
    projectId,
    action: `brought back the milestone '${name}'`,
    milestoneId: body.id,
    ...(count > 0 && { remark: `${sprints} to it again` }),
  });
  return { _id: body.id, Project_id: projectId, Task_ids: [] };
};
