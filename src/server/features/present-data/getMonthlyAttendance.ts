import { monthAt } from '../../../domain/calendar/month';
import type { Handler } from '../../operations/call';
import { findNewestRecord, findRecordToConfirm } from './presentReadModel';
import { presentWire } from './presentWire';

/** CALL-005: the caller's own newest record of the month, or the one to be confirmed; a Code of another employee is ignored. */
export const getMonthlyAttendance: Handler<'getMonthlyAttendance'> = async ({ body, caller, database }) => {
  const { month, Waiting, Year } = body;
  const record =
    Waiting === 'true' && Year !== undefined
      ? await findRecordToConfirm(database, caller.employeeId, monthAt(Year, month + 1))
      : await findNewestRecord(database, caller.employeeId, body);
  return record === undefined ? [] : [presentWire(record)];
};
