import type { Kysely } from 'kysely';
import { formatDay } from '../../../domain/calendar/formatDay';
import { formatHours } from '../../../domain/calendar/formatHours';
import { notificationLinks } from '../../../domain/notifications/notificationLinks';
import type { Schema } from '../../database/schema';
import { notify, notifyAll } from '../../notifications/notify';
import type { Caller } from '../../operations/caller';
import type { OvertimeApprovers } from './overtimeApproversReadModel';
import type { OvertimeRow } from './overtimeReadModel';

/** '03/02/2026 (2 Hr) on Daybook'. */
const entryText = (entry: OvertimeRow): string =>
  `${formatDay(entry.work_date)}${entry.claimed_hours === null ? '' : ` (${formatHours(entry.claimed_hours)})`} on ${entry.project_name}`;

/** Notifies the approvers of a new entry. */
export async function notifyOvertimeRequested(
  database: Kysely<Schema>,
  entry: OvertimeRow,
  { ids, list }: OvertimeApprovers,
  caller: Caller,
  now: Date,
): Promise<void> {
  await notify(database, {
    recipientIds: ids,
    actorId: caller.employeeId,
    kind: 'overtime-requested',
    text: `${entry.first_name} ${entry.last_name} asks for overtime of ${entryText(entry)}`,
    path: notificationLinks['overtime-requested'].record.entry(entry.id, list),
    happenedAt: now,
  });
}

/** Notifies each employee of the decision. */
export const notifyOvertimeDecided = (
  database: Kysely<Schema>,
  entries: readonly OvertimeRow[],
  caller: Caller,
  now: Date,
): Promise<void> =>
  notifyAll(
    database,
    entries.map((entry) => {
      const comment = entry.status_comment === null ? '' : `: ${entry.status_comment}`;
      return {
        recipientIds: [entry.employee_id],
        actorId: caller.employeeId,
        kind: 'overtime-decided',
        text: `Your overtime of ${entryText(entry)} was ${entry.status}${comment}`,
        path: notificationLinks['overtime-decided'].record.entry(entry.id),
        happenedAt: now,
      };
    }),
  );
