import type { Handler } from '../../operations/call';
import { newestRecordOf } from './presentReadModel';
import { presentWire } from './presentWire';

/** CALL-005: the caller's own newest record of the month; a Code of another employee is ignored. */
export const getMonthlyAttendance: Handler<'getMonthlyAttendance'> = async ({ body, caller, database }) => {
  const record = await newestRecordOf(database, caller.employeeId, body.month);
  return record === undefined ? [] : [presentWire(record)];
};
