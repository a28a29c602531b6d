import { projectPath, projectUpdatesPath } from '../../../src/domain/projects/projectPath';
import { shortTaskPath } from '../../../src/domain/tasks/taskPath';
import { sendNotificationMails } from '../../../src/server/notifications/sendNotificationMails';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, unknownId, type TestServer } from '../../support/testServer';
import { addLeave, addMembers, addProject, addTask, type TestProject } from '../../support/testWork';
import { clockAt, testMoment } from '../../support/testMoment';

let server: TestServer;
let author: TestPerson;
let colleague: TestPerson;
let stranger: TestPerson;
let project: TestProject;

beforeAll(async () => {
  server = await startTestServer();
  author = await addPerson(server.database, { role: 'Project Manager', firstName: 'Ada', lastName: 'Author' });
  colleague = await addPerson(server.database, { firstName: 'Carl', lastName: 'Colleague' });
  stranger = await addPerson(server.database, { firstName: 'Carla', lastName: 'Stranger' });
  project = await addProject(server.database, [author, colleague]);
});
beforeEach(async () => {
  await server.database.deleteFrom('notifications').execute();
  server.mails.length = 0;
});
afterAll(() => server.close());

const listOf = async (person: TestPerson, query: Record<string, string | number> = {}) =>
  (await server.call('listNotifications', { as: person, query })).data;
const countUnread = async (person: TestPerson) =>
  (await server.call('countUnreadNotifications', { as: person })).data.Unread;
const mention = ({ id }: TestPerson, name: string) => `<a href="mention:${id}">@${name}</a>`;
const comment = (taskId: string, html: string) =>
  server.call('addComment', { as: author, body: { Task_id: taskId, Comment: html } });

async function tell(person: TestPerson, texts: readonly string[], kind = 'ticket'): Promise<void> {
  const rows = texts.map((text, index) => ({
    id: unknownId(),
    recipient_id: person.id,
    kind,
    text,
    path: '/tickets',
    created_at: new Date(server.clock.now.getTime() + index),
  }));
  await server.database.insertInto('notifications').values(rows).execute();
}

test('a mention survives the cleaning, and notifies once, only those who may see the task', async () => {
  const task = await addTask(server.database, project, { summary: 'Order a crane' });
  const html = `<p>${mention(colleague, 'Carl Colleague')} and ${mention(colleague, 'Carl')}, ${mention(stranger, 'Carla')}, ${mention(author, 'me')}: <a href="mention:javascript">no</a></p>`;
  const { data } = await comment(task.id, html);
  expect(data.Comment).toContain(`<a href="mention:${colleague.id}">@Carl Colleague</a>`);
  expect(data.Comment).not.toContain('mention:javascript');
  const { Rows, Total, Unread } = await listOf(colleague);
  expect(Rows).toEqual([
    expect.objectContaining({
      Kind: 'mention',
      Text: `Ada Author mentioned you in a comment on ${task.key} Order a crane`,
      Path: `/task/${task.id}?comment=${data._id}`,
      Actor: 'Ada Author',
      Read_at: null,
    }),
  ]);
  expect([Total, Unread]).toEqual([1, 1]);
  expect([await countUnread(stranger), await countUnread(author)]).toEqual([0, 0]);
});

test('people are offered for a mention by a part of the name, if they may see the task', async () => {
  const task = await addTask(server.database, project);
  const search = async (q: string, as = author) =>
    (await server.call('searchMentionable', { as, params: { subjectId: task.id }, query: { q } })).data.map(
      (person) => person.First_name,
    );
  expect(await search('car')).toEqual(['Carl']);
  expect(await search('%')).toEqual([]);
  expect(await search('')).toEqual(expect.arrayContaining(['Ada', 'Carl']));
  expect(await server.call('searchMentionable', { as: stranger, params: { subjectId: task.id } })).toMatchObject({
    httpStatus: 404,
  });
});

