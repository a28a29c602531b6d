import type { Handler } from '../../operations/call';
import { mustSeeSubject } from '../../visibility/visibilityReadModel';
import { timeEntryWire } from './taskTimerWire';
import { subjectTimeEntries } from './taskTimersReadModel';

/**
 * CALL-032: the time entries of a task or of a project (D-04, F-56), newest first.
 * @throws Failure 404 when the caller may not see it
 */
export const listTimeEntries: Handler<'listTimeEntries'> = async (call) =>
  (await subjectTimeEntries(call.database, await mustSeeSubject(call.database, call.caller, call.params.taskId))).map(
    timeEntryWire,
  );
