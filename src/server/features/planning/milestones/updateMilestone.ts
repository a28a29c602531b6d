import { allInOrder } from '../../../database/transactions/allInOrder';
import { failures } from '../../../errors/failure';
import type { Handler } from '../../../operations/call';
import { lastRead } from '../../../operations/lastRead';
import { milestoneValues, planComparisons } from './milestoneSave';
import { lockedMilestone, milestoneAnswer, mustSeeOwningProject } from '../planAnswer';
import { changeText, recordProjectEvent } from '../planChanges';
import { saveMilestone } from '../planRepository';

/**
 * Changes a milestone. A save that changes nothing writes nothing.
 * @throws Failure 404 when the caller may not see it, 409 with the stored one when a newer version is stored, 422 with what is wrong
 */
export const updateMilestone: Handler<'updateMilestone'> = async (call) => {
  const { body, caller, database } = call;
  const stored = await lockedMilestone(database, body.id);
  const answer = () => milestoneAnswer(database, { id: body.id, projectId: stored.project_id });
  const isOutdated = body.Version !== undefined && stored.version > body.Version;
  const [, values] = await allInOrder([
    mustSeeOwningProject(database, caller, stored.project_id, 'Milestone'),
    isOutdated ? undefined : milestoneValues(database, stored.project_id, body, stored),
  ]);
  if (values === undefined) throw failures.competingEdit({ ...(await answer()) });
  const remark = changeText(planComparisons(stored, values));
  if (remark !== '') {
    await saveMilestone(database, body.id, values);
    await recordProjectEvent(database, call, {
      projectId: stored.project_id,
      action: `changed the milestone '${stored.name}'`,
      remark,
      milestoneId: body.id,
    });
  }
  return lastRead(answer);
};