test('an employee who is assigned by another user is notified; one who takes a task is not, and many tasks are one notification', async () => {
  const task = await addTask(server.database, project, { summary: 'Order a crane' });
  await server.call('editTask', { as: author, body: { id: task.id, Employee_id: colleague.id } });
  await server.call('editTask', { as: author, body: { id: task.id, Employee_id: colleague.id, Status: 'ON HOLD' } });
  await server.call('editTask', { as: author, body: { id: task.id, Employee_id: author.id } });
  expect((await listOf(colleague)).Rows.map((row) => row.Text)).toEqual([
    `Ada Author assigned ${task.key} Order a crane to you`,
  ]);
  expect(await countUnread(author)).toBe(0);
  await server.database.deleteFrom('notifications').execute();
  const many = [];
  for (let index = 0; index < 5; index += 1) many.push((await addTask(server.database, project)).id);
  await server.call('editManyTasks', { as: author, body: { ids: many, Employee_id: colleague.id } });
  expect((await listOf(colleague)).Rows).toEqual([
    expect.objectContaining({ Kind: 'task-assigned', Text: 'Ada Author assigned 5 tasks to you', Path: '/taskList' }),
  ]);
});

test('the list comes by windows; one or all are marked as read, and no one marks those of others', async () => {
  await tell(colleague, ['First', 'Second', 'Third']);
  const [newest] = (await listOf(colleague, { limit: 1 })).Rows;
  expect(newest?.Text).toBe('Third');
  expect((await listOf(colleague, { offset: 1, limit: 2 })).Rows.map((row) => row.Text)).toEqual(['Second', 'First']);
  expect(await server.call('readNotifications', { as: stranger, body: { id: newest?._id } })).toMatchObject({
    httpStatus: 404,
  });
  expect(await server.call('readNotifications', { as: colleague, body: {} })).toMatchObject({ httpStatus: 422 });
  expect((await server.call('readNotifications', { as: colleague, body: { id: newest?._id } })).data).toEqual({
    Unread: 2,
  });
  expect((await listOf(colleague, { unread: 'true' })).Total).toBe(2);
  expect((await server.call('readNotifications', { as: colleague, body: { all: 'true' } })).data).toEqual({
    Unread: 0,
  });
});

const send = (now: string) => sendNotificationMails(server.database, server.services, clockAt(new Date(now)));
// 2026-03-02 is a Monday.
const monday = '2026-03-02T09:00:00Z';

test('a mail goes to each recipient once, also when two servers send at the same time', async () => {
  await tell(colleague, ['Come here', 'And\nhere']);
  const sent = await Promise.all([send(monday), send(monday)]);
  expect(sent[0] + sent[1]).toBe(2);
  expect(server.mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
    [colleague.email, 'Daybook: And here'],
    [colleague.email, 'Daybook: Come here'],
  ]);
  expect(server.mails[0]?.text).toContain('http://localhost:8080/tickets');
  expect(await send(monday)).toBe(0);
});

test('a mail waits for the end of days off: weekends, holidays of the location, whole days of approved leave', async () => {
  const { database } = server;
  const [here, elsewhere] = [unknownId(), unknownId()];
  await database
    .insertInto('locations')
    .values([
      { id: here, name: 'Here', status: 'Active' },
      { id: elsewhere, name: 'Elsewhere', status: 'Active' },
    ])
    .execute();
  await database.updateTable('employees').set({ location_id: here }).where('id', '=', colleague.id).execute();
  await database.updateTable('employees').set({ location_id: elsewhere }).where('id', '=', stranger.id).execute();
  const holiday = unknownId();
  await database.insertInto('holidays').values({ id: holiday, day: '2026-03-09', name: 'Feast', half: null }).execute();
  await database.insertInto('holiday_locations').values({ holiday_id: holiday, location_id: here }).execute();
  const leave = {
    employee_id: colleague.id,
    leave_type: 'Casual Leave',
    reason: 'Rest',
    created_by_id: colleague.id,
    status: 'Approved',
    acted_by_id: author.id,
    acted_at: new Date(monday),
  };
  await database
    .insertInto('leaves')
    .values({
      created_at: testMoment(),
      ...leave,
      id: unknownId(),
      starts_on: '2026-03-10',
      ends_on: '2026-03-11',
      half_from: 'First Half',
      half_to: 'First Half',
    })
    .execute();
  await tell(colleague, ['Mine']);
  await tell(stranger, ['Theirs']);
  const sentTo = async (day: string): Promise<string[]> => {
    server.mails.length = 0;
    await send(`${day}T09:00:00Z`);
    return server.mails.map(({ to }) => to);
  };
  expect(await sentTo('2026-03-07')).toEqual([]);
  expect(await sentTo('2026-03-08')).toEqual([]);
  expect(await sentTo('2026-03-09')).toEqual([stranger.email]);
  expect(await sentTo('2026-03-10')).toEqual([]);
  // Half a day of leave is half a day of work.
  expect(await sentTo('2026-03-11')).toEqual([colleague.email]);
});

