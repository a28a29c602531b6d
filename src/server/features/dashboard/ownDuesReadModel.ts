import { sql, type Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import type { Schema } from '../../database/schema';
import { isOpen } from '../../work-figures/workStateReadModel';

const maxDues = 50;

/** Last due date of each kind; null for kinds that are not shown. */
export interface DueLimits {
  readonly milestonesUntil: Day | null;
  readonly sprintsUntil: Day | null;
}

export interface OwnDueRow {
  id: string;
  kind: 'milestone' | 'sprint';
  name: string;
  due_on: Day;
  status: string;
  project_id: string;
  project_name: string;
}

const dueRows = (kind: 'milestone' | 'sprint', table: 'milestones' | 'sprints', until: Day) => sql`
  select d.id, ${sql.lit(kind)} as kind, d.name, d.due_on, d.status, p.id as project_id, p.name as project_name
  from own p join ${sql.table(table)} d on d.project_id = p.id
  where d.due_on <= ${until} and ${isOpen('d.status')} and d.deleted_at is null`;

/**
 * Overdue and soon due milestones and sprints of projects in which the employee is a member or a manager, by due date.
 */
export async function ownDues(
  database: Kysely<Schema>,
  employeeId: string,
  { milestonesUntil, sprintsUntil }: DueLimits,
): Promise<OwnDueRow[]> {
  const parts = [
    ...(milestonesUntil === null ? [] : [dueRows('milestone', 'milestones', milestonesUntil)]),
    ...(sprintsUntil === null ? [] : [dueRows('sprint', 'sprints', sprintsUntil)]),
  ];
  if (parts.length === 0) return [];
  const { rows } = await sql<OwnDueRow>`
    with own as (
      select p.id, p.name from projects p
      where p.deleted_at is null and (${employeeId} in (p.project_manager_id, p.technical_project_manager_id)
        or exists (select from project_members m where m.project_id = p.id and m.employee_id = ${employeeId}))
    )
    select * from (${sql.join(parts, sql` union all `)}) dues order by due_on, kind, name, id limit ${maxDues}`.execute(
    database,
  );
  return rows;
}
