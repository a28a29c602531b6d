import type { Kysely } from 'kysely';
import { formatDay } from '../../../domain/calendar/formatDay';
import { halvesText, leaveLengthText } from '../../../domain/leave/leavePeriod';
import type { Schema } from '../../database/schema';
import { notify } from '../../notifications/notify';
import type { Caller } from '../../operations/call';
import { decidersOf } from '../../assignments/leaveDecidersReadModel';
import type { LeaveRow } from './leaveReadModel';
import { periodOf } from './leaveWire';

/** '03/02/2026 – 05/02/2026 (2.5 Days)'. */
function datesText(leave: LeaveRow): string {
  const days =
    leave.starts_on === leave.ends_on
      ? formatDay(leave.starts_on)
      : `${formatDay(leave.starts_on)} – ${formatDay(leave.ends_on)}`;
  const halves = halvesText(periodOf(leave));
  return `${days} (${leaveLengthText(leave.length_days)}${halves === '' ? '' : `, ${halves}`})`;
}

const notifiedOf = (leave: LeaveRow): string[] => leave.notified_ids?.split(',') ?? [];
const ownerName = (leave: LeaveRow): string => `${leave.first_name} ${leave.last_name}`;

/** Tells those who decide, and those whom the employee has named, that a leave is asked for. */
export async function tellOfRequest(
  database: Kysely<Schema>,
  leave: LeaveRow,
  caller: Caller,
  now: Date,
): Promise<void> {
  const told = { actorId: caller.employeeId, kind: 'leave-requested', happenedAt: now } as const;
  const { recipientIds, path } = await decidersOf(database, leave);
  const emergency = leave.is_emergency ? ', an emergency' : '';
  await notify(database, {
    ...told,
    recipientIds,
    path,
    text: `${ownerName(leave)} asks for ${leave.leave_type} on ${datesText(leave)}${emergency}`,
  });
  await notify(database, {
    ...told,
    recipientIds: notifiedOf(leave).filter((id) => !recipientIds.includes(id)),
    path: '/me?list=announced',
    text: `${ownerName(leave)} has announced a leave on ${datesText(leave)}${emergency}`,
  });
}

/** Tells the employee what became of the leave; also of one that somebody else has filed for him or her. */
export async function tellOfDecision(
  database: Kysely<Schema>,
  leave: LeaveRow,
  caller: Caller,
  now: Date,
): Promise<void> {
  const comment = leave.status_comment === null ? '' : `: ${leave.status_comment}`;
  const outcome = leave.status === 'Pending' ? 'filed for you' : leave.status;
  await notify(database, {
    recipientIds: [leave.employee_id],
    actorId: caller.employeeId,
    kind: 'leave-decided',
    text: `Your leave on ${datesText(leave)} was ${outcome}${comment}`,
    path: '/me',
    happenedAt: now,
  });
}

/** Tells those who counted on the leave that it was cancelled. */
export async function tellOfCancelling(
  database: Kysely<Schema>,
  leave: LeaveRow,
  caller: Caller,
  now: Date,
): Promise<void> {
  const told = {
    actorId: caller.employeeId,
    kind: 'leave-decided',
    text: `${ownerName(leave)} has cancelled the leave on ${datesText(leave)}`,
    happenedAt: now,
  } as const;
  const { recipientIds, path } = await decidersOf(database, leave);
  await notify(database, { ...told, recipientIds, path });
  await notify(database, {
    ...told,
    recipientIds: notifiedOf(leave).filter((id) => !recipientIds.includes(id)),
    path: '/me?list=announced',
  });
}
