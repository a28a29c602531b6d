import { freeOvertimeHours } from '../../../domain/overtime/overtimeDay';
import type { Handler } from '../../operations/call';
import { readDayOfOvertime } from './overtimeDayReadModel';

/** The hours that the caller can still claim for a day. */
export const getOvertimeDay: Handler<'getOvertimeDay'> = async ({ caller, database, query, services }) => {
  const { companyTimeZone: timeZone } = services;
  const { hours: day } = await readDayOfOvertime(
    database,
    { employeeId: caller.employeeId, day: query.Day, timeZone },
    query.id,
  );
  return { Max_hours: day.maxHours, Claimed_hours: day.claimedHours, Free_hours: freeOvertimeHours(day) };
};
