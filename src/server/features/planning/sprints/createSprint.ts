import { allInOrder } from '../../../database/transactions/allInOrder';
import type { Handler } from '../../../operations/call';
import { lastRead } from '../../../operations/lastRead';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { sprintAnswer } from '../planAnswer';
import { recordProjectEvent } from '../planChanges';
import { insertSprint } from '../planRepository';
import { checkSprintSave } from './sprintSave';

/**
 * Adds a sprint to a project.
 * @throws Failure 404 for a project that the caller may not see, 422 with what is wrong
 */
export const createSprint: Handler<'createSprint'> = async (call) => {
  const { body, caller, database, now } = call;
  const [, { values }] = await allInOrder([
    mustSeeProject(database, caller, body.Project_id),
    checkSprintSave(database, body.Project_id, body, null),
  ]);
  const id = await insertSprint(database, body.Project_id, values, now);
  await recordProjectEvent(database, call, {
    projectId: body.Project_id,
    action: `created the sprint '${values.name}'`,
  });
  return lastRead(() => sprintAnswer(database, id));
};
