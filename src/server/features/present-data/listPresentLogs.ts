import { failures } from '../../errors/failure';
import { logEntryWire } from '../../history/entryLogReadModel';
import type { Handler } from '../../operations/call';
import { logOfMonth, logOfRecord } from './presentLogReadModel';
import { isOwnCode, mustFindRecord } from './presentReadModel';

/**
 * The log of a record, or of a month; newest first.
 * @throws Failure 400 without a record and a month, 403 for a month without the flag, 404 when the record is not visible to the caller
 */
export const listPresentLogs: Handler<'listPresentLogs'> = async ({ caller, database, query: { id, month } }) => {
  const mayKnowAll = caller.grantedFlags.has('Report.Employee_Present');
  if (id === undefined && month === undefined)
    throw failures.malformed([{ field: 'id', message: 'id or month is missing' }]);
  if (id === undefined && !mayKnowAll) throw failures.notPermitted();
  if (id !== undefined) {
    const record = await mustFindRecord(database, id);
    if (!mayKnowAll && !(await isOwnCode(database, caller.employeeId, record.code))) throw failures.notFound('Record');
  }
  const entries = id === undefined ? await logOfMonth(database, month ?? '') : await logOfRecord(database, id);
  return entries.map((entry) => ({
    ...logEntryWire(entry),
    Changes: entry.changes.map(({ field, from, to }) => ({ Field: field, Privious_Value: from, Current_Value: to })),
  }));
};
