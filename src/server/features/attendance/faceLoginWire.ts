import type { Schemas } from '../../operations/call';
import type { FaceEmployeeRow } from './faceEmployeesReadModel';

/** FIELD of S2 §3: an employee of the attendance reports; Role_id is the department. */
export const faceEmployeeWire = (row: FaceEmployeeRow): Schemas['AttendanceEmployee'] => ({
  _id: row.id,
  First_name: row.first_name,
  Middle_name: row.middle_name,
  Last_name: row.last_name,
  Employee_code: row.code,
  Email: row.email,
  Mobile: row.mobile,
  Position_id: row.position_id === null ? null : { _id: row.position_id, Position_name: row.position_name ?? '' },
  Role_id: row.department_id === null ? null : { _id: row.department_id, Department_name: row.department_name ?? '' },
  Shift_type: row.shift_type,
  Location: row.location_name,
});

export const faceLoginWire = (
  row: FaceEmployeeRow & { work_date: string; first_in_at: Date | null; last_out_at: Date | null },
): Schemas['FaceLogin'] => ({
  check_in_time: row.first_in_at?.toISOString() ?? null,
  Employee_id: faceEmployeeWire(row),
  date: row.work_date,
  check_out_time: row.last_out_at?.toISOString() ?? null,
});
