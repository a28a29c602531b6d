import type { PresentFigure } from '../../../domain/present-data/presentFields';
import type { Schemas } from '../../operations/call';
import type { PresentRow } from './presentReadModel';

export const figureColumns = {
  Working_days: 'working_days',
  Full_leave: 'full_leave_count',
  Half_leave: 'half_leave_count',
  Missed_punch: 'missed_punch_count',
  WFM: 'wfm_days',
  Carry_forward: 'carry_forward_days',
  Total_days: 'total_days',
  Allow: 'allowed_days',
  Grand_Total: 'grand_total_days',
} as const satisfies Record<PresentFigure, keyof PresentRow>;

/** A monthly record (FIELD-039, FIELD-057). */
export const presentWire = (row: PresentRow): Schemas['PresentRecord'] => ({
  _id: row.id,
  Date: row.recorded_on,
  Name: row.name,
  Code: row.code,
  Working_days: row.working_days,
  Full_leave: row.full_leave_count,
  Half_leave: row.half_leave_count,
  Missed_punch: row.missed_punch_count,
  WFM: row.wfm_days,
  Carry_forward: row.carry_forward_days,
  Total_days: row.total_days,
  Allow: row.allowed_days,
  Grand_Total: row.grand_total_days,
  Attendence_Status: row.attendance_status,
  Attendence_Status_Date: row.attendance_status_at?.toISOString() ?? null,
  Attendence_Comment: row.attendance_comment,
  Closed: row.is_closed,
  Version: row.version,
  Employee_id: row.employee_id,
});