test('two half days off make a whole one: two leaves, or two holidays', async () => {
  const { database } = server;
  for (const half of ['First Half', 'Second Half'] as const) {
    await addLeave(database, author, {
      starts_on: '2026-03-16',
      ends_on: '2026-03-16',
      half_from: half,
      half_to: half,
      status: 'Approved',
      acted_by_id: stranger.id,
    });
    await database.insertInto('holidays').values({ id: unknownId(), day: '2026-03-17', name: half, half }).execute();
  }
  await tell(author, ['Mine']);
  await tell(stranger, ['Theirs']);
  expect(await send('2026-03-16T09:00:00Z')).toBe(1);
  expect(server.mails.map(({ to }) => to)).toEqual([stranger.email]);
  expect(await send('2026-03-17T09:00:00Z')).toBe(0);
  expect(await send('2026-03-18T09:00:00Z')).toBe(1);
});

const rejecting = (error: Error) => {
  const tried: string[] = [];
  const mailer = {
    send: ({ subject }: { subject: string }) => {
      tried.push(subject);
      return Promise.reject(error);
    },
  };
  return { tried, services: { ...server.services, mailer } };
};
const minutesAfter = (minutes: number): Date => new Date(Date.parse(monday) + minutes * 60_000);

test('a kind that is switched off is not mailed; a mail that was rejected is tried again later', async () => {
  await server.call('savePreference', { as: colleague, body: { Key: 'notifications.unmailed', Value: '["ticket"]' } });
  await tell(colleague, ['Unwanted']);
  await tell(stranger, ['Wanted']);
  const { services } = rejecting(new Error('Come back later'));
  await expect(sendNotificationMails(server.database, services, clockAt(minutesAfter(0)))).rejects.toThrow(
    '1 mails could not be sent',
  );
  expect(await send(minutesAfter(0.5).toISOString())).toBe(0);
  expect(await send(minutesAfter(1).toISOString())).toBe(1);
  expect(server.mails.map(({ to }) => to)).toEqual([stranger.email]);
});

test.each(['', '[1e999999]', '{}', 'null'])(
  'whatever a user stores as unwanted kinds (%j), others get their mails',
  async (Value) => {
    const Key = 'notifications.unmailed';
    expect((await server.call('savePreference', { as: colleague, body: { Key, Value } })).httpStatus).toBe(200);
    await tell(colleague, ['Wanted']);
    await tell(stranger, ['Wanted too']);
    expect(await send(monday)).toBe(2);
  },
);

test('a mail that is always rejected is tried less and less often, and no more after three days', async () => {
  await tell(stranger, ['Never arrives']);
  const { tried, services } = rejecting(new Error('Come back later'));
  const due = [0, 1, 6, 21, 81, 321, 1041, 2481, 3921];
  const minutes: number[] = [];
  // Looked at just before each is due, then, and on all days of the week until the evening of the fifth.
  const looks = [...due.flatMap((minute) => (minute < 2 ? [minute] : [minute - 1, minute])), 4500, 5500, 7000];
  for (const minute of looks) {
    const before = tried.length;
    await sendNotificationMails(server.database, services, clockAt(minutesAfter(minute))).catch(() => undefined);
    if (tried.length > before) minutes.push(minute);
  }
  expect(minutes).toEqual(due);
  expect(await send('2026-03-09T06:00:00.000Z')).toBe(0);
});

test('a mail whose recipient the mail server rejects for ever is tried once, and reported', async () => {
  await tell(stranger, ['Never arrives']);
  const unknown = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 No such user' };
  const { services } = rejecting(Object.assign(new Error('550 No such user'), unknown));
  const attempt = sendNotificationMails(server.database, services, clockAt(minutesAfter(0)));
  await expect(attempt).rejects.toMatchObject({ errors: [{ message: '550 No such user' }] });
  expect(await send('2026-03-03T06:00:00.000Z')).toBe(0);
});

