import { sql, type RawBuilder } from 'kysely';
import type { AuditSubject } from '../../domain/audit/auditKinds';

const nameIn = (table: string) => (id: string) =>
  sql<string>`select name from ${sql.table(table)} where id = ${id}::uuid`;

/** Statements that find the name of a subject by its id; subjects without one are named by the call. */
const nameQueries: Partial<Record<AuditSubject, (id: string) => RawBuilder<string>>> = {
  employee: (id) => sql`select full_name from employees where id = ${id}::uuid`,
  candidate: nameIn('interview_candidates'),
  role: nameIn('roles'),
  project: nameIn('projects'),
  sprint: nameIn('sprints'),
  milestone: nameIn('milestones'),
  department: nameIn('departments'),
  position: nameIn('positions'),
  location: nameIn('locations'),
  vertical: nameIn('verticals'),
  requirement: nameIn('requirements'),
  tech_stack: nameIn('tech_stacks'),
  ticket_department: nameIn('ticket_departments'),
  holiday: nameIn('holidays'),
  face_device: nameIn('face_devices'),
  task: (id) => sql`select key || ' ' || summary from tasks where id = ${id}::uuid`,
  overtime: (id) => sql`
    select e.full_name || ' ' || to_char(o.work_date, 'DD/MM/YYYY')
    from overtime_entries o join employees e on e.id = o.employee_id where o.id = ${id}::uuid`,
  status_update: (id) => sql`
    select p.name from project_status_updates u join projects p on p.id = u.project_id where u.id = ${id}::uuid`,
  comment: (id) => sql`
    select coalesce(t.key || ' ' || t.summary, p.name)
    from (
      select id, task_id, project_id from comments union all select id, task_id, project_id from deleted_comments
    ) c
    left join tasks t on t.id = c.task_id left join projects p on p.id = c.project_id where c.id = ${id}::uuid`,
  plan_baseline: (id) => sql`
    select p.name || ' ' || b.name from plan_baselines b join projects p on p.id = b.project_id where b.id = ${id}::uuid`,
  time_entry: (id) => sql`
    select e.full_name || ' ' || t.key
    from task_timers w join employees e on e.id = w.employee_id join tasks t on t.id = w.task_id where w.id = ${id}::uuid`,
};

/** A text, or null for a subject without a name. */
export const subjectName = (kind: AuditSubject | undefined, id: string | undefined): RawBuilder<string | null> => {
  const query = kind === undefined || id === undefined ? undefined : nameQueries[kind]?.(id);
  return query === undefined || id === undefined ? sql<null>`null::text` : sql`(${query})`;
};

const ownerIn = (table: string) => (id: string) =>
  sql<string>`select employee_id from ${sql.table(table)} where id = ${id}::uuid`;

/** Statements that find the person of a record of personal data. */
const personQueries = {
  employee: (id: string) => sql<string>`select ${id}::uuid`,
  interview_round: (id: string) => sql<string>`select candidate_id from interview_rounds where id = ${id}::uuid`,
  leave: ownerIn('leaves'),
  manual_attendance_request: ownerIn('manual_attendance_requests'),
  overtime_entry: ownerIn('overtime_entries'),
  kra_record: ownerIn('kra_records'),
  // Uploaded under a code, which may be of no employee.
  present_record: (id: string) => sql<string>`
    select e.id from present_records p join employees e on lower(e.code) = lower(p.code) where p.id = ${id}::uuid`,
} as const;

export type PersonalRecord = keyof typeof personQueries;
export const isPersonalRecord = (text: string): text is PersonalRecord => Object.hasOwn(personQueries, text);

/** The person of a record: kind, id and name; no row when there is none. */
export const personQuery = (record: PersonalRecord, id: string): RawBuilder<unknown> =>
  record === 'interview_round'
    ? sql`select 'candidate' as kind, id, name from interview_candidates where id = (${personQueries[record](id)})`
    : sql`select 'employee' as kind, id, full_name as name from employees where id = (${personQueries[record](id)})`;
