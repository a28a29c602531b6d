import type { Handler } from '../../operations/call';
import { findNewestRecord } from './presentReadModel';
import { presentWire } from './presentWire';

/** CALL-005: the caller's own newest record of the month; a Code of another employee is ignored. */
export const getMonthlyAttendance: Handler<'getMonthlyAttendance'> = async ({ body, caller, database }) => {
  const record = await findNewestRecord(database, caller.employeeId, body.month);
  return record === undefined ? [] : [presentWire(record)];
};
