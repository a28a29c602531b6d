import { sql, type Kysely } from 'kysely';
import { formatDay } from '../../../domain/calendar/formatDay';
import { formatHours } from '../../../domain/calendar/formatHours';
import type { Schema } from '../../database/schema';
import { notify, notifyAll } from '../../notifications/notify';
import type { Caller } from '../../operations/call';
import type { OvertimeRow } from './overtimeReadModel';

/** '03/02/2026 (2 Hr) on Daybook'. */
const entryText = (entry: OvertimeRow): string =>
  `${formatDay(entry.work_date)}${entry.claimed_hours === null ? '' : ` (${formatHours(entry.claimed_hours)})`} on ${entry.project_name}`;

/** The manager of the project or, if that is the employee, the users who may decide all entries. */
async function findOvertimeApprovers(
  database: Kysely<Schema>,
  { employee_id: employeeId, project_manager_id: managerId }: OvertimeRow,
): Promise<{ ids: string[]; path: string }> {
  const manager =
    managerId === null || managerId === employeeId
      ? undefined
      : await database
          .selectFrom('employees')
          .select('id')
          .where('id', '=', managerId)
          .where('status', '=', 'Active')
          .executeTakeFirst();
  if (manager !== undefined) return { ids: [manager.id], path: '/overtime?list=projects' };
  const holders = await database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .select('employees.id')
    .where('employees.status', '=', 'Active')
    .where('employees.id', '<>', employeeId)
    .where(sql<boolean>`roles.granted_flags @> array['Overtime.Approve_Overtime', 'Overtime.All_Overtime']::text[]`)
    .execute();
  return { ids: holders.map(({ id }) => id), path: '/overtime?list=all' };
}

/** Notifies the approvers of a new entry. */
export async function notifyOvertimeRequested(
  database: Kysely<Schema>,
  entry: OvertimeRow,
  caller: Caller,
  now: Date,
): Promise<void> {
  const { ids, path } = await findOvertimeApprovers(database, entry);
  await notify(database, {
    recipientIds: ids,
    actorId: caller.employeeId,
    kind: 'overtime-requested',
    text: `${entry.first_name} ${entry.last_name} asks for overtime of ${entryText(entry)}`,
    path,
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
        path: '/overtime',
        happenedAt: now,
      };
    }),
  );
