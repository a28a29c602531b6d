import { sql } from 'kysely';
import { migrate } from '../../../src/server/database/migrate';
import { migrations } from '../../../src/server/database/migrations/migrations';
import type { Database } from '../../../src/server/database/database';

/** So many months are filled, back from this one. */
export const filledMonths = 12;
/** The last filled month. */
export const lastMonth = '2026-10';
const firstDay = '2025-11-01';

/** A company of which every working day is known: who came, who went, who was on leave and which days were off. */
export async function fillAttendance({ kysely }: Database, employeeCount: number): Promise<number> {
  await migrate(kysely, migrations);
  await sql`insert into roles (id, name, granted_flags) values (gen_random_uuid(), 'Bench', array['Report.Attendance_Summary', 'Report.Face_Report'])`.execute(kysely);
  await sql`insert into locations (id, name) select gen_random_uuid(), 'Place ' || chr(64 + n) from generate_series(1, 8) n`.execute(kysely);
  await sql`
    insert into employees (id, code, first_name, last_name, email, role_id, location_id)
    select gen_random_uuid(), 'B' || lpad(n::text, 5, '0'), 'First' || n, 'Last' || (n * 7919 % ${employeeCount}), 'b' || n || '@bench.example', (select id from roles where name = 'Bench'),
      (select id from locations order by name offset n % 8 limit 1)
    from generate_series(1, ${employeeCount}::int) n`.execute(kysely);
  await sql`
    insert into holidays (id, day, name, half) select gen_random_uuid(), d::date, 'Day ' || d::date, case when extract(day from d)::int % 3 = 0 then 'First Half' end
    from generate_series(${firstDay}::date, ${`${lastMonth}-28`}::date, interval '17 days') d`.execute(kysely);
  await sql`
    insert into leaves (id, employee_id, leave_type, starts_on, ends_on, reason, status, acted_by_id, acted_at, created_by_id)
    select gen_random_uuid(), id, 'Casual Leave', ${firstDay}::date + (n * 30 + abs(hashtext(code)) % 25), ${firstDay}::date + (n * 30 + abs(hashtext(code)) % 25 + 1), 'x', 'Approved', id, now(), id
    from employees cross join generate_series(0, ${filledMonths - 1}::int, 2) n`.execute(kysely);
  // A month at a time: a company's logs come in portions as well.
  for (let month = 0; month < filledMonths; month += 1) {
    await sql`
      insert into face_logs (id, employee_id, work_date, logged_at, direction)
      select gen_random_uuid(), e.id, d::date, d + make_interval(mins => case kind when 0 then 580 else 1140 end + abs(hashtext(e.code || d::text)) % 50), case kind when 0 then 'in' else 'out' end
      from employees e
      cross join generate_series(${firstDay}::date + make_interval(months => ${month}), ${firstDay}::date + make_interval(months => ${month + 1}) - interval '1 day', interval '1 day') d
      cross join generate_series(0, 1) kind
      where extract(isodow from d) < 6 and abs(hashtext(e.code || d::text || kind)) % 40 > 0`.execute(kysely);
  }
  await sql`analyze`.execute(kysely);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from face_logs`.execute(kysely);
  return rows[0]?.count ?? 0;
}
