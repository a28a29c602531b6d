import { readLog } from '../../history/entryLog';
import type { Handler } from '../../operations/call';
import { mustSeeLeave } from './leaveReadModel';

/**
 * CALL-041: the log of a leave, newest first (F-45).
 * @throws Failure 404 when the caller may not see it
 */
export const listLeaveLogs: Handler<'listLeaveLogs'> = async ({ caller, database, query }) => {
  await mustSeeLeave(database, caller, query.id);
  return readLog(database, 'leave_log_entries', query.id);
};
