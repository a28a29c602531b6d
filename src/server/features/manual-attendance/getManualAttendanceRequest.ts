import type { Handler } from '../../operations/call';
import { mustSeeRequest } from './requestsReadModel';
import { requestWire } from './requestWire';

/**
 * One request.
 * @throws Failure 404, also for another employee's without the flag
 */
export const getManualAttendanceRequest: Handler<'getManualAttendanceRequest'> = async ({ caller, database, query }) =>
  requestWire(await mustSeeRequest(database, caller, query.id), caller);
