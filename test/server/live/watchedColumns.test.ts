import { sql } from 'kysely';
import { startTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Columns whose changes are not published to open pages, each with the reason; by table. */
const unpublished: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  employees: {
    full_name: 'made of the names',
    password_hash: 'never shown',
    created_at: 'never changes',
    version: 'goes up with the other columns',
    erased_at: 'erasing changes the names',
    erased_number: 'erasing changes the names',
    erased_by_id: 'erasing changes the names',
  },
  face_devices: {
    key_hash: 'never shown',
    key_ending: 'never changes',
    created_by_id: 'never changes',
    created_at: 'never changes',
    last_seen_at: 'moves with each event of the device, whose face log is published',
    event_count: 'moves with each event of the device, whose face log is published',
  },
  notifications: {
    recipient_id: 'never changes',
    actor_id: 'never changes',
    kind: 'never changes',
    text: 'never changes',
    path: 'never changes',
    created_at: 'never changes',
    mailed_at: 'the mail, which pages do not show',
    mail_claimed_at: 'the mail, which pages do not show',
    mail_tries: 'the mail, which pages do not show',
    mail_due_at: 'the mail, which pages do not show',
  },
  projects: {
    short_name: 'changes with updated_at',
    client_name: 'changes with updated_at',
    awarded_on: 'changes with updated_at',
    started_on: 'changes with updated_at',
    description: 'changes with updated_at',
    remark: 'changes with updated_at',
    platform: 'changes with updated_at',
    project_type: 'changes with updated_at',
    last_task_number: 'goes up with each new task, which is published',
    created_by_id: 'never changes',
    created_at: 'never changes',
    deletion_id: 'changes with deleted_at',
    deleted_by_id: 'changes with deleted_at',
  },
  roles: { updated_at: 'changes with the other columns', version: 'changes with the other columns' },
  sessions: {
    token_hash: 'never shown',
    employee_id: 'never changes',
    created_at: 'never changes',
    last_seen_at: 'moves with use, so that every call would be published',
    address: 'never changes',
    browser: 'never changes',
    device_hash: 'never changes',
    ends_at: 'never changes',
    confirmed_until: 'counts for single calls, not for what is shown',
    former_token_hash: 'never shown',
    former_until: 'never shown',
    is_strong: 'never changes',
  },
  ticket_departments: {
    last_ticket_number: 'goes up with each new ticket, which is published',
    version: 'goes up with the other columns',
  },
};

test('each column of a table with a list of watched ones is published, or has a reason not to be', async () => {
  const { rows: functions } = await sql<{ table_name: string; columns: string }>`
    select left(proname, -length('_tell_change')) as table_name, substring(prosrc from 'select id, ([a-z_, ]+) from new_rows except') as columns
    from pg_proc where proname like '%\\_tell\\_change' and prosrc like '%from new_rows except%'
    union all
    select event_object_table, string_agg(event_object_column, ', ') from information_schema.triggered_update_columns
    where trigger_name like '%\\_tell\\_change\\_update' group by 1
    order by 1`.execute(server.database);
  expect(functions.map((one) => one.table_name)).toEqual(Object.keys(unpublished).sort());
  for (const { table_name, columns } of functions) {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = ${table_name} and column_name <> 'id'`.execute(
      server.database,
    );
    const known = [...columns.split(', '), ...Object.keys(unpublished[table_name] ?? {})];
    expect({ table_name, columns: rows.map(({ name }) => name).sort() }).toEqual({ table_name, columns: known.sort() });
  }
});
