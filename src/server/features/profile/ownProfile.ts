import { linkToPhoto } from '../../attachments/attachmentWire';
import { employeeRecord } from '../../employee-records/employeesReadModel';
import type { Call, Schemas } from '../../operations/call';

export async function ownProfile(
  call: Pick<Call<'getOwnProfile'>, 'database' | 'caller' | 'services' | 'now'>,
): Promise<Schemas['Profile']> {
  const person = await employeeRecord(call.database, call.caller.employeeId);
  const { position_id, position_name } = person;
  return {
    _id: person.id,
    First_name: person.first_name,
    Middle_name: person.middle_name,
    Last_name: person.last_name,
    Employee_code: person.code,
    Email: person.email,
    Mobile: person.mobile,
    Profile_pic: linkToPhoto(person, call),
    Picture_id: person.photo_id,
    Position_id:
      position_id === null || position_name === null
        ? null
        : { _id: position_id, Position: position_name, Position_name: position_name },
    Department_name: person.department_name,
    Team_leader: person.leader_name,
    Location: person.location_name,
    Vertical: person.vertical_name,
    Shift_type: person.shift_type,
    Joined: person.joined_on,
    Role: person.role_name,
    Role_permission_id: person.role_id,
  };
}
