import type { Handler } from '../../operations/call';
import { mustSeeMilestone } from './planAnswer';
import { tellProject } from './planChanges';
import { lockPlan, removeMilestone } from './planRepository';

/**
 * Deletes a milestone; its sprints stay, without a milestone.
 * @throws Failure 404 when the caller may not see it or it is gone
 */
export const deleteMilestone: Handler<'deleteMilestone'> = async (call) => {
  const { body, caller, database } = call;
  await mustSeeMilestone(database, caller, body.id);
  const { project_id: projectId, name } = await lockPlan(database, 'milestones', body.id);
  await removeMilestone(database, body.id);
  await tellProject(database, call, { projectId, action: `deleted the milestone '${name}'` });
  return { _id: body.id, Project_id: projectId, Task_ids: [] };
};
