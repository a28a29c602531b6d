import type { Handler } from '../../operations/call';
import { runningEntries } from './timerReportReadModel';
import { timerEntryWire } from './timerReportWire';

/** CALL-061: running timers, for the Employee Tracker (BEH-079). */
export const listRunningTaskTimers: Handler<'listRunningTaskTimers'> = async ({ database, caller }) =>
  (await runningEntries(database, caller)).map(timerEntryWire);
