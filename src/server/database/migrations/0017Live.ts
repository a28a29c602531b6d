import { sql, type Kysely } from 'kysely';

/**
 * What a table's rows tell about a change. `r` is the row before or after it; the select must give
 * kind, subject_id, project_id and people (uuid[]; may hold nulls).
 */
interface Watched {
  readonly table: string;
  readonly rows: string;
  /** Only updates that touch one of these columns count; without them, every update. */
  readonly columns?: readonly string[];
}

const nobody = "'{}'::uuid[]";
const ofProject = (table: string, kind: string): Watched => ({ table, rows: `select '${kind}', r.id, r.project_id, ${nobody} from changed r` });
const ofPerson = (table: string, kind: string): Watched => ({ table, rows: `select '${kind}', r.id, null::uuid, array[r.employee_id] from changed r` });
const ofEverybody = (table: string, kind: string): Watched => ({ table, rows: `select '${kind}', null::uuid, null::uuid, ${nobody} from changed r` });

const aboutSubject = (table: string, kind: string): Watched => ({
  table,
  rows: `select '${kind}', coalesce(r.task_id, r.project_id), coalesce(r.project_id, t.project_id), array[t.assignee_id] from changed r left join tasks t on t.id = r.task_id`,
});

const ticketPeople = (withRaiser: string): string => `array[k.assignee_id, ${withRaiser}] || array(select h.employee_id from ticket_department_handlers h where h.ticket_department_id = k.ticket_department_id)`;

const watched: readonly Watched[] = [
  { table: 'tasks', rows: "select 'task', r.id, r.project_id, array[r.assignee_id] from changed r" },
  { table: 'task_links', rows: "select 'task', t.id, t.project_id, array[t.assignee_id] from changed r join tasks t on t.id in (r.task_id, r.linked_task_id)" },
  {
    table: 'projects',
    rows: "select 'project', r.id, r.id, array[r.project_manager_id, r.technical_project_manager_id] from changed r",
    // Not the number of the last task, which goes up with every new one.
    columns: ['version', 'updated_at', 'name', 'status', 'deleted_at', 'project_manager_id', 'technical_project_manager_id'],
  },
  { table: 'project_members', rows: "select 'members', null::uuid, r.project_id, array[r.employee_id] from changed r" },
  ofProject('sprints', 'sprint'),
  ofProject('milestones', 'milestone'),
  aboutSubject('comments', 'comment'),
  aboutSubject('history_entries', 'history'),
  { table: 'task_timers', rows: "select 'timer', r.task_id, r.project_id, array[r.employee_id] from changed r" },
  { table: 'notifications', rows: "select 'notification', null::uuid, null::uuid, array[r.recipient_id] from changed r", columns: ['read_at'] },
  {
    table: 'leaves',
    rows: "select 'leave', r.id, null::uuid, array[r.employee_id, r.created_by_id, e.team_leader_id] from changed r join employees e on e.id = r.employee_id",
  },
  { table: 'leave_notified_employees', rows: "select 'leave', r.leave_id, null::uuid, array[r.employee_id] from changed r" },
  {
    table: 'manual_attendance_requests',
    rows: "select 'manual-attendance', r.id, null::uuid, array[r.employee_id, e.team_leader_id] from changed r join employees e on e.id = r.employee_id",
  },
  {
    table: 'overtime_entries',
    rows: "select 'overtime', r.id, null::uuid, array[r.employee_id, p.project_manager_id, p.technical_project_manager_id] from changed r join projects p on p.id = r.project_id",
  },
  { table: 'kra_records', rows: "select 'rating', r.id, null::uuid, array[r.employee_id, r.team_leader_id] from changed r" },
  { table: 'present_records', rows: "select 'present-record', null::uuid, null::uuid, array[e.id] from changed r left join employees e on e.code = r.code" },
  ofPerson('face_logs', 'attendance'),
  ofPerson('manual_attendances', 'attendance'),
  { table: 'tickets', rows: `select 'ticket', k.id, null::uuid, ${ticketPeople('k.raised_by_id')} from changed k` },
  {
    table: 'ticket_messages',
    rows: `select 'ticket', k.id, null::uuid, ${ticketPeople('case when r.is_internal then null else k.raised_by_id end')} from changed r join tickets k on k.id = r.ticket_id`,
  },
  {
    table: 'employees',
    rows: "select 'employee', r.id, null::uuid, array[r.id] from changed r",
    columns: ['first_name', 'middle_name', 'last_name', 'photo_file_id', 'role_id', 'position_id', 'department_id', 'team_leader_id', 'location_id', 'vertical_id', 'status', 'email', 'mobile', 'joined_on'],
  },
  {
    table: 'roles',
    rows: "select 'role', r.id, null::uuid, array(select e.id from employees e where e.role_id = r.id) from changed r",
    columns: ['granted_flags', 'name', 'description'],
  },
  { table: 'sessions', rows: "select 'session', r.id, null::uuid, array[r.employee_id] from changed r", columns: ['expires_at'] },
  ofEverybody('holidays', 'holiday'),
  ofEverybody('holiday_locations', 'holiday'),
  ...['departments', 'positions', 'locations', 'verticals', 'tech_stacks', 'requirements', 'ticket_departments', 'ticket_department_handlers'].map((table) => ofEverybody(table, 'master')),
];

