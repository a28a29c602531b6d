import type { Handler } from '../../operations/call';
import { logOfLeave, mustSeeLeave } from './leaveReadModel';

/**
 * CALL-041: what happened to a leave, the newest first (F-45).
 * @throws Failure 404 when the caller may not see it
 */
export const listLeaveLogs: Handler<'listLeaveLogs'> = async ({ caller, database, query }) => {
  await mustSeeLeave(database, caller, query.id);
  const entries = await logOfLeave(database, query.id);
  return entries.map((entry) => ({ _id: entry.id, Action_Log: entry.action, Comment: entry.comment, Created_by: entry.author_name, Create_at: entry.created_at.toISOString() }));
};
