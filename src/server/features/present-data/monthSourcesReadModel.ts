import { sql, type Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import { grantedStatuses } from '../../../domain/leave/leaveChoices';
import type { Schema } from '../../database/schema';

interface Span {
  readonly first: Day;
  readonly last: Day;
}

/** People whose month is reckoned: the active ones, and those who were seen in it. */
export const peopleOfMonth = (database: Kysely<Schema>, { first, last }: Span) =>
  database
    .selectFrom('employees')
    .select(['id', 'code', 'full_name', 'location_id', 'joined_on'])
    .where((eb) => eb.or([eb('joined_on', 'is', null), eb('joined_on', '<=', last)]))
    .where((eb) =>
      eb.or([eb('status', '=', 'Active'), eb.exists(eb.selectFrom('face_days').select('face_days.work_date').whereRef('face_days.employee_id', '=', 'employees.id').where('work_date', '>=', first).where('work_date', '<=', last))]),
    )
    .orderBy('full_name')
    .orderBy('code')
    .execute();

export const faceDaysOfMonth = (database: Kysely<Schema>, { first, last }: Span) =>
  database.selectFrom('face_days').selectAll().where('work_date', '>=', first).where('work_date', '<=', last).execute();

export const correctionsOfMonth = (database: Kysely<Schema>, { first, last }: Span) =>
  database
    .selectFrom('manual_attendances')
    .select(['employee_id', 'work_date', 'check_in_at', 'check_out_at', 'present_first_half', 'present_second_half'])
    .where('work_date', '>=', first)
    .where('work_date', '<=', last)
    .execute();

export const leavesOfMonth = (database: Kysely<Schema>, { first, last }: Span) =>
  database
    .selectFrom('leaves')
    .select(['employee_id', 'starts_on', 'ends_on', 'half_from', 'half_to'])
    .where('status', 'in', [...grantedStatuses])
    .where('starts_on', '<=', last)
    .where('ends_on', '>=', first)
    .execute();

/** Holidays with the places that keep them; none for everywhere. */
export const holidaysOfMonth = (database: Kysely<Schema>, { first, last }: Span) =>
  database
    .selectFrom('holidays')
    .select(['day', 'half'])
    .select(sql<string[]>`array(select l.location_id::text from holiday_locations l where l.holiday_id = holidays.id)`.as('location_ids'))
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();

/** Days that an approved request calls WFH, by person. */
export const daysAtHomeOfMonth = (database: Kysely<Schema>, { first, last }: Span) =>
  database
    .selectFrom('manual_attendance_requests')
    .select(['employee_id', sql<number>`count(distinct work_date)::integer`.as('days')])
    .where('status', '=', 'Approved')
    .where('reason', '=', 'WFH')
    .where('work_date', '>=', first)
    .where('work_date', '<=', last)
    .groupBy('employee_id')
    .execute();
