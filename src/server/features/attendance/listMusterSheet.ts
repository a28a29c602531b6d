import { dayCodeText } from '../../../domain/attendance/dayCodeText';
import type { Handler } from '../../operations/call';
import { musterWindow } from './musterReadModel';

/**
 * A window of the muster sheet of a month.
 * @throws Failure 400 for an unknown sort key
 */
export const listMusterSheet: Handler<'listMusterSheet'> = async ({ database, now, query, services }) => {
  const moment = { now, timeZone: services.companyTimeZone };
  const rows = await musterWindow(database, query, moment);
  // A window beyond the end has no row with the length.
  const total =
    rows[0]?.total ??
    ((query.offset ?? 0) === 0
      ? 0
      : ((await musterWindow(database, { ...query, offset: 0, limit: 1 }, moment))[0]?.total ?? 0));
  return {
    Rows: rows.map((row) => ({
      _id: row.id,
      Name: row.name,
      Code: row.code,
      Department: row.department,
      Location: row.location,
      Workplace_since: row.workplace_since,
      Days: row.first_codes.map((first, index) => dayCodeText(first, row.second_codes[index] ?? null)),
      Working_days: row.workingDays,
      Present: row.present,
      Absent: row.absent,
      Paid_leave: row.paidLeave,
      Holiday: row.holiday,
    })),
    Total: total,
  };
};
