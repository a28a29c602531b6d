import { allInOrder } from '../../../database/transactions/allInOrder';
import type { Handler } from '../../../operations/call';
import { lastRead } from '../../../operations/lastRead';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { milestoneValues } from './milestoneSave';
import { milestoneAnswer } from '../planAnswer';
import { recordProjectEvent } from '../planChanges';
import { insertMilestone } from '../planRepository';

/**
 * Adds a milestone to a project.
 * @throws Failure 404 for a project that the caller may not see, 422 with what is wrong
 */
export const createMilestone: Handler<'createMilestone'> = async (call) => {
  const { body, caller, database, now } = call;
  const [, values] = await allInOrder([
    mustSeeProject(database, caller, body.Project_id),
    milestoneValues(database, body.Project_id, body, null),
  ]);
  const id = await insertMilestone(database, body.Project_id, values, now);
  await recordProjectEvent(database, call, {
    projectId: body.Project_id,
    action: `created the milestone '${values.name}'`,
    milestoneId: id,
  });
  return lastRead(() => milestoneAnswer(database, { id, projectId: body.Project_id }));
};