/** More rows of one statement are told as one change of 'several' (subject null): a bulk load must not write a second one. */
const MOST_SUBJECTS = 50;

/** Counters that go up beside the real change. */
const counters: Readonly<Record<string, readonly string[]>> = { ticket_departments: ['name', 'prefix', 'response_hours', 'status'] };

function changedRows({ table, columns = counters[table] }: Watched): { update: string } {
  if (columns === undefined) return { update: 'select * from new_rows union all select * from old_rows' };
  const list = columns.join(', ');
  return {
    update: `select b.* from (select * from new_rows union all select * from old_rows) b
      where b.id in (select id from (select id, ${list} from new_rows except select id, ${list} from old_rows) d)`,
  };
}

/** The triggers that write what changes in a table into the log; later migrations watch their tables with it too. */
export function watch(entry: Watched): string {
  const name = `${entry.table}_tell_change`;
  const told = (changed: string): string => `
      with changed as (${changed}),
      told (kind, subject_id, project_id, people) as (${entry.rows}),
      single as (select kind, case when (select count(*) from told) > ${MOST_SUBJECTS * 2} then null else subject_id end as subject_id, project_id, person from told left join lateral unnest(people) person on true)
      insert into changes (kind, subject_id, project_id, people, origin)
      select kind, subject_id, project_id, coalesce(array_agg(distinct person) filter (where person is not null), ${nobody}), nullif(current_setting('daybook.origin', true), '')
      from single group by kind, subject_id, project_id;`;
  return `
    create function ${name}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${told('select * from new_rows')}
      elsif tg_op = 'UPDATE' then ${told(changedRows(entry).update)}
      else ${told('select * from old_rows')}
      end if;
      return null;
    end $$;
    create trigger ${name}_insert after insert on ${entry.table} referencing new table as new_rows for each statement execute function ${name}();
    create trigger ${name}_update after update on ${entry.table} referencing new table as new_rows old table as old_rows for each statement execute function ${name}();
    create trigger ${name}_delete after delete on ${entry.table} referencing old table as old_rows for each statement execute function ${name}();`;
}

/**
 * The log of changes, from which open screens learn what to read again. Triggers write it, so that no handler can forget
 * to. It holds ids only, and only for a day. The mails of notifications get a mark of who is at work on them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table changes (
      id bigint primary key generated always as identity,
      transaction_id bigint not null default (pg_current_xact_id()::text::bigint),
      happened_at timestamptz not null default clock_timestamp(),
      kind text not null,
      subject_id uuid,
      project_id uuid,
      people uuid[] not null,
      origin text
    );
    comment on column changes.subject_id is 'What has changed; null for several, or where the kind says enough';
    comment on column changes.people is 'Whom it concerns personally, whatever their projects and flags';
    comment on column changes.origin is 'Session and tab that asked for the change, which need not be told';
    create index changes_transaction on changes (transaction_id, id);
    create index changes_happened on changes (happened_at);

    create table change_log_state (is_only boolean primary key default true check (is_only), trimmed_through bigint not null default 0);
    comment on column change_log_state.trimmed_through is 'Changes of this and earlier transactions are no longer in the log';
    insert into change_log_state default values;

    create function changes_ring() returns trigger language plpgsql as $$
    begin
      perform pg_notify('daybook_changes', '');
      return null;
    end $$;
    create trigger changes_ring after insert on changes for each statement execute function changes_ring();

    alter table notifications add column mail_claimed_at timestamptz;
    comment on column notifications.mail_claimed_at is 'Since when a server has been at work on the mail';
    comment on column notifications.mailed_at is 'When the mail was handed over, or it was settled that none is wanted; null while it waits, also for the end of days off';
  `.execute(database);
  for (const entry of watched) await sql.raw(watch(entry)).execute(database);
}
