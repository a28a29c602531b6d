import { mayManageRole } from '../../../domain/employees/roleAuthority';
import { linkToPhoto, type LinkMaker } from '../../attachments/attachmentWire';
import type { Schemas } from '../../operations/call';
import type { Caller } from '../../operations/caller';
import type { EmployeeRow } from '../../employee-records/employeesReadModel';

const reference = (id: string | null, name: string | null): Schemas['EmployeeReference'] =>
  id === null || name === null ? null : { _id: id, Name: name };

/** An employee with the fields of HR. */
export const employeeRecordWire = (
  row: EmployeeRow,
  links: LinkMaker & { caller: Caller },
): Schemas['EmployeeRecord'] => ({
  _id: row.id,
  Employee_code: row.code,
  First_name: row.first_name,
  Middle_name: row.middle_name,
  Last_name: row.last_name,
  Email: row.email,
  Mobile: row.mobile,
  Profile_pic: linkToPhoto(row, links),
  Position: reference(row.position_id, row.position_name),
  Department: reference(row.department_id, row.department_name),
  Team_leader: reference(row.team_leader_id, row.leader_name),
  Location: reference(row.location_id, row.location_name),
  Vertical: reference(row.vertical_id, row.vertical_name),
  Shift_type: row.shift_type,
  Workplace_since: row.workplace_since,
  Role: { _id: row.role_id, Name: row.role_name },
  Joined: row.joined_on,
  Status: row.status,
  Has_password: row.has_password,
  May_edit:
    row.erased_at === null &&
    links.caller.grantedFlags.has('Employee.Edit_Employee') &&
    mayManageRole(links.caller.grantedFlags, row.granted_flags),
  Is_erased: row.erased_at !== null,
  Version: row.version,
});
