import type { Handler } from '../../operations/call';
import { mustSeeProject } from '../../visibility/visibilityReadModel';
import { projectAnswer } from './projectAnswer';

/**
 * CALL-009: one project.
 * @throws Failure 404 when the caller may not see it
 */
export const getProject: Handler<'getProject'> = async (call) => {
  await mustSeeProject(call.database, call.caller, call.body.id);
  return projectAnswer(call.database, call.body.id, call);
};
