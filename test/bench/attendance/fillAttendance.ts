import { sql } from 'kysely';
import { migrate } from '../../../src/server/database/migrate';
import { migrations } from '../../../src/server/database/migrations/migrations';
import { hashPassword } from '../../../src/server/security/passwordHash';
import type { Database } from '../../../src/server/database/database';

/** How much is filled. */
export interface AttendanceSize {
  readonly employees: number;
  /** Number of months before this one. */
  readonly months: number;
}
/** Of the one who reads it in a browser; holder of every flag that the measured screens need. */
export const benchReader = { email: 'reader@bench.example', password: 'daybook' } as const;
const readerFlags = [
  'Report.Attendance_Summary',
  'Report.Face_Report',
  'Report.Leave_Report',
  'Report.Employee_Present',
  'Me.Team_Leave',
];
/** Number of employees per team leader. */
const teamSize = 12;

/** 'YYYY-MM' of an earlier month: the measured months are always in the past. */
function monthsBack(count: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1)).toISOString().slice(0, 7);
}
/** The last filled month. */
export const lastMonth = monthsBack(1);

type Kysely = Database['kysely'];

/** A leave a month for everybody, half of them of two days, in every status. */
const fillLeaves = (kysely: Kysely, from: string, months: number) =>
  sql`
  insert into leaves (id, employee_id, leave_type, starts_on, ends_on, half_to, reason, status, is_emergency, acted_by_id, acted_at, created_by_id, created_at)
  select gen_random_uuid(), id, case when dice % 5 = 0 then 'Sick Leave' else 'Casual Leave' end, day, day + dice % 2, case when dice % 3 = 0 then 'First Half' else 'Second Half' end, 'Reason ' || dice, status, dice % 11 = 0,
    case when status <> 'Pending' then id end, case when status <> 'Pending' then day - interval '3 days' end, id, day - interval '1 week' - make_interval(mins => dice % 1440)
  from (
    select e.id, (${from}::date + make_interval(months => n))::date + abs(hashtext(e.code)) % 24 as day, abs(hashtext(e.code || n)) as dice,
      (array['Approved', 'Approved', 'Conditional Approved', 'Pending', 'Rejected', 'Unapproved', 'Cancelled'])[1 + abs(hashtext(n || e.code)) % 7] as status
    from employees e cross join generate_series(0, ${months - 1}::int) n
  ) wished`.execute(kysely);

/**
 * Comings and goings of every working day. The triggers for single logs are off in the meantime, and the indexes are made
 * when everything is there; what the triggers keep is filled by the same statement that they would make.
 */
async function fillFaces(kysely: Kysely, firstDay: string, months: number): Promise<void> {
  await sql`alter table face_logs disable trigger all`.execute(kysely);
  await sql`drop index face_logs_employee, face_logs_date, face_days_employee`.execute(kysely);
  // A month at a time: a company's logs come in portions as well.
  for (let month = 0; month < months; month += 1) {
    await sql`
      insert into face_logs (id, employee_id, work_date, logged_at, direction)
      select gen_random_uuid(), e.id, d::date, d + make_interval(mins => case kind when 0 then 580 else 1140 end + abs(hashtext(e.code || d::text)) % 50), case kind when 0 then 'in' else 'out' end
      from generate_series(${firstDay}::date + make_interval(months => ${month}), ${firstDay}::date + make_interval(months => ${month + 1}) - interval '1 day', interval '1 day') d
      cross join employees e
      cross join generate_series(0, 1) kind
      where extract(isodow from d) < 6 and abs(hashtext(e.code || d::text || kind)) % 40 > 0`.execute(kysely);
  }
  await sql`
    insert into face_days (employee_id, work_date, first_in_at, last_in_at, last_out_at)
    select employee_id, work_date, min(logged_at) filter (where direction = 'in'), max(logged_at) filter (where direction = 'in'), max(logged_at) filter (where direction = 'out')
    from face_logs group by work_date, employee_id`.execute(kysely);
  await sql`create index face_days_employee on face_days (employee_id, work_date)`.execute(kysely);
  await sql`create index face_logs_employee on face_logs (employee_id, work_date, logged_at)`.execute(kysely);
  await sql`create index face_logs_date on face_logs (work_date, employee_id)`.execute(kysely);
  await sql`alter table face_logs enable trigger all`.execute(kysely);
}

