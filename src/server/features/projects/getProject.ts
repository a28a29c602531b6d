import { allInOrder } from '../../database/transactions/allInOrder';
import type { Handler } from '../../operations/call';
import { mustSeeProject } from '../../visibility/visibilityReadModel';
import { projectAnswer } from './projectAnswer';

/**
 * CALL-009: one project.
 * @throws Failure 404 when the caller may not see it
 */
export const getProject: Handler<'getProject'> = async (call) => {
  const { body, caller, database } = call;
  const [, answer] = await allInOrder([
    mustSeeProject(database, caller, body.id),
    projectAnswer(database, body.id, call),
  ]);
  return answer;
};
