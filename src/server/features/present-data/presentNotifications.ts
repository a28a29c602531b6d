import { notificationLinks } from '../../../domain/notifications/notificationLinks';
import type { Kysely } from 'kysely';
import { toMonth, monthName } from '../../../domain/calendar/month';
import type { Schema } from '../../database/schema';
import { notifyAll } from '../../notifications/notify';
import type { Caller } from '../../operations/caller';
import { employeeIdsByCode, type PresentRow } from './presentReadModel';

/** Notifies the employees of records whose answer a correction has reset, and asks them again. */
export async function notifyCorrected(
  database: Kysely<Schema>,
  records: readonly Pick<PresentRow, 'code' | 'recorded_on' | 'is_closed'>[],
  caller: Caller,
  now: Date,
): Promise<void> {
  if (records.length === 0) return;
  const ids = await employeeIdsByCode(
    database,
    records.map(({ code }) => code),
  );
  await notifyAll(
    database,
    records.map(({ code, recorded_on: day, is_closed: isClosed }) => {
      const id = ids.get(code.toLowerCase());
      // Of a closed month no one answers.
      const request = isClosed ? '' : ' Please confirm it again.';
      return {
        recipientIds: id === undefined ? [] : [id],
        actorId: caller.employeeId,
        kind: 'month-issue',
        text: `Your attendance of ${monthName(toMonth(day))} was corrected.${request}`,
        path: notificationLinks['month-issue'].record.own(toMonth(day)),
        happenedAt: now,
      };
    }),
  );
}
