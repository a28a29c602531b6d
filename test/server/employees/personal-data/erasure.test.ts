import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import {
  cataloguedTables,
  columnsWith,
} from '../../../../src/server/features/employees/personal-data/personalDataReadModel';
import { createOutboxMailer } from '../../../../src/server/plugins/outboxMailer';
import type { Schema } from '../../../../src/server/database/schema';
import { addRow } from '../../../support/database/filledRows';
import { testMoment } from '../../../support/testMoment';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { startTestServer, unknownId, type TestServer } from '../../../support/testServer';
import { addProject, addSprint, addTask } from '../../../support/testWork';

const firstName = 'Quetzalina';
const lastName = 'Zwitscherbaum';
const email = 'quetzalina.zwitscherbaum@company.example';
const mobile = '+91 98765 43210';
const code = 'QZ4711';

/** Ways in which the person is named in a text. */
const forms = [
  `${firstName} ${lastName}`,
  `${lastName}, ${firstName}`,
  `${firstName}  ${lastName}`,
  `${firstName}&nbsp;${lastName}`,
  `${firstName} ${lastName}`.toUpperCase(),
  email,
  email.toUpperCase(),
  mobile,
  '9876543210',
  '098765-43210',
  code,
  firstName,
  lastName,
];
/** What must not be found any more; the own texts of the person begin with 'canary-'. */
const traces = [firstName, lastName, email, 'canary-', code, '98765', '43210'].map((trace) => trace.toLowerCase());

let server: TestServer;
let hr: TestPerson;
let colleague: TestPerson;
let person: TestPerson;
const log: string[] = [];

beforeAll(async () => {
  server = await startTestServer({
    logger: { level: 'trace', stream: { write: (line: string) => void log.push(line) } },
  });
  // As without a mail server: mails are files of the data directory.
  server.services.mailer = createOutboxMailer(
    server.dataDirectory,
    'Daybook <daybook@localhost>',
    server.services.clock,
  );
  hr = await addPerson(server.database, { role: 'HR / Admin' });
  colleague = await addPerson(server.database, { firstName: 'Ben', lastName: 'Okoro' });
});
afterAll(() => server.close());

let count = 0;
/** A text of others that names the person in every way. */
const naming = (): string => {
  count += forms.length;
  return forms.map((form) => `[${count}] ask ${form} today.`).join(' ');
};
/** A text that the person wrote, or that is about the person. */
const canary = (): string => {
  count += 1;
  return `canary-${count}`;
};

async function addLeaver(): Promise<TestPerson> {
  const added = await addPerson(server.database, { firstName, lastName, email });
  await server.database.updateTable('employees').set({ code, mobile }).where('id', '=', added.id).execute();
  return added;
}

async function deactivate(who: TestPerson): Promise<void> {
  await server.database.updateTable('employees').set({ status: 'DeActive' }).where('id', '=', who.id).execute();
}

