import type { Handler } from '../../../operations/call';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { readFormerMembers } from '../projectChoicesReadModel';
import { memberWire } from './memberWire';

/**
 * Employees who are no members of a project and still have tasks in it.
 * @throws Failure 404 when the caller may not see the project
 */
export const listFormerMembers: Handler<'listFormerMembers'> = async (call) => {
  await mustSeeProject(call.database, call.caller, call.params.projectId);
  const people = await readFormerMembers(call.database, call.params.projectId);
  return people.map((person) => memberWire(person, call));
};
