import type { Handler } from '../../operations/call';
import { logOfRequest, mustSeeRequest } from './requestsReadModel';

/** CALL-050: what happened to a request, the newest first. @throws Failure 404 for a request that the caller may not know of */
export const listManualAttendanceLogs: Handler<'listManualAttendanceLogs'> = async ({ caller, database, query }) => {
  await mustSeeRequest(database, caller, query.id);
  const entries = await logOfRequest(database, query.id);
  return entries.map((entry) => ({ _id: entry.id, Action_Log: entry.action, Comment: entry.comment, Created_by: entry.author_name, Create_at: entry.created_at.toISOString() }));
};
