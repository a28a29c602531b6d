import type { Handler } from '../../operations/call';
import { mapWithPauses } from '../../operations/mapWithPauses';
import { reportSpan } from './reportDays';
import { timerEntriesBetween } from './timerReportReadModel';
import { timerEntryWire } from './timerReportWire';

/**
 * CALL-059: the timer entries of a span of days.
 * @throws Failure 400 when the span ends before it begins
 */
export const getTaskTimerReport: Handler<'getTaskTimerReport'> = async ({ database, caller, query, now, services }) =>
  mapWithPauses(
    await timerEntriesBetween(database, caller, reportSpan(query, now, services.companyTimeZone)),
    timerEntryWire,
  );
