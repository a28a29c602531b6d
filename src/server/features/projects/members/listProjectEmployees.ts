import { linkToFile } from '../../../attachments/attachmentWire';
import type { Handler } from '../../../operations/call';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { readMembers } from '../projectChoicesReadModel';

/**
 * CALL-013: the members of a project, by name.
 * @throws Failure 404 when the caller may not see the project
 */
export const listProjectEmployees: Handler<'listProjectEmployees'> = async (call) => {
  await mustSeeProject(call.database, call.caller, call.params.projectId);
  const members = await readMembers(call.database, call.params.projectId);
  return members.map((member) => ({
    _id: member.id,
    First_name: member.first_name,
    Last_name: member.last_name,
    Role: member.role_name,
    Profile_pic: linkToFile(
      member.photo_id === null ? null : { id: member.photo_id, name: member.photo_name ?? '' },
      call,
    ),
    Status: member.status,
  }));
};
