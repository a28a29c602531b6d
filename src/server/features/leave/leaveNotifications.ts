import { notificationLinks } from '../../../domain/notifications/notificationLinks';
import type { Kysely } from 'kysely';
import { formatDay } from '../../../domain/calendar/formatDay';
import { isActiveLeave } from '../../../domain/leave/leaveChoices';
import { halvesText, leaveLengthText } from '../../../domain/leave/leavePeriod';
import type { Schema } from '../../database/schema';
import { notify, notifyAll, type NewNotification } from '../../notifications/notify';
import type { Caller } from '../../operations/caller';
import { findLeaveApprovers } from '../../assignments/leaveApproversReadModel';
import type { LeaveRow } from './leaveReadModel';
import { toPeriod } from '../../leave-days/leavePeriodColumns';

/** '03/02/2026 – 05/02/2026 (2.5 Days)'. */
function datesText(leave: LeaveRow): string {
  const days =
    leave.starts_on === leave.ends_on
      ? formatDay(leave.starts_on)
      : `${formatDay(leave.starts_on)} – ${formatDay(leave.ends_on)}`;
  const halves = halvesText(toPeriod(leave));
  return `${days} (${leaveLengthText(leave.length_days)}${halves === '' ? '' : `, ${halves}`})`;
}

const notifiedIds = (leave: LeaveRow): string[] => leave.notified_ids?.split(',') ?? [];
const ownerName = (leave: LeaveRow): string => `${leave.first_name} ${leave.last_name}`;

/** Notifies the approvers of a leave that waits for them, and the employees named in the request. */
export async function notifyLeaveRequested(
  database: Kysely<Schema>,
  leave: LeaveRow,
  caller: Caller,
  now: Date,
): Promise<void> {
  const notification = { actorId: caller.employeeId, kind: 'leave-requested', happenedAt: now } as const;
  const approvers = leave.status === 'Pending' ? await findLeaveApprovers(database, leave) : undefined;
  const recipientIds = approvers?.recipientIds ?? [];
  const emergency = leave.is_emergency ? ', an emergency' : '';
  if (approvers !== undefined)
    await notify(database, {
      ...notification,
      recipientIds,
      path: notificationLinks['leave-requested'].record.leave(leave.id, approvers.list),
      text: `${ownerName(leave)} asks for ${leave.leave_type} on ${datesText(leave)}${emergency}`,
    });
  await notify(database, {
    ...notification,
    recipientIds: notifiedIds(leave).filter((id) => !recipientIds.includes(id)),
    path: notificationLinks['leave-requested'].record.leave(leave.id, 'announced'),
    text: `${ownerName(leave)} has announced a leave on ${datesText(leave)}${emergency}`,
  });
}

function decidedNotification(leave: LeaveRow, caller: Caller, now: Date): NewNotification {
  const comment = leave.status_comment === null ? '' : `: ${leave.status_comment}`;
  const outcome = leave.status === 'Pending' ? 'filed for you' : leave.status;
  return {
    recipientIds: [leave.employee_id],
    actorId: caller.employeeId,
    kind: 'leave-decided',
    text: `Your leave on ${datesText(leave)} was ${outcome}${comment}`,
    path: notificationLinks['leave-decided'].record.leave(leave.id, 'own'),
    happenedAt: now,
  };
}

/** Notifies the employee of a leave that was filed by HR. */
export const notifyLeaveFiled = (database: Kysely<Schema>, leave: LeaveRow, caller: Caller, now: Date): Promise<void> =>
  notify(database, decidedNotification(leave, caller, now));

/**
 * Notifies each employee of the decision, and the employees named in the request when an announced leave is not granted:
 * they count on the absence. The comment is for the employee alone.
 */
export const notifyLeavesDecided = (
  database: Kysely<Schema>,
  leaves: readonly LeaveRow[],
  caller: Caller,
  now: Date,
): Promise<void> =>
  notifyAll(
    database,
    leaves.flatMap((leave): NewNotification[] => [
      decidedNotification(leave, caller, now),
      ...(isActiveLeave(leave.status)
        ? []
        : [
            {
              recipientIds: notifiedIds(leave),
              actorId: caller.employeeId,
              kind: 'leave-decided' as const,
              text: `The leave that ${ownerName(leave)} has announced on ${datesText(leave)} was ${leave.status}`,
              path: notificationLinks['leave-decided'].record.leave(leave.id, 'announced'),
              happenedAt: now,
            },
          ]),
    ]),
  );

/**
 * Notifies the approvers, and the employees named in the request, unless it was not granted before: then they know.
 * @param leave before it was cancelled
 */
export async function notifyLeaveCancelled(
  database: Kysely<Schema>,
  leave: LeaveRow,
  caller: Caller,
  now: Date,
): Promise<void> {
  const notification = {
    actorId: caller.employeeId,
    kind: 'leave-decided',
    text: `${ownerName(leave)} has cancelled the leave on ${datesText(leave)}`,
    happenedAt: now,
  } as const;
  const { recipientIds, list } = await findLeaveApprovers(database, leave);
  const { record } = notificationLinks['leave-decided'];
  await notify(database, { ...notification, recipientIds, path: record.leave(leave.id, list) });
  await notify(database, {
    ...notification,
    recipientIds: isActiveLeave(leave.status) ? notifiedIds(leave).filter((id) => !recipientIds.includes(id)) : [],
    path: notificationLinks['leave-decided'].record.leave(leave.id, 'announced'),
  });
}
