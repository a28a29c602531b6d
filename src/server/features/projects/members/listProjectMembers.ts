import type { Handler } from '../../../operations/call';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { memberWork } from './memberWork';

/**
 * The members of a project with their work in it and their leaves.
 * @throws Failure 404 when the caller may not see the project
 */
export const listProjectMembers: Handler<'listProjectMembers'> = async (call) => {
  await mustSeeProject(call.database, call.caller, call.params.projectId);
  return memberWork(call, call.params.projectId);
};
