import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { addRow } from '../../../support/database/filledRows';
import { testMoment } from '../../../support/testMoment';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { startTestServer, unknownId, type TestServer } from '../../../support/testServer';
import { addTask, addTeam, type TestTeam } from '../../../support/testWork';

let server: TestServer;
let hr: TestPerson;
let team: TestTeam;

beforeAll(async () => {
  server = await startTestServer();
  hr = await addPerson(server.database, { role: 'HR / Admin' });
  team = await addTeam(server.database, { passwordHash: 'secret-hash' });
});
afterAll(() => server.close());

/** The files of the archive by name, as text. */
async function download(link: string): Promise<Map<string, string>> {
  const answer = await server.request({ method: 'GET', url: link });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-disposition']).toContain('attachment; filename="personal-data-');
  const files = Object.entries(unzipSync(answer.rawPayload));
  return new Map(files.map(([name, content]) => [name, Buffer.from(content).toString('utf8')]));
}

const archivedRows = (archive: Map<string, string>, file: string): Record<string, unknown>[] =>
  JSON.parse(archive.get(file) ?? 'null') as Record<string, unknown>[];

test('users export everything about themselves: readable names, instants, files, and no secrets', async () => {
  const { member, colleague, project } = team;
  const task = await addTask(server.database, project, { assignee_id: member.id, summary: 'Paint the crane' });
  await addRow(server.database, 'task_timers', {
    task_id: task.id,
    project_id: project.id,
    employee_id: member.id,
    started_at: new Date('2026-02-02T04:00:00Z'),
    stopped_at: new Date('2026-02-02T05:30:00Z'),
  });
  const comment = async (as: TestPerson, text: string) =>
    server.call('addComment', { as, body: { Task_id: task.id, comment: text, Comment: text } });
  await comment(member, '<p>My own words</p>');
  await comment(colleague, `<p>Words of a colleague for <a href="mention:${member.id}">Asha</a></p>`);
  await comment(colleague, '<p>Words about the weather</p>');
  const files = [{ field: 'profile_image', fileName: 'Asha: me.png', content: picture }];
  await server.call('changeOwnPhoto', { as: member, files });

  const { data } = await server.call('requestOwnPersonalData', { as: member });
  const archive = await download(data.Link);
  expect(archivedRows(archive, 'record.json')).toMatchObject([
    {
      'First name': 'Asha',
      'Last name': 'Rao',
      Email: member.email,
      Role: 'Employee',
      'Created at': expect.stringMatching(/^\d{4}-\d\d-\d\dT08:.*Z$/),
    },
  ]);
  expect(archivedRows(archive, 'time-entries.json')).toMatchObject([
    { Task: `${task.key} Paint the crane`, Employee: 'Asha Rao', 'Started at': '2026-02-02T04:00:00.000Z' },
  ]);
  expect(archivedRows(archive, 'comments.json').map(({ Body }) => Body)).toEqual(['<p>My own words</p>']);
  expect(archivedRows(archive, 'mentions-by-others.json')).toEqual([
    { In: 'Comment', Of: `${task.key} Paint the crane`, 'Created at': expect.stringMatching(/Z$/) },
  ]);
  expect(archive.get('files/1 Asha_ me.png')).toBe(picture.toString('utf8'));
  expect(archive.get('index.html')).toContain('<a href="time-entries.json">Time entries</a></td><td>1</td>');

  const all = [...archive.values()].join('\n');
  for (const secret of [
    'secret-hash',
    'Words of a colleague',
    'Words about the weather',
    'Token hash',
    'Password hash',
    'Device hash',
  ])
    expect(all).not.toContain(secret);
  const { rows } = await sql<{ hash: string }>`
    select encode(token_hash, 'base64') as hash from sessions where employee_id = ${member.id}`.execute(
    server.database,
  );
  expect(rows.every(({ hash }) => !all.includes(hash))).toBe(true);
  const changes = (await server.call('listEmployeeChanges', { as: hr, params: { id: member.id } })).data;
  expect(changes[0]).toMatchObject({ Field: 'Personal data', After: 'Exported' });
});

test('areas of more rows than one reading are complete', async () => {
  const { member, project } = team;
  const task = await addTask(server.database, project);
  await sql`
    insert into task_timers (id, task_id, project_id, employee_id, started_at, stopped_at)
    select gen_random_uuid(), ${task.id}, ${project.id}, ${member.id}, ${testMoment()}::timestamptz - (n + 5000) * interval '2 hours', ${testMoment()}::timestamptz - (n + 5000) * interval '2 hours' + interval '1 hour'
    from generate_series(1, 2500) n`.execute(server.database);
  const { data } = await server.call('requestOwnPersonalData', { as: member });
  expect(archivedRows(await download(data.Link), 'time-entries.json').length).toBeGreaterThanOrEqual(2500);
});

test('HR exports the data of others with the flag; the link is for its caller and must not be changed', async () => {
  const { member, colleague } = team;
  const request = (as: TestPerson, id: string) => server.call('requestPersonalData', { as, body: { id } });
  expect((await request(colleague, member.id)).httpStatus).toBe(403);
  expect((await request(hr, unknownId())).httpStatus).toBe(404);
  const { Link } = (await request(hr, member.id)).data;
  expect((await download(Link)).get('record.json')).toContain(member.email);
  for (const url of [
    Link.replace(member.id, colleague.id),
    Link.replace(hr.id, colleague.id),
    Link.replace(/\?.*/, ''),
  ])
    expect((await server.request({ method: 'GET', url })).statusCode).toBe(401);
  // With a token, too, the flag counts.
  const open = (as: TestPerson, id: string) =>
    server.call('downloadPersonalData', { as, params: { id, name: 'a.zip' } });
  expect((await open(colleague, member.id)).httpStatus).toBe(403);
  expect((await open(colleague, colleague.id)).httpStatus).toBe(200);
});

test('a link to the data of others, or to the own data, ends with the employee for whom it was made', async () => {
  const leaving = await addPerson(server.database, { role: 'HR / Admin' });
  const links = [
    (await server.call('requestPersonalData', { as: leaving, body: { id: team.member.id } })).data.Link,
    (await server.call('requestOwnPersonalData', { as: leaving })).data.Link,
  ];
  for (const link of links) await download(link);
  const answer = await server.call('deactivateEmployee', { as: hr, body: { id: leaving.id } });
  expect(answer.httpStatus).toBe(200);
  for (const url of links) {
    const rejected = await server.request({ method: 'GET', url });
    expect(rejected.statusCode).toBe(401);
    expect(rejected.json()).toMatchObject({ code: 'link_expired' });
  }
});

test('a holder of the flag cannot export the data of an employee who may do more', async () => {
  const clerk = await addPerson(server.database, { flags: ['Employee.Personal_Data'] });
  expect((await server.call('requestPersonalData', { as: clerk, body: { id: hr.id } })).httpStatus).toBe(403);
});

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
