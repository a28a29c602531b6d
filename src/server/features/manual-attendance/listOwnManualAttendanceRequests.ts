import { addDays } from '../../../domain/calendar/day';
import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { requestsOfPerson } from './requestsReadModel';
import { requestWire } from './requestWire';

const maxSpanDays = 366;

/**
 * The caller's own requests, latest day first.
 * @throws Failure 400 for a span in the wrong order or too long
 */
export const listOwnManualAttendanceRequests: Handler<'listOwnManualAttendanceRequests'> = async ({
  caller,
  database,
  query: { From, To },
}) => {
  if (To < From || To > addDays(From, maxSpanDays))
    throw failures.malformed([{ field: 'To', message: `To lies 0 to ${maxSpanDays} days after From` }]);
  return (await requestsOfPerson(database, caller.employeeId, From, To)).map((row) => requestWire(row, caller));
};