const erase = (body: Record<string, unknown>, as = hr) =>
  server.call('erasePersonalData', { as, body: { Single_names: 'true', ...body } });

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Records of every kind: by the calls that users have, and directly where a record is made by time or by devices. */
async function fillEveryTable(): Promise<void> {
  const { database } = server;
  const own = { employee_id: person.id };
  await database
    .updateTable('sessions')
    .set({ address: 'x', browser: 'x' })
    .where('employee_id', '=', person.id)
    .execute();
  await database
    .insertInto('openid_links')
    .values({ ...own, issuer: 'https://provider.example', subject: 'x', linked_at: testMoment() })
    .execute();
  const project = await addProject(database, [person, colleague], { description: 'About it', remark: 'A remark' });
  const sprintId = await addSprint(database, project.id, 'Sprint');
  const task = await addTask(database, project, {
    assignee_id: person.id,
    reporter_id: person.id,
    sprint_id: sprintId,
    status: 'CLOSE',
    description: '<p>About it</p>',
  });
  const call = async (...[operation, given]: Parameters<TestServer['call']>): Promise<Record<string, unknown>> => {
    const answer = await server.call(operation, { as: person, ...given });
    return { ...(answer.data as Record<string, unknown>) };
  };
  await call('changeOwnPhoto', { files: [{ field: 'profile_image', fileName: `${firstName}.png`, content: picture }] });
  await call('savePreference', { body: { Key: 'startPage', Value: '"/taskList"' } });
  await call('saveView', { body: { Table: 'tasks', Name: 'Mine', View: '{}' } });
  await call('saveView', { body: { Table: 'tasks', Name: 'Ours', View: '{}', Is_shared: 'true' } });
  const comment = `<p>Thanks <a href="mention:${person.id}">${firstName} ${lastName}</a></p>`;
  await call('addComment', { as: colleague, body: { Task_id: task.id, comment, Comment: comment } });
  await call('addComment', { body: { Task_id: task.id, comment: '<p>Done</p>', Comment: '<p>Done</p>' } });
  const { _id: id } = await call('addComment', { as: colleague, body: { Task_id: task.id, Comment: comment } });
  await call('deleteComment', { as: colleague, body: { id } });
  const department = await call('saveTicketDepartment', {
    as: hr,
    body: { Ticket_department_name: 'Desk', Prefix: 'DESK', Handlers: [hr.id], Response_hours: 8, Status: 'Active' },
  });
  await call('createTicket', {
    body: {
      Department_id: String(department['_id']),
      Title: canary(),
      Type: 'Task',
      Priority: 'LOW',
      Description: `<p>${canary()}</p>`,
    },
    files: [{ field: 'demo_image', fileName: 'canary-file.txt', content: 'canary-content of the ticket' }],
  });
  const ticket = await database
    .selectFrom('tickets')
    .select('id')
    .where('raised_by_id', '=', person.id)
    .executeTakeFirstOrThrow();

  const leave = await addRow(database, 'leaves', {
    ...own,
    leave_type: 'Sick Leave',
    half_from: 'First Half',
    half_to: 'Second Half',
    starts_on: '2026-02-03',
    ends_on: '2026-02-04',
    created_by_id: person.id,
    status: 'Approved',
    acted_by_id: hr.id,
    acted_at: testMoment(),
    status_comment: 'x',
  });
  const request = await addRow(database, 'manual_attendance_requests', {
    ...own,
    type: 'checkIn',
    reason: 'Health Issue',
    status: 'Rejected',
    status_comment: 'x',
    acted_by_id: hr.id,
    acted_at: testMoment(),
  });
  const overtime = await addRow(database, 'overtime_entries', {
    ...own,
    project_id: project.id,
    status: 'Rejected',
    status_comment: 'x',
    acted_by_id: hr.id,
    acted_at: testMoment(),
  });
  const madeBy = { created_by_id: hr.id, comment: 'x', action: 'Rejected' };
  await addRow(database, 'leave_log_entries', { ...madeBy, leave_id: leave['id'] });
  await addRow(database, 'manual_attendance_log_entries', { ...madeBy, request_id: request['id'] });
  await addRow(database, 'overtime_log_entries', { ...madeBy, overtime_entry_id: overtime['id'] });
  const present = await addRow(database, 'present_records', {
    name: `${firstName} ${lastName}`,
    code,
    recorded_on: '2026-01-15',
    attendance_comment: 'x',
    attendance_status: 'Issue',
    attendance_status_at: testMoment(),
  });
  await addRow(database, 'present_log_entries', {
    month: '2026-01-01',
    record_id: present['id'],
    created_by_id: hr.id,
    comment: 'x',
    changes: '{}',
    action: 'Uploaded',
  });
  await addRow(database, 'task_timers', {
    ...own,
    task_id: task.id,
    project_id: project.id,
    stopped_at: new Date(testMoment().getTime() + 3_600_000),
    correction_reason: 'x',
    corrected_at: testMoment(),
  });
  await addRow(database, 'history_entries', {
    task_id: task.id,
    actor_id: colleague.id,
    field: 'x',
    previous_value: 'x',
    current_value: 'x',
    action: 'x',
    remark: 'x',
  });
  await addRow(database, 'milestones', { project_id: project.id, description: 'x' });
  await addRow(database, 'project_status_updates', {
    project_id: project.id,
    author_id: colleague.id,
    health: 'On track',
  });
  await database.updateTable('sprints').set({ description: 'x' }).where('id', '=', sprintId).execute();
  const closing = await addRow(database, 'sprint_closings', { sprint_id: sprintId, closed_by_id: person.id });
  await addRow(database, 'sprint_closing_tasks', { closing_id: closing['id'], task_id: task.id, assignee_name: 'x' });
  const bulk = await addRow(database, 'bulk_changes', { employee_id: colleague.id });
  await addRow(database, 'bulk_change_tasks', { bulk_change_id: bulk['id'], task_id: task.id, before_values: '{}' });
  await addRow(database, 'notifications', {
    recipient_id: colleague.id,
    actor_id: person.id,
    kind: 'mention',
    path: '/taskList',
  });
  await addRow(database, 'notifications', {
    recipient_id: person.id,
    actor_id: colleague.id,
    kind: 'mention',
    path: '/taskList',
  });
  await addRow(database, 'ticket_messages', { ticket_id: ticket.id, author_id: hr.id });
  await addRow(database, 'ticket_log_entries', {
    ticket_id: ticket.id,
    created_by_id: hr.id,
    previous_value: 'x',
    current_value: 'x',
    comment: 'x',
  });
  const candidate = await addRow(database, 'interview_candidates', {
    email: email.toUpperCase(),
    name: `${firstName} ${lastName}`,
    mobile,
    source: 'x',
    created_by_id: hr.id,
  });
  await addRow(database, 'interview_rounds', {
    candidate_id: candidate['id'],
    created_by_id: hr.id,
    remarks: 'x',
    ratings: '{}',
  });
  await addRow(database, 'employee_changes', {
    ...own,
    actor_id: hr.id,
    field: 'Mobile',
    previous_value: 'x',
    current_value: 'x',
  });
  await addRow(database, 'employee_changes', {
    ...own,
    actor_id: hr.id,
    field: 'Status',
    previous_value: 'Active',
    current_value: 'DeActive',
  });
  await addRow(database, 'passkeys', { ...own, credential_id: 'x' });
  await addRow(database, 'face_logs', { ...own, direction: 'in' });
  const device = await addRow(database, 'face_devices', { name: 'Door', created_by_id: hr.id });
  await addRow(database, 'face_logs', {
    ...own,
    direction: 'out',
    device_id: device['id'],
    device_event_id: canary(),
  });
  await addRow(database, 'kra_records', { ...own, team_leader_id: hr.id, month: '2026-01-01' });
}

