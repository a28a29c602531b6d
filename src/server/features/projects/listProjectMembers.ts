import type { Handler } from '../../operations/call';
import { mustSeeProject } from '../../visibility/visibilityReadModel';
import { memberWork } from './memberWork';

/**
 * The members of a project with what they have to do in it and when they are away.
 * @throws Failure 404 when the caller may not see the project
 */
export const listProjectMembers: Handler<'listProjectMembers'> = async (call) => {
  await mustSeeProject(call.database, call.caller, call.params.projectId);
  return memberWork(call, call.params.projectId);
};
