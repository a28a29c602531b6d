import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';

let server: TestServer;
let raiser: TestPerson;
let handler: TestPerson;
let colleague: TestPerson;
let stranger: TestPerson;
let manager: TestPerson;
let reader: TestPerson;
let departmentId: string;

beforeAll(async () => {
  server = await startTestServer();
  raiser = await addPerson(server.database, { firstName: 'Asha', lastName: 'Rao' });
  handler = await addPerson(server.database, { firstName: 'Tom', lastName: 'Fixer' });
  colleague = await addPerson(server.database, { firstName: 'Uma', lastName: 'Fixer' });
  stranger = await addPerson(server.database);
  manager = await addPerson(server.database, { flags: ['Ticket.Manage_Ticket'] });
  reader = await addPerson(server.database, { flags: ['Report.Ticket_Report'] });
  departmentId = await addDepartment('IT', [handler, colleague]);
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now = testStart;
});

async function addDepartment(
  prefix: string,
  handlers: readonly TestPerson[],
  status: 'Active' | 'DeActive' = 'Active',
): Promise<string> {
  const id = unknownId();
  await server.database
    .insertInto('ticket_departments')
    .values({ id, name: `Department ${prefix}`, prefix, response_hours: 4, status })
    .execute();
  if (handlers.length > 0)
    await server.database
      .insertInto('ticket_department_handlers')
      .values(handlers.map((person) => ({ ticket_department_id: id, employee_id: person.id })))
      .execute();
  return id;
}
const entry = {
  Title: 'Screen stays black',
  Type: 'Bug',
  Priority: 'HIGH',
  Description: '<p>Since <strong>Monday</strong></p><script>x</script>',
};
const raise = (as = raiser, values: Record<string, unknown> = {}, files: string[] = []) =>
  server.call('createTicket', {
    as,
    body: { ...entry, Department_id: departmentId, ...values },
    files: files.map((fileName) => ({ field: 'demo_image', fileName, content: fileName })),
  });
const raised = async (as = raiser): Promise<string> => (await raise(as)).data._id;
const seen = async (as: TestPerson, id: string) => (await server.call('getTicket', { as, query: { id } })).data;
const setStatus = (as: TestPerson, id: string, Status: string, Version: number, Comment?: string) =>
  server.call('changeTicketStatus', { as, body: { id, Status, Version, Comment } });
const reply = (as: TestPerson, id: string, Message: string, Internal = 'false', files: string[] = []) =>
  server.call('addTicketMessage', {
    as,
    body: { id, Message, Internal },
    files: files.map((fileName) => ({ field: 'demo_image', fileName, content: fileName })),
  });
