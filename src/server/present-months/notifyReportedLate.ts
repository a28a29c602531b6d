import type { Kysely } from 'kysely';
import { workDateIn } from '../../domain/attendance/workDate';
import type { Day } from '../../domain/calendar/day';
import { monthName, toMonth } from '../../domain/calendar/month';
import { groupedBy } from '../../domain/collections/groupedBy';
import { notificationLinks } from '../../domain/notifications/notificationLinks';
import { counted } from '../../domain/wording/counted';
import type { Schema } from '../database/schema';
import { notifyAll } from '../notifications/notify';
import { daysInClosedMonths } from './closingsReadModel';
import { monthEditorIds } from './monthEditorsReadModel';

interface ReportedEvent {
  readonly employeeId: string;
  readonly workDate: Day;
}

/**
 * Notifies HR of what face devices have reported late, of months that are closed. It is stored all the same, because it is a
 * fact: the attendance changes, and no longer agrees with what was closed.
 */
export async function notifyReportedLate(
  database: Kysely<Schema>,
  events: readonly ReportedEvent[],
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Promise<void> {
  const present = toMonth(workDateIn(timeZone, now));
  const earlier = events.filter(({ workDate }) => toMonth(workDate) < present);
  const closed = await daysInClosedMonths(
    database,
    earlier.map(({ workDate }) => workDate),
  );
  if (closed.size === 0) return;
  const recipientIds = await monthEditorIds(database);
  const byMonth = groupedBy(
    earlier.filter(({ workDate }) => closed.has(workDate)),
    ({ workDate }) => toMonth(workDate),
  );
  await notifyAll(
    database,
    [...byMonth].map(([month, late]) => {
      const people = new Set(late.map(({ employeeId }) => employeeId)).size;
      return {
        recipientIds,
        actorId: null,
        kind: 'month-issue',
        text: `${counted(late.length, 'face log')} of ${counted(people, 'employee')} came late for ${monthName(month)}, which is closed. Please compare it again.`,
        path: notificationLinks['month-issue'].several.comparison(month),
        happenedAt: now,
      };
    }),
  );
}
