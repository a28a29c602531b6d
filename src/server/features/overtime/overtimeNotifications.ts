import { sql, type Kysely } from 'kysely';
import { formatDay } from '../../../domain/calendar/formatDay';
import { formatHours } from '../../../domain/calendar/formatHours';
import { notificationLinks } from '../../../domain/notifications/notificationLinks';
import type { OvertimeList } from '../../../domain/overtime/overtimePath';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Schema } from '../../database/schema';
import { notify, notifyAll } from '../../notifications/notify';
import type { Caller } from '../../operations/call';
import type { OvertimeRow } from './overtimeReadModel';

/** '03/02/2026 (2 Hr) on Daybook'. */
const entryText = (entry: OvertimeRow): string =>
  `${formatDay(entry.work_date)}${entry.claimed_hours === null ? '' : ` (${formatHours(entry.claimed_hours)})`} on ${entry.project_name}`;

/** The recipients of the notification of a new entry, and the list in which they find it. */
interface OvertimeApprovers {
  readonly ids: readonly string[];
  readonly list: OvertimeList;
}

/** The manager of the project or, if that is the employee, the users who may decide all entries. */
export async function findOvertimeApprovers(
  database: Kysely<Schema>,
  employeeId: string,
  projectId: string,
): Promise<OvertimeApprovers> {
  const active = database.selectFrom('employees').select('employees.id').where('employees.status', '=', 'Active');
  const [manager, holders] = await allInOrder([
    active
      .innerJoin('projects', 'projects.project_manager_id', 'employees.id')
      .where('projects.id', '=', projectId)
      .where('employees.id', '<>', employeeId)
      .executeTakeFirst(),
    active
      .innerJoin('roles', 'roles.id', 'employees.role_id')
      .where('employees.id', '<>', employeeId)
      .where(sql<boolean>`roles.granted_flags @> array['Overtime.Approve_Overtime', 'Overtime.All_Overtime']::text[]`)
      .execute(),
  ]);
  if (manager !== undefined) return { ids: [manager.id], list: 'projects' };
  return { ids: holders.map(({ id }) => id), list: 'all' };
}

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