const notificationTexts = async (person: TestPerson, since: string): Promise<string[]> =>
  (
    await server.database
      .selectFrom('notifications')
      .select(['text', 'path'])
      .where('recipient_id', '=', person.id)
      .where('path', '=', `/tickets?ticket=${since}`)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map(({ text }) => text);

test('a ticket is raised with files, worked on, resolved, reopened and closed; both sides are notified and the log records it', async () => {
  const { data: ticket } = await raise(raiser, { Raised_by_id: stranger.id }, ['a.txt', 'b.txt']);
  expect(ticket).toMatchObject({
    Ticket_key: expect.stringMatching(/^IT-\d+$/) as string,
    Raised_by: 'Asha Rao',
    Status: 'Open',
    Description: '<p>Since <strong>Monday</strong></p>',
    May_handle: false,
    May_edit: true,
    Next_statuses: ['Closed'],
    Handlers: [],
  });
  expect(ticket.Files.map(({ Name }) => Name).sort()).toEqual(['a.txt', 'b.txt']);
  expect(await notificationTexts(handler, ticket._id)).toEqual([
    `Asha Rao has raised ${ticket.Ticket_key} Screen stays black`,
  ]);
  const { data: assigned } = await server.call('assignTicket', {
    as: handler,
    body: { id: ticket._id, Assigned_id: colleague.id, Version: ticket.Version },
  });
  expect(assigned).toMatchObject({ Assigned: 'Uma Fixer', Handlers: [{ Name: 'Tom Fixer' }, { Name: 'Uma Fixer' }] });
  expect(await notificationTexts(colleague, ticket._id)).toContain(
    `Tom Fixer assigned ${ticket.Ticket_key} Screen stays black to you`,
  );
  const { data: begun } = await setStatus(colleague, ticket._id, 'In Progress', assigned.Version);
  server.clock.now = new Date(testStart.getTime() + 3_600_000);
  expect((await reply(raiser, ticket._id, '<p>Any news?</p>')).data.First_reply_at).toBeNull();
  expect((await reply(colleague, ticket._id, '<p>Bring it here</p>')).data).toMatchObject({
    First_reply_at: server.clock.now.toISOString(),
    Last_reply_at: server.clock.now.toISOString(),
  });
  const { data: resolved } = await setStatus(colleague, ticket._id, 'Resolved', begun.Version);
  expect(resolved.Resolved_at).toBe(server.clock.now.toISOString());
  expect((await setStatus(raiser, ticket._id, 'Reopened', resolved.Version)).errors).toEqual([
    { field: 'Comment', message: 'Please say what is still missing' },
  ]);
  const { data: reopened } = await setStatus(raiser, ticket._id, 'Reopened', resolved.Version, 'Black again');
  expect(reopened).toMatchObject({ Status: 'Reopened', Reopen_count: 1, Resolved_at: null });
  const { data: closed } = await setStatus(raiser, ticket._id, 'Closed', reopened.Version);
  expect(closed).toMatchObject({ May_edit: false, May_reply: false, Next_statuses: ['Reopened'] });
  expect((await reply(raiser, ticket._id, '<p>Thanks</p>')).httpStatus).toBe(403);
  expect(closed.Logs.map(({ Action_Log, Current_Value, Comment }) => [Action_Log, Current_Value, Comment])).toEqual([
    ['Status', 'Closed', null],
    ['Status', 'Reopened', 'Black again'],
    ['Status', 'Resolved', null],
    ['Status', 'In Progress', null],
    ['Assignee', 'Uma Fixer', null],
    ['Created', 'Open', null],
  ]);
  expect((await notificationTexts(raiser, ticket._id)).filter((text) => text.includes('set IT-'))).toHaveLength(2);
});

test('a ticket of an assignee who has left is one of all handlers, and has no assignee once it is open again', async () => {
  const leaver = await addPerson(server.database, { firstName: 'Lea', lastName: 'Ver' });
  const Department_id = await addDepartment('LEFT', [handler, leaver]);
  const { data: ticket } = await raise(raiser, { Department_id });
  const { data: assigned } = await server.call('assignTicket', {
    as: handler,
    body: { id: ticket._id, Assigned_id: leaver.id, Version: ticket.Version },
  });
  const { data: resolved } = await setStatus(leaver, ticket._id, 'Resolved', assigned.Version);
  await server.database.updateTable('employees').set({ status: 'DeActive' }).where('id', '=', leaver.id).execute();
  const before = (await notificationTexts(leaver, ticket._id)).length;
  const published = async () => (await notificationTexts(handler, ticket._id)).slice(1);
  const label = `${ticket.Ticket_key} Screen stays black`;

  await reply(raiser, ticket._id, '<p>Still black</p>');
  expect(await published()).toEqual([`Asha Rao replied to ${label}`]);
  const { data: reopened } = await setStatus(raiser, ticket._id, 'Reopened', resolved.Version, 'Still black');
  expect(await published()).toContain(`Asha Rao set ${label} to Reopened`);
  expect(reopened).toMatchObject({ Assigned_id: null, Assigned: null });
  expect(
    reopened.Logs.slice(0, 2).map(({ Action_Log, Privious_Value, Current_Value }) => [
      Action_Log,
      Privious_Value,
      Current_Value,
    ]),
  ).toEqual([
    ['Assignee', 'Lea Ver', null],
    ['Status', 'Resolved', 'Reopened'],
  ]);
  await reply(manager, ticket._id, '<p>A look into it</p>', 'true');
  expect(await published()).toHaveLength(3);
  expect(await notificationTexts(leaver, ticket._id)).toHaveLength(before);
});

test('an internal note is for handlers alone: no word, no file, no count, no notification, no change for anybody else', async () => {
  const id = await raised();
  const before = await seen(raiser, id);
  const changesBefore = await server.database.selectFrom('changes').select('id').execute();
  server.clock.now = new Date(testStart.getTime() + 60_000);
  const { data: noted } = await reply(handler, id, '<p>He has dropped it</p>', 'true', ['secret.txt']);
  const [file] = noted.Messages[0]?.Files ?? [];
  expect(noted.Messages).toMatchObject([
    { Internal: true, Message: '<p>He has dropped it</p>', Files: [{ Name: 'secret.txt' }] },
  ]);
  const links = { Link: expect.any(String) as string };
  expect({ ...(await seen(raiser, id)), Files: [links] }).toEqual({ ...before, Files: [links] });
  expect((await seen(reader, id)).Messages).toEqual([]);
  expect((await seen(manager, id)).Messages).toHaveLength(1);
  expect((await seen(colleague, id)).Messages[0]?.Files).toHaveLength(1);
  expect(await notificationTexts(raiser, id)).toEqual([]);
  expect(await notificationTexts(colleague, id)).toHaveLength(2);
  const changes = await server.database
    .selectFrom('changes')
    .select(['kind', 'people'])
    .where(
      'id',
      'not in',
      changesBefore.map((change) => change.id),
    )
    .where('kind', 'like', 'ticket%')
    .execute();
  expect(changes.map(({ kind, people }) => [kind, people.includes(raiser.id)])).toEqual([['ticket-note', false]]);
  const download = (as: TestPerson) =>
    server.call('downloadFile', { as, params: { id: file?._id ?? '', name: 'secret.txt' } });
  expect(
    await Promise.all(
      [handler, manager, raiser, reader, stranger].map(async (person) => (await download(person)).httpStatus),
    ),
  ).toEqual([200, 200, 404, 404, 404]);
  expect((await reply(raiser, id, '<p>x</p>', 'true')).httpStatus).toBe(403);
  const found = await server.call('listTickets', { as: raiser, query: { scope: 'mine', q: before.Ticket_key } });
  expect(found.data.Rows[0]).toMatchObject({
    Last_reply_at: null,
    Update_at: before.Update_at,
    Version: before.Version,
  });
});

test('ten tickets raised simultaneously get ten consecutive IDs', async () => {
  const id = await addDepartment('PAR', [handler]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => raise(raiser, { Department_id: id })));
  expect(answers.map(({ data }) => data.Ticket_key).sort()).toEqual(
    Array.from({ length: 10 }, (_, index) => `PAR-${index + 1}`).sort(),
  );
});