test.each([
  ['for now', 'RCPT TO', '450 4.1.1 Try again'],
  ['because of the sender', 'MAIL FROM', '550 5.1.7 Bad sender'],
  ['because relaying is not permitted', 'RCPT TO', '550 5.7.1 Relaying denied'],
  ['because a mailbox is full', 'RCPT TO', '552 5.2.2 Mailbox full'],
  ['without a reason', 'RCPT TO', '550 No'],
])('a mail that is rejected %s is tried again', async (_why, command, response) => {
  await tell(stranger, ['Arrives later']);
  const facts = { code: 'EENVELOPE', command, responseCode: Number(response.slice(0, 3)), response };
  const { services } = rejecting(Object.assign(new Error('No'), facts));
  await expect(sendNotificationMails(server.database, services, clockAt(minutesAfter(0)))).rejects.toThrow('1 mails');
  expect(await send(minutesAfter(2).toISOString())).toBe(1);
});

test('while the mail server cannot be reached, two mails of a round are tried, and all are sent when it is back', async () => {
  await tell(stranger, ['First', 'Second', 'Third']);
  const { tried, services } = rejecting(Object.assign(new Error('Not reachable'), { code: 'ECONNREFUSED' }));
  await expect(sendNotificationMails(server.database, services, clockAt(minutesAfter(0)))).rejects.toThrow('2 mails');
  expect(tried).toHaveLength(2);
  expect(await send('2026-03-12T06:00:00.000Z')).toBe(3);
});

test('a mail with which the mail server always hangs up does not hold up the others', async () => {
  await tell(stranger, ['First', 'Hangs up', 'Second', 'Third']);
  const sent: string[] = [];
  const mailer = {
    send: async ({ subject }: { subject: string }) => {
      if (subject.includes('Hangs up')) throw Object.assign(new Error('Hung up'), { code: 'ECONNRESET' });
      sent.push(subject);
    },
  };
  const services = { ...server.services, mailer };
  await expect(sendNotificationMails(server.database, services, clockAt(minutesAfter(0)))).rejects.toThrow('1 mails');
  expect(sent.toSorted()).toEqual(['Daybook: First', 'Daybook: Second', 'Daybook: Third']);
});

test('a mail that waited for a month is not sent any more', async () => {
  await tell(stranger, ['Never arrives']);
  const { services } = rejecting(Object.assign(new Error('Not reachable'), { code: 'ECONNREFUSED' }));
  const tryAt = (day: string) =>
    sendNotificationMails(server.database, services, clockAt(new Date(`${day}T06:00:00.000Z`)));
  await expect(tryAt('2026-03-02')).rejects.toThrow('1 mails could not be sent');
  await expect(tryAt('2026-03-31')).rejects.toThrow('1 mails could not be sent');
  expect(await tryAt('2026-04-02')).toBe(0);
  expect(await send('2026-04-03T06:00:00.000Z')).toBe(0);
});

test('what waited is not mailed when it was read, or when its task or project is not visible any more', async () => {
  const [kept, left] = [
    await addProject(server.database, [author, colleague]),
    await addProject(server.database, [author, colleague]),
  ];
  const [taskHere, taskThere] = [await addTask(server.database, kept), await addTask(server.database, left)];
  const deletedTask = await addTask(server.database, kept);
  const paths = {
    kept: shortTaskPath(taskHere.id),
    'kept project': projectPath(kept.id, 'sprint'),
    elsewhere: '/tickets',
    left: shortTaskPath(taskThere.id),
    'left project': projectUpdatesPath(left.id),
    deleted: shortTaskPath(deletedTask.id),
    read: '/tickets',
  };
  await server.database
    .insertInto('notifications')
    .values(
      Object.entries(paths).map(([text, path]) => ({
        id: unknownId(),
        recipient_id: colleague.id,
        kind: 'mention',
        text,
        path,
        created_at: testMoment(),
        read_at: text === 'read' ? testMoment() : null,
      })),
    )
    .execute();
  await server.database.deleteFrom('project_members').where('project_id', '=', left.id).execute();
  await server.database
    .updateTable('tasks')
    .set({ deleted_at: testMoment() })
    .where('id', '=', deletedTask.id)
    .execute();
  expect(await send(monday)).toBe(3);
  expect(server.mails.map(({ subject }) => subject).sort()).toEqual(
    ['elsewhere', 'kept', 'kept project'].map((text) => `Daybook: ${text}`),
  );
  // They wait no longer, whatever the person may see later.
  await addMembers(server.database, left.id, [colleague]);
  expect(await send('2026-03-02T10:00:00Z')).toBe(0);
});
