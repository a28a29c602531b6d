import type { Handler } from '../../operations/call';
import { timerEntryCondition } from './timerEntryFilterReadModel';
import { timerEntryFilter } from './timerEntryFilterWire';
import { timerEntryGroups } from './timerReportReadModel';

/**
 * The groups of a filtered task timer report, by label.
 * @throws Failure 400 when the span ends before it begins
 */
export const listTimerEntryGroups: Handler<'listTimerEntryGroups'> = async (call) =>
  (
    await timerEntryGroups(call.database, timerEntryCondition(call.caller, timerEntryFilter(call)), call.query.Group_by)
  ).map(({ key, label, count, hours }) => ({ Key: key, Label: label, Count: count, Hours: hours }));