test('of two competing changes one wins; the other sees what is stored', async () => {
  const id = await raised();
  const { Version } = await seen(handler, id);
  const answers = await Promise.all([
    setStatus(handler, id, 'In Progress', Version),
    setStatus(colleague, id, 'On Hold', Version),
    server.call('assignTicket', { as: handler, body: { id, Assigned_id: handler.id, Version } }),
  ]);
  expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409, 409]);
  const edit = await server.call('updateTicket', { as: raiser, body: { id, ...entry, Title: 'Other', Version } });
  expect([edit.httpStatus, (edit.body.current as { _id: string })._id]).toEqual([409, id]);
});

test('a closed ticket is not assigned to anyone until it is reopened', async () => {
  const id = await raised();
  await setStatus(handler, id, 'Closed', (await seen(handler, id)).Version);
  const ticket = await seen(handler, id);
  const assigned = await server.call('assignTicket', {
    as: handler,
    body: { id, Assigned_id: handler.id, Version: ticket.Version },
  });
  expect([assigned.httpStatus, ticket.May_edit]).toEqual([403, false]);
  expect(await seen(handler, id)).toEqual(ticket);
});

test('an edit is logged field by field; files are kept, dropped and added; one without a change writes nothing', async () => {
  const { data: ticket } = await raise(raiser, {}, ['keep.txt', 'drop.txt']);
  const kept = ticket.Files.find(({ Name }) => Name === 'keep.txt');
  const unchanged = await server.call('updateTicket', {
    as: raiser,
    body: { id: ticket._id, ...entry, Version: ticket.Version },
  });
  expect(unchanged.data).toMatchObject({ Version: ticket.Version, Logs: [{ Action_Log: 'Created' }] });
  const { data: edited } = await server.call('updateTicket', {
    as: handler,
    body: {
      id: ticket._id,
      ...entry,
      Title: 'Screen',
      Priority: 'LOW',
      Version: ticket.Version,
      olddocument: [kept?.Link],
    },
  });
  expect(edited.Files.map(({ Name }) => Name)).toEqual(['keep.txt']);
  expect(
    edited.Logs.slice(0, 3).map(({ Action_Log, Privious_Value, Current_Value }) => [
      Action_Log,
      Privious_Value,
      Current_Value,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['Title', 'Screen stays black', 'Screen'],
      ['Priority', 'HIGH', 'LOW'],
    ]) as unknown[],
  );
});

