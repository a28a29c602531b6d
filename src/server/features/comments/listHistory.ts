import type { Handler } from '../../operations/call';
import { mustSeeSubject } from '../../visibility/visibilityReadModel';
import { subjectHistory } from './historyReadModel';
import { historyWire } from './historyWire';

/**
 * CALL-026: the history of a task or of a project (D-04), newest first.
 * @throws Failure 404 when the caller may not see it
 */
export const listHistory: Handler<'listHistory'> = async (call) => {
  const subject = await mustSeeSubject(call.database, call.caller, call.params.taskId);
  return [{ History: (await subjectHistory(call.database, subject)).map(historyWire) }];
};