/** A record of present data a month for everybody, most of them answered: those of the reader, whose screens a question would cover. */
const fillRecords = (kysely: Kysely, from: string, months: number) =>
  sql`
  insert into present_records (id, recorded_on, name, code, working_days, full_leave_count, half_leave_count, missed_punch_count, wfm_days, carry_forward_days, total_days, allowed_days, grand_total_days, attendance_status, attendance_status_at, created_at, updated_at)
  select gen_random_uuid(), day, full_name, code, 20, dice % 3, dice % 2, dice % 5, dice % 4, dice % 7, 19 + dice % 2, 1, 20 + dice % 3, answer, case when answer is not null then day + interval '2 days' end, day, day
  from (
    select e.full_name, e.code, (${from}::date + make_interval(months => n + 1))::date - 1 as day, abs(hashtext(e.code || n)) as dice, case when e.code = 'READER' then 'Approved' else (array['Approved', 'Approved', 'Approved', 'Issue', null])[1 + abs(hashtext(n || e.code)) % 5] end as answer
    from employees e cross join generate_series(0, ${months - 1}::int) n
  ) wished`.execute(kysely);

/** The people with their leaders and places, and the holidays. */
async function fillPeople(kysely: Kysely, employeeCount: number, firstDay: string): Promise<void> {
  await sql`insert into roles (id, name, granted_flags, updated_at) values (gen_random_uuid(), 'Bench', ${readerFlags}::text[], ${firstDay}::date), (gen_random_uuid(), 'Nothing', '{}', ${firstDay}::date)`.execute(
    kysely,
  );
  await sql`insert into locations (id, name) select gen_random_uuid(), 'Place ' || chr(64 + n) from generate_series(1, 8) n`.execute(
    kysely,
  );
  await sql`
    insert into employees (id, created_at, code, first_name, last_name, email, role_id, location_id)
    select gen_random_uuid(), ${firstDay}::date, 'B' || lpad(n::text, 5, '0'), 'First' || n, 'Last' || (n * 7919 % ${employeeCount}), 'b' || n || '@bench.example', (select id from roles where name = 'Nothing'),
      (select id from locations order by name offset n % 8 limit 1)
    from generate_series(1, ${employeeCount}::int) n`.execute(kysely);
  await sql`
    insert into holidays (id, day, name, half) select gen_random_uuid(), d::date, 'Day ' || d::date, case when extract(day from d)::int % 3 = 0 then 'First Half' end
    from generate_series(${firstDay}::date, ${`${lastMonth}-28`}::date, interval '17 days') d`.execute(kysely);
  await sql`
    update employees set team_leader_id = leader.id from employees leader
    where leader.code = 'B' || lpad(((substr(employees.code, 2)::int - 1) / ${teamSize}::int * ${teamSize}::int + 1)::text, 5, '0') and leader.id <> employees.id`.execute(
    kysely,
  );
  await sql`
    insert into employees (id, created_at, code, first_name, last_name, email, role_id, password_hash)
    values (gen_random_uuid(), ${firstDay}::date, 'READER', 'Rea', 'Der', ${benchReader.email}, (select id from roles where name = 'Bench'), ${await hashPassword(benchReader.password)})`.execute(
    kysely,
  );
}

/** Every fifth employee was away for a month, which is looked up for each of their days. */
const fillAbsences = (kysely: Kysely, firstDay: string) =>
  sql`
  insert into employee_changes (id, employee_id, actor_id, field, previous_value, current_value, changed_at)
  select gen_random_uuid(), e.id, (select id from employees where code = 'READER'), 'Status', case n when 0 then 'Active' else 'DeActive' end, case n when 0 then 'DeActive' else 'Active' end,
    ${firstDay}::date + make_interval(months => n, days => abs(hashtext(e.code)) % 28)
  from employees e cross join generate_series(0, 1) n where abs(hashtext(e.code)) % 5 = 0`.execute(kysely);

/** A company of which every working day is known: who came, who went, who was on leave and which days were off. @returns how many logs it has */
export async function fillAttendance({ kysely }: Database, { employees, months }: AttendanceSize): Promise<number> {
  const firstDay = `${monthsBack(months)}-01`;
  await migrate(kysely, migrations);
  await fillPeople(kysely, employees, firstDay);
  await fillAbsences(kysely, firstDay);
  await fillLeaves(kysely, firstDay, months);
  await fillRecords(kysely, firstDay, months);
  await fillFaces(kysely, firstDay, months);
  await sql`analyze`.execute(kysely);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from face_logs`.execute(kysely);
  return rows[0]?.count ?? 0;
}
