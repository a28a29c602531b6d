import { firstDayOfMonth, monthName } from '../../../../domain/calendar/month';
import { notificationLinks } from '../../../../domain/notifications/notificationLinks';
import {
  leftOutReasons,
  maxChosenForReminder,
  reminderMessages,
  whyNotReminded,
  type LeftOutReason,
} from '../../../../domain/present-data/answerReminders';
import { counted } from '../../../../domain/wording/counted';
import { isRecordId } from '../../../database/isRecordId';
import { allInOrder } from '../../../database/transactions/allInOrder';
import { failures } from '../../../errors/failure';
import { notify } from '../../../notifications/notify';
import type { Handler } from '../../../operations/call';
import { parseIds } from '../../../decisions/parseIds';
import { isMonthClosed } from '../../../present-months/closingsReadModel';
import { addLogEntries } from '../../../present-months/presentLogRepository';
import { lockMonth, storeReminders } from '../presentRepository';
import { chosenToRemind, unansweredToRemind } from '../unansweredReadModel';

/**
 * HR reminds employees to confirm their month: the chosen ones, or all without an answer who match. The lock of the month
 * keeps two reminders of one moment apart.
 * @throws Failure 409 for a closed month, 422 for none or too many chosen employees
 */
export const remindPresentUnanswered: Handler<'remindPresentUnanswered'> = async ({
  body: { month, q, Employee_ids },
  caller,
  database,
  now,
  services,
  recordAudit,
}) => {
  const chosen =
    Employee_ids === undefined
      ? undefined
      : parseIds(Employee_ids, { field: 'Employee_ids', max: maxChosenForReminder, what: 'employees' });
  const day = firstDayOfMonth(month);
  const [, isClosed, found] = await allInOrder([
    lockMonth(database, month),
    isMonthClosed(database, day),
    chosen === undefined
      ? unansweredToRemind(database, month, q)
      : chosenToRemind(database, month, chosen.filter(isRecordId)),
  ]);
  if (isClosed) throw failures.conflict(reminderMessages.closed, 'month_closed');
  const reminding = { callerId: caller.employeeId, now, timeZone: services.companyTimeZone };
  const counts = new Map<LeftOutReason, number>();
  const leaveOut = (why: LeftOutReason, count = 1): void => void counts.set(why, (counts.get(why) ?? 0) + count);
  const reminded: { readonly recordId: string; readonly employeeId: string }[] = [];
  for (const row of found) {
    const { employee_id: employeeId, record_id: recordId } = row;
    const why = whyNotReminded(
      { employeeId, isWaiting: recordId !== null, hasAnswered: row.has_answered, remindedAt: row.reminded_at },
      reminding,
    );
    if (why !== undefined) leaveOut(why);
    else if (recordId !== null) reminded.push({ recordId, employeeId });
  }
  if (chosen !== undefined && chosen.length > found.length) leaveOut('Not asked', chosen.length - found.length);
  if (reminded.length > 0) {
    const log = { recordId: null, day, action: 'Reminded', comment: counted(reminded.length, 'employee') } as const;
    await allInOrder([
      storeReminders(
        database,
        reminded.map(({ recordId }) => recordId),
        caller.employeeId,
        now,
      ),
      addLogEntries(database, [log], caller.employeeId, now),
      notify(database, {
        recipientIds: reminded.map(({ employeeId }) => employeeId),
        actorId: caller.employeeId,
        kind: 'month-reminder',
        text: `${caller.fullName} asks you to confirm your attendance of ${monthName(month)}`,
        path: notificationLinks['month-reminder'].record.own(month),
        happenedAt: now,
      }),
    ]);
    recordAudit({
      kind: 'answers_reminded',
      subject: { kind: 'present_month', text: month },
      details: { count: reminded.length },
    });
  }
  return {
    Reminded: reminded.length,
    Left_out: leftOutReasons.flatMap((Why) => {
      const count = counts.get(Why);
      return count === undefined ? [] : [{ Why, Count: count }];
    }),
  };
};
