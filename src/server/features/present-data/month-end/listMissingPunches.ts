import type { Handler } from '../../../operations/call';
import { countMissingPunches, missingPunchWindow } from './missingPunchesReadModel';

/**
 * A window of the days of a month on which an employee has a check-in or a check-out only.
 * @throws Failure 400 for an unknown sort key or choice
 */
export const listMissingPunches: Handler<'listMissingPunches'> = async ({ database, now, query, services }) => {
  const moment = { now, timeZone: services.companyTimeZone };
  const rows = await missingPunchWindow(database, query, moment);
  const counts = await countMissingPunches(database, query, moment);
  return {
    Rows: rows.map((row) => ({
      _id: row.id,
      Code: row.code,
      Name: row.name,
      Day: row.day,
      Missing: row.missing,
      Check_in: row.check_in?.toISOString() ?? null,
      Check_out: row.check_out?.toISOString() ?? null,
    })),
    Total: counts.reduce((sum, { Count }) => sum + Count, 0),
    ...(query.Count_by !== undefined && { Counts: counts }),
  };
};
