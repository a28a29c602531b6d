import type { LeavePeriod } from '../../domain/leave/leavePeriod';
import type { HalfColumn } from '../database/tables/attendanceTables';

/** The person and the halves of days of a leave, in a query on `leaves`. */
export const leavePeriodColumns = [
  'leaves.id',
  'leaves.employee_id',
  'leaves.starts_on',
  'leaves.ends_on',
  'leaves.half_from',
  'leaves.half_to',
] as const;

export interface PeriodColumns {
  starts_on: string;
  ends_on: string;
  half_from: HalfColumn;
  half_to: HalfColumn;
}

export const toPeriod = (row: PeriodColumns): LeavePeriod => ({
  from: row.starts_on,
  to: row.ends_on,
  halfFrom: row.half_from,
  halfTo: row.half_to,
});