test('who sees and does what; bad input is rejected by name', async () => {
  const id = await raised();
  const statuses = async (
    people: readonly TestPerson[],
    call: (person: TestPerson) => Promise<{ httpStatus: number }>,
  ) => Promise.all(people.map(async (person) => (await call(person)).httpStatus));
  const everybody = [raiser, handler, manager, reader, stranger];
  expect(await statuses(everybody, (as) => server.call('getTicket', { as, query: { id } }))).toEqual([
    200, 200, 200, 200, 404,
  ]);
  expect(await statuses(everybody, (as) => server.call('listTickets', { as, query: { scope: 'department' } }))).toEqual(
    [403, 200, 403, 403, 403],
  );
  expect(await statuses(everybody, (as) => server.call('listTickets', { as, query: { scope: 'all' } }))).toEqual([
    403, 403, 200, 403, 403,
  ]);
  expect(
    await statuses([raiser, reader, stranger], (as) =>
      server.call('assignTicket', { as, body: { id, Assigned_id: handler.id, Version: 1 } }),
    ),
  ).toEqual([403, 403, 404]);
  expect(await statuses([reader, stranger], (as) => setStatus(as, id, 'Closed', 1))).toEqual([403, 404]);
  expect(await statuses([reader, stranger], (as) => reply(as, id, '<p>x</p>'))).toEqual([403, 404]);
  expect((await setStatus(raiser, id, 'Resolved', 1)).message).toBe('A ticket that is Open cannot become Resolved');
  expect(
    (await server.call('assignTicket', { as: handler, body: { id, Assigned_id: stranger.id, Version: 1 } })).errors[0]
      ?.field,
  ).toBe('Assigned_id');
  expect(
    (await raise(raiser, { Department_id: '', Title: ' ', Type: 'Epic' })).errors.map(({ message }) => message),
  ).toEqual(
    expect.arrayContaining(['Please Select Department!', 'Please Enter Title!', 'Please Select Type!']) as unknown[],
  );
  expect((await raise(raiser, { Description: '<p> </p>' })).errors).toEqual([
    { field: 'Description', message: 'Please Enter Description!' },
  ]);
  expect((await raise(raiser, { Department_id: await addDepartment('OLD', [], 'DeActive') })).errors).toEqual([
    { field: 'Department_id', message: 'This department takes no tickets' },
  ]);
  expect((await raise(raiser, { Department_id: 'nonsense' })).httpStatus).toBe(422);
  expect((await reply(raiser, id, '<p></p>')).errors[0]?.field).toBe('Message');
  const wrong: Record<string, string>[] = [
    { scope: 'mine', sort: 'Nonsense:asc' },
    { scope: 'mine', Type: 'Epic' },
    { scope: 'mine', Status: 'x' },
    { scope: 'all', Department_id: 'x' },
  ];
  for (const query of wrong) expect((await server.call('listTickets', { as: manager, query })).httpStatus).toBe(400);
});

test('lists: mine, of the department and all; filters and every order', async () => {
  const other = await addDepartment('HRD', [stranger]);
  await raise(stranger, { Department_id: other, Type: 'Story', Title: 'Certificate 100%' });
  const keys = async (as: TestPerson, query: Record<string, string>) =>
    (await server.call('listTickets', { as, query: { scope: 'mine', ...query } })).data.Rows.map(
      ({ Ticket_key }) => Ticket_key,
    );
  expect(await keys(stranger, {})).toEqual(['HRD-1']);
  expect(await keys(stranger, { scope: 'department' })).toEqual(['HRD-1']);
  expect(await keys(handler, { scope: 'department', Type: 'Story' })).toEqual([]);
  expect(await keys(manager, { scope: 'all', Type: 'Story,Task' })).toEqual(['HRD-1']);
  expect(await keys(manager, { scope: 'all', q: '100%' })).toEqual(['HRD-1']);
  expect(await keys(manager, { scope: 'all', Department_id: other, Priority: 'HIGH', Status: 'Open' })).toEqual([
    'HRD-1',
  ]);
  for (const key of [
    'Ticket_key',
    'Title',
    'Department',
    'Raised_by',
    'Assigned',
    'Type',
    'Priority',
    'Status',
    'Create_at',
    'Last_reply_at',
  ]) {
    const { data } = await server.call('listTickets', {
      as: manager,
      query: { scope: 'all', sort: `${key}:asc`, limit: 1 },
    });
    expect([data.Rows.length, data.Total > 1]).toEqual([1, true]);
  }
});

