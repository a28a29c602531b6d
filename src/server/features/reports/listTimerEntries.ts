import type { Handler } from '../../operations/call';
import { timerEntryCondition } from './timerEntryFilterReadModel';
import { timerEntryFilter, timerEntryOrder } from './timerEntryFilterWire';
import { countTimerEntries, timerEntryWindow } from './timerReportReadModel';
import { timerEntryWire } from './timerReportWire';

/** As the contract's defaults. */
const defaultWindow = { offset: 0, limit: 100 };

/**
 * A window of the task timer report, with the length of the whole list.
 * @throws Failure 400 when the span ends before it begins, or for an unknown sort key
 */
export const listTimerEntries: Handler<'listTimerEntries'> = async (call) => {
  const { database, query } = call;
  const { offset = defaultWindow.offset, limit = defaultWindow.limit } = query;
  const condition = timerEntryCondition(call.caller, timerEntryFilter(call));
  const rows = await timerEntryWindow(database, condition, timerEntryOrder(query.sort), { offset, limit });
  const isWholeList = offset === 0 && rows.length < limit;
  return {
    Rows: rows.map(timerEntryWire),
    Total: isWholeList ? rows.length : await countTimerEntries(database, condition),
  };
};
