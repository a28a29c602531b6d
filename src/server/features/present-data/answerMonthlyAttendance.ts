import { notificationLinks } from '../../../domain/notifications/notificationLinks';
import { presentMessages } from '../../../domain/present-data/presentFields';
import { toMonth, monthName } from '../../../domain/calendar/month';
import { allInOrder } from '../../database/transactions/allInOrder';
import { mustBeCurrent } from '../../errors/competingEdit';
import { failures } from '../../errors/failure';
import { notify } from '../../notifications/notify';
import type { Handler } from '../../operations/call';
import { lastRead } from '../../operations/lastRead';
import { monthEditorIds } from '../../present-months/monthEditorsReadModel';
import { addLogEntries } from '../../present-months/presentLogRepository';
import { mustFindRecord, findNewestRecord } from './presentReadModel';
import { changeRecord, lockMonth } from './presentRepository';
import { presentWire } from './presentWire';

/**
 * CALL-006: the caller's own Confirm or Issue (STATE-010, STATE-011). HR is notified of an issue and its comment.
 * @throws Failure 404 when the month has no record of the caller, 409 when it is closed, or with the stored record when it has changed since it was shown
 */
export const answerMonthlyAttendance: Handler<'answerMonthlyAttendance'> = async ({ body, caller, database, now }) => {
  const record = await findNewestRecord(database, caller.employeeId, body);
  if (record === undefined) throw failures.notFound('Record');
  const month = toMonth(record.recorded_on);
  const action = body.Attendence_Status;
  const [, former, recipientIds] = await allInOrder([
    lockMonth(database, month),
    mustFindRecord(database, record.id),
    action === 'Issue' ? monthEditorIds(database) : [],
  ]);
  const typed = body.Comment?.trim() ?? '';
  const comment = action === 'Issue' && typed !== '' ? typed : null;
  // Repeating an issue without a comment keeps the stored comment.
  if (former.attendance_status !== action || (comment !== null && comment !== former.attendance_comment)) {
    if (former.is_closed) throw failures.conflict(presentMessages.closedForAnswer, 'month_closed');
    mustBeCurrent(former, { ...(body.Seen_version !== undefined && { Version: body.Seen_version }) }, () =>
      presentWire(former),
    );
    await changeRecord(
      database,
      record.id,
      { attendance_status: action, attendance_status_at: now, attendance_comment: comment },
      now,
    );
    await addLogEntries(
      database,
      [{ recordId: record.id, day: record.recorded_on, action, comment }],
      caller.employeeId,
      now,
    );
    if (action === 'Issue') {
      await notify(database, {
        recipientIds,
        actorId: caller.employeeId,
        kind: 'month-issue',
        text: `${caller.fullName} has an issue with the attendance of ${monthName(month)}${comment === null ? '' : `: ${comment}`}`,
        path: notificationLinks['month-issue'].record.toSettle(record.id, month),
        happenedAt: now,
      });
    }
  }
  return lastRead(async () => presentWire(await mustFindRecord(database, record.id)));
};
