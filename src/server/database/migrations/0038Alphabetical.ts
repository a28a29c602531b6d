import { sql, type Kysely } from 'kysely';

/** What lists are sorted by, as a reader writes it. Task and ticket keys are not among them: those lists sort by the number. */
const sortedTexts: Readonly<Record<string, readonly string[]>> = {
  departments: ['name'],
  employees: ['code', 'shift_type', 'full_name'],
  face_devices: ['name'],
  files: ['name'],
  holidays: ['name'],
  interview_candidates: ['name', 'position', 'source'],
  interview_rounds: ['title'],
  locations: ['name'],
  manual_attendance_requests: ['reason'],
  milestones: ['name'],
  positions: ['name'],
  present_records: ['name', 'code'],
  projects: ['name', 'short_name', 'client_name'],
  requirements: ['name'],
  role_changes: ['role_name'],
  roles: ['name'],
  saved_views: ['name'],
  sprint_closing_tasks: ['summary', 'assignee_name'],
  sprint_closings: ['carried_to_name'],
  sprints: ['name'],
  // Compared with the rows of `tasks` in the order of their lists.
  task_moves: ['summary', 'assignee_name', 'reporter_name', 'sprint_name', 'milestone_name'],
  tasks: ['summary', 'assignee_name', 'reporter_name', 'sprint_name', 'milestone_name'],
  tech_stacks: ['name'],
  ticket_departments: ['name', 'prefix'],
  tickets: ['title'],
  verticals: ['name'],
};

/**
 * Texts that lists are sorted by get one order on every database: that of the alphabet, whatever the case and the accents,
 * with numbers by their value. The database's own order is that of the bytes on the embedded one, and whatever the
 * administrator chose on a server. An index keeps the order of its column, so that sorted lists are read from it as before.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  // In this spelling both builds of the library understand it.
  await sql`create collation alphabetical (provider = icu, locale = 'und@colNumeric=yes')`.execute(database);
  for (const [table, columns] of Object.entries(sortedTexts)) {
    // A trigger that names a column has to stand aside while the column changes.
    const { rows: triggers } = await sql<{ name: string; definition: string }>`
      select distinct t.tgname as name, pg_get_triggerdef(t.oid) as definition
      from pg_trigger t join pg_depend d on d.classid = 'pg_trigger'::regclass and d.objid = t.oid and d.refobjid = t.tgrelid
        join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = d.refobjsubid
      where t.tgrelid = ${table}::regclass and not t.tgisinternal and a.attname in (${sql.join(columns)})`.execute(database);
    for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)} on ${sql.table(table)}`.execute(database);
    const changes = columns.map((column) => sql`alter column ${sql.ref(column)} type text collate alphabetical`);
    await sql`alter table ${sql.table(table)} ${sql.join(changes)}`.execute(database);
    for (const { definition } of triggers) await sql.raw(definition).execute(database);
  }
}
