import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { countRequests, countRequestsBy, requestFilter, requestWindow } from './requestWindowReadModel';
import { requestWire } from './requestWire';

/** The contract's defaults. */
const defaultWindow = { offset: 0, limit: 100 };

/**
 * A window of own or of all requests, with the length of the whole list.
 * @throws Failure 403 for all requests without the flag, 400 for an unknown sort key or choice
 */
export const listManualAttendanceWindow: Handler<'listManualAttendanceWindow'> = async ({
  caller,
  database,
  query,
}) => {
  if (query.scope === 'all' && !caller.grantedFlags.has('Report.Manual_Attendance_Request'))
    throw failures.notPermitted();
  const condition = requestFilter(query, query.scope === 'all' ? undefined : caller.employeeId);
  const { offset = defaultWindow.offset, limit = defaultWindow.limit } = query;
  const rows = await requestWindow(database, condition, query.sort, { offset, limit });
  const isWholeList = offset === 0 && rows.length < limit;
  return {
    Rows: rows.map((row) => requestWire(row, caller)),
    Total: isWholeList ? rows.length : await countRequests(database, condition),
    ...(query.Count_by !== undefined && { Counts: await countRequestsBy(database, condition, query.Count_by) }),
  };
};
