import { readLog } from '../../history/entryLog';
import type { Handler } from '../../operations/call';
import { mustSeeRequest } from './requestsReadModel';

/** CALL-050: what happened to a request, the newest first. @throws Failure 404 for a request that the caller may not know of */
export const listManualAttendanceLogs: Handler<'listManualAttendanceLogs'> = async ({ caller, database, query }) => {
  await mustSeeRequest(database, caller, query.id);
  return readLog(database, 'manual_attendance_log_entries', query.id);
};
