import type { Handler } from '../../operations/call';
import { mustSeeSubject } from '../../visibility/visibilityReadModel';
import { hourLogWire } from './taskTimerWire';
import { hourLogsOf } from './taskTimersReadModel';

/**
 * CALL-032: the hour logs of a task or of a project (D-04, F-56), the newest first.
 * @throws Failure 404 when the caller may not see it
 */
export const listHourLogs: Handler<'listHourLogs'> = async (call) =>
  (await hourLogsOf(call.database, await mustSeeSubject(call.database, call.caller, call.params.taskId))).map(
    hourLogWire,
  );
