import type { Handler } from '../../../operations/call';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { readMembers } from '../projectChoicesReadModel';
import { memberWire } from './memberWire';

/**
 * CALL-013: the members of a project, by name.
 * @throws Failure 404 when the caller may not see the project
 */
export const listProjectEmployees: Handler<'listProjectEmployees'> = async (call) => {
  await mustSeeProject(call.database, call.caller, call.params.projectId);
  const members = await readMembers(call.database, call.params.projectId);
  return members.map((member) => memberWire(member, call));
};
