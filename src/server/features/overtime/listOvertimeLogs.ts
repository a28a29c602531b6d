import type { Handler } from '../../operations/call';
import { logOfOvertime, mustSeeOvertime } from './overtimeReadModel';

/**
 * What happened to an overtime entry, the newest first.
 * @throws Failure 404 when the caller may not see it
 */
export const listOvertimeLogs: Handler<'listOvertimeLogs'> = async ({ caller, database, query }) => {
  await mustSeeOvertime(database, caller, query.id);
  const entries = await logOfOvertime(database, query.id);
  return entries.map((entry) => ({ _id: entry.id, Action_Log: entry.action, Comment: entry.comment, Created_by: entry.author_name, Create_at: entry.created_at.toISOString() }));
};
