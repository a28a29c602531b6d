import { sendTogether } from '../../database/sendTogether';
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
  const [rows, [counted], counts] = await sendTogether(database, [
    overtimeWindow(database, condition, overtimeOrder(query.sort), { offset, limit }),
    countOvertime(database, condition),
    query.Count_by === undefined ? undefined : countOvertimeByStatus(database, condition),
  ]);
  return {
    Rows: await withRecords(call, rows),
    Total: counted?.total ?? rows.length,
    ...(query.Count_by !== undefined && { Counts: counts }),
  };
};
