import { readLog } from '../../history/entryLogReadModel';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Handler } from '../../operations/call';
import { mustSeeOvertime } from './overtimeReadModel';

/**
 * The log of an overtime entry, newest first.
 * @throws Failure 404 when the caller may not see it
 */
export const listOvertimeLogs: Handler<'listOvertimeLogs'> = async ({ caller, database, query }) => {
  const [, entries] = await allInOrder([
    mustSeeOvertime(database, caller, query.id),
    readLog(database, 'overtime_log_entries', query.id),
  ]);
  return entries;
};
