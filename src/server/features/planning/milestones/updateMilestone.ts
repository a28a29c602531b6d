import { failures } from '../../../errors/failure';
import type { Handler } from '../../../operations/call';
import { milestoneValues, planComparisons } from './milestoneSave';
import { milestoneAnswer, mustSeeMilestone } from '../planAnswer';
import { changeText, recordProjectEvent } from '../planChanges';
import { lockPlan, saveMilestone } from '../planRepository';

/**
 * Changes a milestone. A save that changes nothing writes nothing.
 * @throws Failure 404 when the caller may not see it, 409 with the stored one when a newer version is stored, 422 with what is wrong
 */
export const updateMilestone: Handler<'updateMilestone'> = async (call) => {
  const { body, caller, database } = call;
  await mustSeeMilestone(database, caller, body.id);
  await lockPlan(database, 'milestones', body.id);
  const stored = await mustSeeMilestone(database, caller, body.id);
  if (body.Version !== undefined && stored.version > body.Version)
    throw failures.competingEdit({ ...(await milestoneAnswer(database, body.id)) });
  const values = await milestoneValues(database, stored.project_id, body, stored);
  const remark = changeText(planComparisons(stored, values));
  if (remark !== '') {
    await saveMilestone(database, body.id, values);
    await recordProjectEvent(database, call, {
      projectId: stored.project_id,
      action: `changed the milestone '${stored.name}'`,
      remark,
    });
  }
  return milestoneAnswer(database, body.id);
};
