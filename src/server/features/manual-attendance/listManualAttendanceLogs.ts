import { readLog } from '../../history/entryLogReadModel';
import type { Handler } from '../../operations/call';
import { mustSeeRequest } from './requestsReadModel';

/**
 * CALL-050: the log of a request, newest first.
 * @throws Failure 404 when the request is not visible to the caller
 */
export const listManualAttendanceLogs: Handler<'listManualAttendanceLogs'> = async ({ caller, database, query }) => {
  await mustSeeRequest(database, caller, query.id);
  return readLog(database, 'manual_attendance_log_entries', query.id);
};
