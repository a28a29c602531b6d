import type { Handler } from '../../operations/call';
import { presentWire } from './presentWire';
import { countRecords, countRecordsByAnswer, recordFilter, recordWindow } from './presentWindowReadModel';

/** The contract's defaults. */
const defaultWindow = { offset: 0, limit: 100 };

/**
 * A window of the monthly records, with the length of the whole list.
 * @throws Failure 400 for an unknown sort key, choice or figure
 */
export const listPresentWindow: Handler<'listPresentWindow'> = async ({ database, query }) => {
  const condition = recordFilter(query);
  const { offset = defaultWindow.offset, limit = defaultWindow.limit } = query;
  const [rows, counts] = await Promise.all([
    recordWindow(database, condition, query.sort, { offset, limit }),
    query.Count_by === undefined ? undefined : countRecordsByAnswer(database, condition),
  ]);
  const isWholeList = offset === 0 && rows.length < limit;
  return {
    Rows: rows.map(presentWire),
    Total: isWholeList ? rows.length : await countRecords(database, condition),
    ...(counts && { Counts: counts }),
  };
};
