import { workDateIn } from '../../../domain/attendance/workDate';
import { firstDayOfMonth, monthName } from '../../../domain/calendar/month';
import { isMonthOver, monthNotOverMessage } from '../../../domain/present-data/closedMonth';
import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { lastRead } from '../../operations/lastRead';
import { addLogEntries } from '../../present-months/presentLogRepository';
import { presentMonthAnswer } from './presentMonthAnswer';
import { closeMonth, lockMonth, reopenMonth } from './presentRepository';

/**
 * Closes a past month, or reopens it.
 * @throws Failure 422 for a month that is not over, 409 when it is closed or open already, or has another number of issues than was shown
 */
export const closePresentMonth: Handler<'closePresentMonth'> = async ({
  body: { month, Closed, Seen_issues },
  caller,
  database,
  now,
  services,
  recordAudit,
}) => {
  if (Closed === 'true' && !isMonthOver(month, workDateIn(services.companyTimeZone, now)))
    throw failures.invalid([{ field: 'month', message: monthNotOverMessage(month) }]);
  await lockMonth(database, month);
  const stored = await presentMonthAnswer(database, month, services.companyTimeZone);
  if (Closed === 'true' && stored.Closed_at === null && Seen_issues !== undefined && stored.Issues !== Seen_issues)
    throw failures.competingEdit(stored);
  const isDone =
    Closed === 'true' ? await closeMonth(database, month, caller.employeeId, now) : await reopenMonth(database, month);
  if (!isDone)
    throw failures.conflict(`${monthName(month)} is ${Closed === 'true' ? 'closed' : 'open'} already`, 'already_done');
  recordAudit({
    kind: Closed === 'true' ? 'month_closed' : 'month_opened',
    subject: { kind: 'present_month', text: month },
  });
  await addLogEntries(
    database,
    [{ recordId: null, day: firstDayOfMonth(month), action: Closed === 'true' ? 'Closed' : 'Opened again' }],
    caller.employeeId,
    now,
  );
  return lastRead(() => presentMonthAnswer(database, month, services.companyTimeZone));
};
