import { addDays } from '../../../domain/calendar/day';
import { isDay } from '../../../domain/calendar/isDay';
import { instantAt } from '../../../domain/calendar/instantAt';
import { maxDaysShown } from '../../../domain/timer/timeEntryRules';
import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { ownHoursBetween } from './ownHoursReadModel';
import { closedMonthFinder } from './ownHoursRules';
import { ownHoursWire } from './ownHoursWire';

/**
 * The caller's time entries of some days of the company's calendar, newest first.
 * @throws Failure 400 for invalid days, and for too many
 */
export const listOwnTimeEntries: Handler<'listOwnTimeEntries'> = async (call) => {
  const { caller, database, query, services } = call;
  const { From: from, To: to } = query;
  if (!isDay(from)) throw failures.malformed([{ field: 'From', message: 'From must be a day' }]);
  if (!isDay(to) || to < from)
    throw failures.malformed([{ field: 'To', message: 'To must be a day, not before From' }]);
  if (to > addDays(from, maxDaysShown))
    throw failures.malformed([{ field: 'To', message: `At most ${maxDaysShown} days can be shown` }]);
  const zone = services.companyTimeZone;
  const rows = await ownHoursBetween(
    database,
    caller.employeeId,
    instantAt(from, '00:00', zone),
    instantAt(addDays(to, 1), '00:00', zone),
  );
  const closed = await closedMonthFinder(call, rows);
  return rows.map((row) => ownHoursWire(row, closed.get(row.id) ?? null));
};
