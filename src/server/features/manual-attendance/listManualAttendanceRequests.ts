import type { Handler } from '../../operations/call';
import { listRequests } from './requestsReadModel';
import { requestWire } from './requestWire';

/** CALL-046: all requests, newest first, optionally of a day or in a status. */
export const listManualAttendanceRequests: Handler<'listManualAttendanceRequests'> = async ({
  caller,
  database,
  query,
}) => (await listRequests(database, { day: query.date, status: query.status })).map((row) => requestWire(row, caller));
