import { isAskedAbout } from '../../present-months/askedMonthsReadModel';
import { sql, type Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/caller';
import { isVisibleTask } from '../../visibility/visibleProjectsReadModel';

interface Span {
  readonly first: Day;
  readonly last: Day;
}

export const correctionsBetween = (database: Kysely<Schema>, employeeId: string, { first, last }: Span) =>
  database
    .selectFrom('manual_attendances')
    .select(['work_date', 'check_in_at', 'check_out_at'])
    .where('employee_id', '=', employeeId)
    .where('work_date', '>=', first)
    .where('work_date', '<=', last)
    .where((eb) => eb.or([eb('check_in_at', 'is not', null), eb('check_out_at', 'is not', null)]))
    .orderBy('work_date')
    .execute();

export const overtimeBetween = (database: Kysely<Schema>, employeeId: string, { first, last }: Span) =>
  database
    .selectFrom('overtime_entries')
    .innerJoin('projects', 'projects.id', 'overtime_entries.project_id')
    .select([
      'overtime_entries.id',
      'overtime_entries.work_date',
      'overtime_entries.claimed_hours',
      'overtime_entries.status',
      'projects.name as project_name',
    ])
    .where('overtime_entries.employee_id', '=', employeeId)
    .where('overtime_entries.work_date', '>=', first)
    .where('overtime_entries.work_date', '<=', last)
    .orderBy('overtime_entries.work_date')
    .orderBy('overtime_entries.id')
    .execute();

export interface RequestFigureRow {
  kind: 'leave' | 'manual-attendance' | 'overtime';
  status: string;
  total: number;
}

/** Counts of an employee's requests for days of the month, by status. */
export async function requestFigures(
  database: Kysely<Schema>,
  employeeId: string,
  { first, last }: Span,
): Promise<RequestFigureRow[]> {
  const { rows } = await sql<RequestFigureRow>`
    select 'leave' as kind, status, count(*) as total from leaves where employee_id = ${employeeId} and starts_on <= ${last} and ends_on >= ${first} group by status
    union all select 'manual-attendance', status, count(*) from manual_attendance_requests where employee_id = ${employeeId} and work_date between ${first} and ${last} group by status
    union all select 'overtime', status, count(*) from overtime_entries where employee_id = ${employeeId} and work_date between ${first} and ${last} group by status
    order by 1, 2`.execute(database);
  return rows;
}

/** The caller's assigned tasks, by status and priority. */
export const ownTaskFigures = (database: Kysely<Schema>, caller: Caller) =>
  database
    .selectFrom('tasks')
    .select(['tasks.status', 'tasks.priority'])
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('tasks.assignee_id', '=', caller.employeeId)
    .where(isVisibleTask(caller))
    .groupBy(['tasks.status', 'tasks.priority'])
    .execute();

export const kraOfMonth = (database: Kysely<Schema>, employeeId: string, month: Day) =>
  database
    .selectFrom('kra_records')
    .innerJoin('employees as leader', 'leader.id', 'kra_records.team_leader_id')
    .select(['kra_records.own_average', 'kra_records.leader_average', 'leader.full_name as leader_name'])
    .where('kra_records.employee_id', '=', employeeId)
    .where('kra_records.month', '=', month)
    .executeTakeFirst();

/** Present records reference employees by code. */
export const recordOfMonth = (database: Kysely<Schema>, employeeId: string, month: Day) =>
  database
    .selectFrom('present_records')
    .innerJoin('employees', (join) => join.on(sql<boolean>`lower(employees.code) = lower(present_records.code)`))
    .select('present_records.attendance_status')
    .select((eb) => isAskedAbout(eb.ref('employees.joined_on')).as('is_asked_about'))
    .where('employees.id', '=', employeeId)
    .where('present_records.month', '=', month)
    .executeTakeFirst();
