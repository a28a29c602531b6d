import { readLog } from '../../history/entryLogReadModel';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Handler } from '../../operations/call';
import { mustSeeLeave } from './leaveReadModel';

/**
 * CALL-041: the log of a leave, newest first (F-45).
 * @throws Failure 404 when the caller may not see it
 */
export const listLeaveLogs: Handler<'listLeaveLogs'> = async ({ caller, database, query }) => {
  const [, entries] = await allInOrder([
    mustSeeLeave(database, caller, query.id),
    readLog(database, 'leave_log_entries', query.id),
  ]);
  return entries;
};
