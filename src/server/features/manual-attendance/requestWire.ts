import { mayDecideRequest } from '../../../domain/manual-attendance/manualRequestRules';
import type { Schemas } from '../../operations/call';
import type { Caller } from '../../operations/caller';
import type { LinkedRow, RequestRow } from './requestsReadModel';

/** A request with the caller's rights (FIELD-048). */
export const requestWire = (row: RequestRow, caller: Caller): Schemas['ManualAttendanceRequest'] => ({
  _id: row.id,
  employee_id: {
    _id: row.employee_id,
    First_name: row.first_name,
    Middle_name: row.middle_name,
    Last_name: row.last_name,
    Employee_code: row.code,
  },
  date: row.work_date,
  type: row.type,
  time: row.claimed_time.slice(0, 5),
  reason: row.reason,
  status: row.status,
  status_comment: row.status_comment,
  Create_at: row.created_at.toISOString(),
  Action_by: row.actor_name,
  Action_on: row.acted_at?.toISOString() ?? null,
  May_decide: mayDecideRequest({ status: row.status, employeeId: row.employee_id }, caller),
});

const presentFlag = (isPresent: boolean): 0 | 1 => (isPresent ? 1 : 0);

/** FIELD-049; null without corrections. */
export const linkedWire = (row: LinkedRow | undefined): Schemas['LinkedManualAttendance'] =>
  row === undefined
    ? null
    : {
        _id: row.id,
        Employee_id: row.employee_id,
        present_first_half: presentFlag(row.present_first_half),
        present_second_half: presentFlag(row.present_second_half),
        present_count: ((presentFlag(row.present_first_half) + presentFlag(row.present_second_half)) / 2) as
          0 | 0.5 | 1,
        check_in_time: row.check_in_at?.toISOString() ?? null,
        check_out_time: row.check_out_at?.toISOString() ?? null,
        date: row.work_date,
        Replaces_recorded: row.replaces_recorded,
        Changed_at: row.updated_at.toISOString(),
        Changed_by: row.editor_name,
      };
