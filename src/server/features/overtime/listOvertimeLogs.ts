import { readLog } from '../../history/entryLog';
import type { Handler } from '../../operations/call';
import { mustSeeOvertime } from './overtimeReadModel';

/**
 * The log of an overtime entry, newest first.
 * @throws Failure 404 when the caller may not see it
 */
export const listOvertimeLogs: Handler<'listOvertimeLogs'> = async ({ caller, database, query }) => {
  await mustSeeOvertime(database, caller, query.id);
  return readLog(database, 'overtime_log_entries', query.id);
};