test('the report counts working hours and gives medians per department', async () => {
  const id = await addDepartment('REP', [handler]);
  // Monday 2 March 2026, 14:30 in India; 4.75 hours are left of the shift.
  const ticketId = (await raise(raiser, { Department_id: id })).data._id;
  const { data: later } = await raise(raiser, { Department_id: id });
  expect(await seen(raiser, later._id)).toMatchObject({
    Within_response_time: 'Waiting',
    Response_due_at: '2026-03-02T13:00:00.000Z',
  });
  server.clock.now = new Date('2026-03-03T05:30:00.000Z');
  await reply(handler, ticketId, '<p>Yes</p>');
  server.clock.now = new Date('2026-03-03T07:30:00.000Z');
  await setStatus(handler, ticketId, 'Resolved', 1);
  const { data } = await server.call('getTicketReport', { as: reader });
  // The list and the ticket say the same as the report.
  const { data: list } = await server.call('listTickets', { as: raiser, query: { scope: 'mine' } });
  expect(list.Rows.find((row) => row._id === ticketId)).toMatchObject({ Within_response_time: 'No' });
  expect(await seen(raiser, ticketId)).toMatchObject({
    Within_response_time: 'No',
    Response_due_at: null,
    Response_hours: 4,
  });
  const [waiting, resolved] = data.Rows.filter((row) => row.Department_id === id).sort((left, right) =>
    right.Ticket_key.localeCompare(left.Ticket_key),
  );
  expect(resolved).toMatchObject({
    Ticket_key: 'REP-1',
    Reply_hours: 5.75,
    Working_hours: 7.75,
    Within_response_time: 'No',
    Reopen_count: 0,
  });
  expect(waiting).toMatchObject({
    Ticket_key: 'REP-2',
    Reply_hours: null,
    Working_hours: 7.75,
    Within_response_time: 'No',
    Resolved_at: null,
  });
  expect(data.Departments.find((department) => department.Department_id === id)).toEqual({
    Department_id: id,
    Department: 'Department REP',
    Tickets: 2,
    Open: 1,
    Reply_hours: 5.75,
    Resolution_hours: 7.75,
    Within_response_percent: 0,
    Reopened: 0,
  });
  expect(
    (await server.call('getTicketReport', { as: reader, query: { From: '2026-03-04', To: '2026-03-03' } })).httpStatus,
  ).toBe(400);
  expect((await server.call('getTicketReport', { as: manager })).httpStatus).toBe(403);
});

test('a ticket that was resolved in time stays so in the report when it is reopened and answered later', async () => {
  const Department_id = await addDepartment('AGAIN', [handler]);
  const { data: ticket } = await raise(raiser, { Department_id });
  const { data: resolved } = await setStatus(handler, ticket._id, 'Resolved', ticket.Version);
  server.clock.now = new Date('2026-03-04T07:30:00.000Z');
  const answered = async () => {
    const { data } = await server.call('getTicketReport', { as: reader });
    const row = data.Rows.find(({ _id }) => _id === ticket._id);
    return [row?.Status, row?.Within_response_time, row?.Resolved_at];
  };
  await setStatus(raiser, ticket._id, 'Reopened', resolved.Version, 'Still black');
  expect(await answered()).toEqual(['Reopened', 'Yes', null]);
  await reply(handler, ticket._id, '<p>A look into it</p>');
  expect(await answered()).toEqual(['Reopened', 'Yes', null]);
});

test('a ticket is found by its key and its title, by those who may see it only', async () => {
  const { _id, Ticket_key } = (await raise(raiser, { Title: 'Zeppelin printer jams' })).data;
  const hit = { _id, Ticket_key, Title: 'Zeppelin printer jams', Status: 'Open' };
  const find = async (as: TestPerson, q: string) => (await server.call('search', { as, query: { q } })).data.Tickets;
  for (const person of [raiser, handler, manager, reader])
    expect(await find(person, 'zeppelin PRINTER')).toEqual([hit]);
  expect(await find(stranger, 'zeppelin printer')).toEqual([]);
  expect((await find(raiser, Ticket_key.toLowerCase()))[0]).toEqual(hit);
  expect(await find(stranger, Ticket_key)).toEqual([]);
});
