import type { Handler } from '../../operations/call';
import { mustRestorePlan } from './mustRestorePlan';
import { tellProject } from './planChanges';
import { rejoinSprints, unmarkPlan } from './planDeletionRepository';

/**
 * Brings a deleted milestone back, with those of its sprints that belong to no other one since.
 * @throws Failure 404 when there is none that the caller may know of, 409 when it is back already or its name is taken
 */
export const restoreMilestone: Handler<'restoreMilestone'> = async (call) => {
  const { body, caller, database } = call;
  const { projectId, name } = await mustRestorePlan(database, caller, 'milestones', body.id);
  const count = await rejoinSprints(database, body.id, await unmarkPlan(database, 'milestones', body.id));
  const sprints = count === 1 ? '1 sprint belongs' : `${count} sprints belong`;
  await tellProject(database, call, {
    projectId,
    action: `brought back the milestone '${name}'`,
    ...(count > 0 && { remark: `${sprints} to it again` }),
  });
  return { _id: body.id, Project_id: projectId, Task_ids: [] };
};
