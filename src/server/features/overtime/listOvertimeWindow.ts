import type { Handler } from '../../operations/call';
import { overtimeFilter, overtimeOrder } from './overtimeFilterReadModel';
import { withRecords } from './overtimeRecords';
import { countOvertime, countOvertimeByStatus, overtimeWindow } from './overtimeWindowReadModel';

/** As the contract's defaults. */
const defaultWindow = { offset: 0, limit: 100 };

/**
 * A window of a filtered and sorted list of overtime entries, with the length of the whole list.
 * @throws Failure 403 for a scope that the caller's flags do not open, 400 for an unknown sort key or status
 */
export const listOvertimeWindow: Handler<'listOvertimeWindow'> = async (call) => {
  const { caller, database, query } = call;
  const condition = overtimeFilter(caller, query);
  const { offset = defaultWindow.offset, limit = defaultWindow.limit } = query;
  const rows = await overtimeWindow(database, condition, overtimeOrder(query.sort), { offset, limit });
  const isWholeList = offset === 0 && rows.length < limit;
  return {
    Rows: await withRecords(call, rows),
    Total: isWholeList ? rows.length : await countOvertime(database, condition),
    ...(query.Count_by !== undefined && { Counts: await countOvertimeByStatus(database, condition) }),
  };
};