/** Puts canaries into every column that the catalogue says may hold personal data. */
async function placeCanaries(): Promise<string[]> {
  const empty: string[] = [];
  // By these the rows of the person are found.
  const kept = new Set(['interview_candidates.email', 'employee_changes.field']);
  for (const [table, entry] of cataloguedTables) {
    for (const column of columnsWith(entry, 'text', 'distinct-text', 'personal')) {
      if (kept.has(`${table}.${column}`)) continue;
      const isJson = ['before_values', 'changes'].includes(column);
      const isShort = ['status_comment', 'description'].includes(column) && table === 'overtime_entries';
      const text = columnsWith(entry, 'personal').includes(column) ? canary() : isShort ? canary() : naming();
      const value = isJson ? JSON.stringify({ text }) : text;
      const isDistinct = columnsWith(entry, 'distinct-text').includes(column);
      // Texts of others do not hold canaries: nothing would say that they are about the person.
      const { numAffectedRows } = await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${value}${isJson ? sql`::jsonb` : sql``}${isDistinct ? sql` || id` : sql``}
        where ${sql.ref(column)} is not null ${ownRows(table)}`.execute(server.database);
      if (numAffectedRows === 0n) empty.push(`${table}.${column}`);
    }
  }
  return empty;
}

/** Not the sessions and preferences of others, nor the changes that headcounts are taken from. */
const ownRows = (table: keyof Schema) => {
  if (table === 'employee_changes') return sql`and field <> 'Status'`;
  return table === 'sessions' || table === 'preferences' ? sql`and employee_id = ${person.id}` : sql``;
};

/**
 * Where a trace of the person is found in the database: in any column that can hold one. The audit log is the one exception:
 * it rejects changes, and the catalogue says that it stays.
 */
async function tracesInDatabase(): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
    select c.table_name::text as table, c.column_name::text as column, c.data_type::text as type
    from information_schema.columns c join pg_tables t on t.schemaname = c.table_schema and t.tablename = c.table_name
    where c.table_schema = current_schema() and c.table_name <> 'audit_events'
      and c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea', 'ARRAY', 'xml', 'name')`.execute(
    server.database,
  );
  expect(columns.length).toBeGreaterThan(150);
  const found: string[] = [];
  for (const { table, column, type } of columns) {
    const text = type === 'bytea' ? sql`encode(${sql.ref(column)}, 'escape')` : sql`${sql.ref(column)}::text`;
    for (const trace of traces) {
      const { rows } = await sql<{ text: string }>`
        select ${text} as text from ${sql.table(table)} where position(${trace} in lower(${text})) > 0 limit 1`.execute(
        server.database,
      );
      found.push(...rows.map((row) => `${table}.${column}: ${row.text}`));
    }
  }
  return found;
}

/** What the two searches find by the traces, for HR and for a colleague in the project: whatever it is called now. */
async function foundByTraces(): Promise<{ tasks: number; people: number; matches: number }> {
  const found = { tasks: 0, people: 0, matches: 0 };
  for (const as of [hr, colleague])
    for (const q of traces) {
      const { Tasks, People } = (await server.call('search', { as, query: { q } })).data;
      found.tasks += Tasks.length;
      found.people += People.length;
      found.matches += (await server.call('searchEmployees', { as, query: { q } })).data.length;
    }
  return found;
}

async function tracesInFiles(): Promise<string[]> {
  const names = await readdir(server.dataDirectory, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const file of files) {
    const content = (await readFile(file, 'latin1')).toLowerCase().replaceAll('=\n', '');
    if (traces.some((trace) => content.includes(trace) || file.toLowerCase().includes(trace))) found.push(file);
  }
  return found;
}

/** Figures of the reports, without names. */
async function reportFigures(): Promise<unknown> {
  const read = async (...[operation, given]: Parameters<TestServer['call']>): Promise<unknown> =>
    (await server.call(operation, { as: hr, ...given })).data;
  const reports = {
    attendance: await read('getAttendanceSummary', { body: { month: 2, year: 2026 } }),
    kra: await read('listKraReport', { query: { month: '2026-01' } }),
    trends: await read('getCompanyTrends', {}),
    present: await read('getMonthEnd', { query: { month: '2026-01' } }),
    projects: await read('getProjectStatusReport', {}),
    tickets: await read('getTicketReport', {}),
  };
  const { rows } = await sql`
    select
      (select jsonb_agg(x order by x) from (select status, count(*), sum(length_days) from leaves group by status) x) as leaves,
      (select jsonb_agg(x order by x) from (select status, count(*), sum(claimed_hours) from overtime_entries group by status) x) as overtime,
      (select jsonb_agg(x order by x) from (select status, count(*), sum(logged_seconds), sum(duration_hours), sum(comment_count) from tasks group by status) x) as tasks,
      (select jsonb_agg(x order by x) from (select month, count(*), sum(grand_total_days) from present_records group by month) x) as present,
      (select jsonb_agg(x order by x) from (select employee_id, count(*), sum(extract(epoch from stopped_at - started_at)) from task_timers group by employee_id) x) as timers,
      (select jsonb_agg(x order by x) from (select status, ticket_type, count(*) from tickets group by status, ticket_type) x) as tickets,
      (select jsonb_agg(x order by x) from (select month, sum(own_average), count(*) from kra_records group by month) x) as kra,
      (select jsonb_agg(x order by x) from (select work_date, count(*) from face_days group by work_date) x) as face,
      (select count(*) from comments) as comments, (select count(*) from history_entries) as history`.execute(
    server.database,
  );
  return { ...reports, rows };
}

const isTelling = (text: string): boolean => /^[\da-f]{8}-[\da-f-]{27}$|^\d{4}-\d\d/.test(text);

/** Numbers, ids and dates in an order that does not depend on names. */
function onlyFigures(value: unknown): unknown {
  if (typeof value === 'string') return isTelling(value) ? value : 'text';
  if (Array.isArray(value)) return value.map((item) => JSON.stringify(onlyFigures(item))).sort();
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !/name|mail|mobile|pic/i.test(key));
  return Object.fromEntries(entries.map(([key, item]) => [key, onlyFigures(item)]));
}

test('after an erasure 200 and more canaries are gone from tables, files, mails and logs; figures stay', async () => {
  person = await addLeaver();
  await fillEveryTable();
  expect(await placeCanaries()).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(200);
  await server.services.mailer.send({ to: email, subject: 'Hello', text: `Hello ${firstName}` });
  await server.services.mailer.send({
    to: colleague.email,
    subject: 'Task',
    text: `${firstName} ${lastName} did – it`,
  });
  await server.services.mailer.send({ to: colleague.email, subject: 'Other', text: 'Nothing about anyone' });
  expect(Object.values(await foundByTraces()).every((hits) => hits > 0)).toBe(true);
  await deactivate(person);
  expect((await tracesInDatabase()).length).toBeGreaterThan(100);
  expect((await tracesInFiles()).length).toBeGreaterThanOrEqual(3);
  const before = await reportFigures();

  const preview = (await server.call('previewErasure', { as: hr, body: { id: person.id, Single_names: 'true' } })).data;
  expect(preview.Obstacle).toBeNull();
  expect(preview.Areas.find(({ Area }) => Area === 'Leaves')).toMatchObject({ Deleted: 0, Replaced: 1, Remaining: 1 });
  expect(preview.Areas.find(({ Area }) => Area === 'Preferences')).toMatchObject({ Deleted: 1, Remaining: 0 });

  const answer = await erase({ id: person.id, Name: `${firstName} ${lastName}` });
  expect(answer.data.Name).toMatch(/^Former employee \d+$/);
  await server.settled();

  expect(await tracesInDatabase()).toEqual([]);
  expect(await foundByTraces()).toEqual({ tasks: 0, people: 0, matches: 0 });
  expect(await tracesInFiles()).toEqual([]);
  expect(log.filter((line) => traces.some((trace) => line.toLowerCase().includes(trace)))).toEqual([]);
  expect(log.length).toBeGreaterThan(5);
  expect(onlyFigures(await reportFigures())).toEqual(onlyFigures(before));
  expect(JSON.stringify(before)).toContain(lastName);
  // Mails that do not name the person stay.
  expect((await readdir(path.join(server.dataDirectory, 'outbox'))).length).toBe(1);
  expect((await server.call('getOwnProfile', { as: person })).httpStatus).toBe(401);
  const comments = await server.database.selectFrom('comments').select('body').execute();
  expect(comments.some(({ body }) => body.includes(answer.data.Name))).toBe(true);
  const shared = await server.database.selectFrom('saved_views').select('is_shared').execute();
  expect(shared).toEqual([{ is_shared: true }]);
});

test('an active employee, one with duties, a wrong name and a second erasure are rejected', async () => {
  const leaver = await addPerson(server.database, { firstName: 'Lena', lastName: 'Forst' });
  const named = { id: leaver.id, Name: 'Lena Forst' };
  expect((await erase(named)).message).toBe(
    'Lena Forst is active. Deactivate the employee and hand over all duties first.',
  );
  const member = await addPerson(server.database, { teamLeaderId: leaver.id });
  await deactivate(leaver);
  expect(await erase(named)).toMatchObject({
    httpStatus: 409,
    message: expect.stringContaining('still has duties: Team'),
  });
  await server.database.updateTable('employees').set({ team_leader_id: null }).where('id', '=', member.id).execute();
  expect(await erase({ ...named, Name: 'Lena' })).toMatchObject({ httpStatus: 422, errors: [{ field: 'Name' }] });
  expect((await erase({ ...named, id: unknownId() })).httpStatus).toBe(404);
  expect((await erase(named, colleague)).httpStatus).toBe(403);
  expect((await erase({ ...named, Name: ' lena  forst' })).httpStatus).toBe(200);
  expect((await erase(named)).httpStatus).toBe(409);
  expect((await server.call('activateEmployee', { as: hr, body: { id: leaver.id } })).httpStatus).toBe(409);
});

test('an import does not change an erased employee', async () => {
  const leaver = await addPerson(server.database);
  await deactivate(leaver);
  const { Name } = (await erase({ id: leaver.id, Name: `${leaver.firstName} ${leaver.lastName}` })).data;
  const erased = () =>
    server.database.selectFrom('employees').selectAll().where('id', '=', leaver.id).executeTakeFirstOrThrow();
  const before = await erased();
  const importing = async (name: string) =>
    (
      await server.call('importEmployees', {
        as: hr,
        body: { Invite: 'false', Seen_versions: before.version },
        files: [{ field: 'File', fileName: 'people.csv', content: `Code,Name\n${before.code},${name}` }],
      })
    ).data;
  expect(await importing('Real Name')).toMatchObject({
    Is_stored: false,
    Rows: [
      { Outcome: 'Error', Errors: [`The personal data of ${Name} is erased: the record does not change any more`] },
    ],
  });
  expect(await erased()).toEqual(before);
  // The list that was exported can be imported again.
  expect(await importing(Name)).toMatchObject({ Rows: [{ Outcome: 'Unchanged' }] });
});

test('names of others, and words that contain the name, stay; single names only on request', async () => {
  const leaver = await addPerson(server.database, { firstName: 'Will', lastName: 'Sand' });
  const namesake = await addPerson(server.database, { firstName: 'Willa', lastName: 'Sander' });
  const project = await addProject(server.database, [colleague]);
  const task = await addTask(server.database, project, {
    summary: 'Will Sand and Willa Sander will move Sand. Ask Will',
    assignee_id: namesake.id,
  });
  const description = `${'x'.repeat(240)} Will Sand`;
  await addRow(server.database, 'overtime_entries', { employee_id: colleague.id, project_id: project.id, description });
  await deactivate(leaver);
  const preview = (await server.call('previewErasure', { as: hr, body: { id: leaver.id, Single_names: 'false' } }))
    .data;
  expect(preview).toMatchObject({ Full_name: 'Will Sand', Single_names: ['Will', 'Sand'], Is_name_shared: false });
  const { data } = await erase({ id: leaver.id, Name: 'Will Sand', Single_names: 'false' });
  const stored = await server.database
    .selectFrom('tasks')
    .select(['summary', 'assignee_name', 'version'])
    .where('id', '=', task.id)
    .executeTakeFirstOrThrow();
  expect(stored).toEqual({
    summary: `${data.Name} and Willa Sander will move Sand. Ask Will`,
    assignee_name: 'Willa Sander',
    version: 2,
  });
  // The column has room for 250 characters.
  const overtime = await server.database
    .selectFrom('overtime_entries')
    .select('description')
    .where('employee_id', '=', colleague.id)
    .executeTakeFirstOrThrow();
  expect(overtime.description).toBe(`${'x'.repeat(240)} Former em`);
});

test('a telephone number is also erased when the person has changed or removed it in the own profile', async () => {
  const leaver = await addPerson(server.database);
  for (const Mobile of ['+91 91234 11111', '+91 91234 22222', ''])
    expect((await server.call('editOwnProfile', { as: leaver, body: { Mobile } })).httpStatus).toBe(200);
  const project = await addProject(server.database, [colleague]);
  const task = await addTask(server.database, project, { summary: 'Call 9123411111, then 09123422222' });
  await deactivate(leaver);
  await erase({ id: leaver.id, Name: `${leaver.firstName} ${leaver.lastName}` });
  const { summary } = await server.database
    .selectFrom('tasks')
    .select('summary')
    .where('id', '=', task.id)
    .executeTakeFirstOrThrow();
  expect(summary).toBe('Call Erased, then Erased');
  const changes = await server.database.selectFrom('employee_changes').selectAll().execute();
  expect(JSON.stringify(changes)).not.toContain('91234');
});

test('a content that another file has, too, stays', async () => {
  const leaver = await addPerson(server.database);
  const files = [{ field: 'profile_image', fileName: 'me.png', content: picture }];
  await server.call('changeOwnPhoto', { as: leaver, files });
  await server.call('changeOwnPhoto', { as: colleague, files });
  const { content_hash: hash } = await server.database
    .selectFrom('files')
    .select('content_hash')
    .where('uploaded_by_id', '=', colleague.id)
    .executeTakeFirstOrThrow();
  await deactivate(leaver);
  expect((await erase({ id: leaver.id, Name: `${leaver.firstName} ${leaver.lastName}` })).httpStatus).toBe(200);
  await server.settled();
  expect(await server.services.fileStore.sizeBytes(hash)).toBe(picture.length);
});

test('a role that only erased employees have counts none, can be deleted, and leaves them the one with the fewest rights', async () => {
  const leaver = await addPerson(server.database, { flags: ['Me.Team_Leave', 'Project.All_Task'] });
  const bare = await addPerson(server.database, { flags: [] });
  const { roleId } = leaver;
  await deactivate(leaver);
  expect((await server.call('deleteRole', { as: hr, body: { id: roleId } })).httpStatus).toBe(409);
  await erase({ id: leaver.id, Name: `${leaver.firstName} ${leaver.lastName}` });
  const listed = (await server.call('listRoles', { as: hr })).data.find(({ _id }) => _id === roleId);
  expect(listed?.used_by).toBe(0);
  expect((await server.call('listRoleHolders', { as: hr, body: { id: roleId } })).data).toEqual([]);
  expect((await server.call('deleteRole', { as: hr, body: { id: roleId } })).httpStatus).toBe(200);
  const { Employee } = (await server.call('getEmployeeDetail', { as: hr, body: { id: leaver.id } })).data;
  expect(Employee).toMatchObject({ Is_erased: true, Role: { _id: bare.roleId } });
});
