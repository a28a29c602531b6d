import { sql } from 'kysely';
import { openDatabase } from '../../../src/server/database/openDatabase';
import { readSettings } from '../../../src/server/settings';

/** Tasks of each added project: 1,000 projects have 100,000. */
const tasksOfProject = 100;

/**
 * Adds running projects with tasks in all states until a company has the wanted number of projects, shared out among its
 * people. @returns how many projects and tasks there are then
 */
export async function addProjects(
  environment: Readonly<Record<string, string>>,
  wanted: number,
): Promise<{ projects: number; tasks: number }> {
  const database = await openDatabase(readSettings(environment));
  const { kysely } = database;
  const count = async () => {
    const { rows } = await sql<{ projects: number; tasks: number }>`
      select (select count(*)::int from projects where deleted_at is null) as projects,
        (select count(*)::int from tasks where deleted_at is null) as tasks`.execute(kysely);
    return rows[0] ?? { projects: 0, tasks: 0 };
  };
  try {
    const missing = wanted - (await count()).projects;
    if (missing > 0) {
      await sql`
        insert into projects (id, name, short_name, client_name, project_manager_id, status, created_at, updated_at, last_task_number)
        select gen_random_uuid(), 'Bench project ' || n, 'BP' || n, 'Client ' || n % 40,
          (select id from employees order by code offset n % 40 limit 1), 'InProgress', '2025-01-06', '2025-01-06', ${tasksOfProject}::int
        from generate_series(1, ${missing}::int) n`.execute(kysely);
      await sql`
        insert into project_members (project_id, employee_id, joined_at)
        select p.id, e.id, '2025-01-06' from projects p cross join lateral (
          select id from employees order by code offset abs(hashtext(p.short_name)) % 30 limit 5) e
        where p.short_name like 'BP%'`.execute(kysely);
      await sql`
        insert into tasks (id, project_id, number, key, issue_type, summary, assignee_id, starts_on, due_on, duration_hours, status, priority, created_at, updated_at)
        select gen_random_uuid(), p.id, n, p.short_name || '-' || n, case when n % 6 = 0 then 'Bug' else 'Task' end, 'Work ' || n || ' of ' || p.name,
          (select m.employee_id from project_members m where m.project_id = p.id order by m.employee_id offset n % 5 limit 1),
          current_date - 180 + n * 7 % 540, current_date - 177 + n * 7 % 540, 8 + n % 24,
          (array['OPEN', 'IN PROGRESS', 'CLOSE', 'CLOSE', 'REOPEN'])[1 + n % 5], (array['LOW', 'MEDIUM', 'HIGH'])[1 + n % 3], '2025-01-06', '2025-01-06'
        from projects p cross join generate_series(1, ${tasksOfProject}::int) n where p.short_name like 'BP%'`.execute(
        kysely,
      );
      await sql`analyze`.execute(kysely);
    }
    return await count();
  } finally {
    await database.close();
  }
}
