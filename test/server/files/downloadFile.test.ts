import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';
import { testMoment } from '../../support/testMoment';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
let server: TestServer;
let member: TestPerson;
let uploader: TestPerson;
let stranger: TestPerson;
let project: string;

async function store(content: Buffer | string, name: string): Promise<string> {
  const { contentHash, sizeBytes, mediaType } = await server.services.fileStore.keep(
    Readable.from([Buffer.from(content)]),
  );
  const id = randomUUID();
  await server.database
    .insertInto('files')
    .values({
      uploaded_at: testMoment(),
      id,
      content_hash: contentHash,
      name,
      size_bytes: sizeBytes,
      media_type: mediaType,
      uploaded_by_id: uploader.id,
    })
    .execute();
  return id;
}
let taskNumber = 0;
async function attachToTask(fileId: string): Promise<string> {
  const task = randomUUID();
  taskNumber += 1;
  await server.database
    .insertInto('tasks')
    .values({
      created_at: testMoment(),
      updated_at: testMoment(),
      id: task,
      project_id: project,
      number: taskNumber,
      key: `PRO-${taskNumber}`,
      issue_type: 'Task',
      summary: 'With a file',
    })
    .execute();
  await server.database.insertInto('task_files').values({ task_id: task, file_id: fileId }).execute();
  return task;
}
const download = (id: string, who: TestPerson) =>
  server.request({ method: 'GET', url: `/api/auth/files/${id}/any-name`, headers: { authorization: who.token } });
const open = (link: string) => server.request({ method: 'GET', url: link });
const linkFor = (id: string, who: TestPerson) => server.services.linkSigner.linkTo({ id, name: 'a.png' }, who.id);

beforeAll(async () => {
  server = await startTestServer();
  uploader = await addPerson(server.database);
});
beforeEach(async () => {
  server.clock.now = testStart;
  [member, stranger] = [await addPerson(server.database), await addPerson(server.database)];
  project = randomUUID();
  await server.database
    .insertInto('projects')
    .values({
      created_at: testMoment(),
      updated_at: testMoment(),
      id: project,
      name: 'Project',
      short_name: project.slice(0, 18),
      client_name: 'Client',
    })
    .execute();
  await server.database
    .insertInto('project_members')
    .values({ joined_at: testMoment(), project_id: project, employee_id: member.id })
    .execute();
});
afterAll(() => server.close());

test('a picture is shown, with its stored name and what it is by its bytes', async () => {
  const id = await store(png, 'Übersicht "neu".png');
  await attachToTask(id);
  const response = await download(id, member);
  expect([response.statusCode, response.rawPayload.equals(png)]).toEqual([200, true]);
  expect(response.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(png.length),
    'content-disposition': `inline; filename="_bersicht _neu_.png"; filename*=UTF-8''%C3%9Cbersicht%20%22neu%22.png`,
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect(response.headers['cache-control']).toMatch(/^private/);
});

test('a file whose bytes are gone is answered in the one form of failures, not as a broken file', async () => {
  const id = await store(Buffer.concat([png, Buffer.from(randomUUID())]), 'lost.png');
  await attachToTask(id);
  const { content_hash: hash } = await server.database
    .selectFrom('files')
    .select('content_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (const entry of readdirSync(server.dataDirectory, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && entry.name.includes(hash)) rmSync(path.join(entry.parentPath, entry.name));
  const response = await server.app.inject({
    method: 'GET',
    url: `/api/auth/files/${id}/any-name`,
    headers: { authorization: member.token },
  });
  expect(response.statusCode).toBe(500);
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  expect(response.headers['content-disposition']).toBeUndefined();
  expect(response.json()).toMatchObject({ status: 0, requestId: response.headers['x-request-id'] });
});

test('a drawing that could hold a script is only ever saved, never shown', async () => {
  const id = await store(svg, 'harmless.png');
  await attachToTask(id);
  const response = await download(id, member);
  expect(response.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers['content-disposition']).toMatch(/^attachment;/);
});

test('the attachment of a task is for those who may see the project', async () => {
  const id = await store('plan', 'plan.txt');
  await attachToTask(id);
  const overseer = await addPerson(server.database, { flags: ['Project.All_Project'] });
  expect((await download(id, member)).statusCode).toBe(200);
  expect((await download(id, overseer)).statusCode).toBe(200);
  expect((await download(id, stranger)).statusCode).toBe(404);
});

test('the document of a project is for those who may see the project, and goes with it', async () => {
  const id = await store('contract', 'contract.txt');
  await server.database.insertInto('project_files').values({ project_id: project, file_id: id }).execute();
  expect([(await download(id, member)).statusCode, (await download(id, stranger)).statusCode]).toEqual([200, 404]);
  await server.database.updateTable('projects').set({ deleted_at: testStart }).where('id', '=', project).execute();
  expect((await download(id, member)).statusCode).toBe(404);
});

test('the attachment of a deleted task is gone', async () => {
  const id = await store('old plan', 'plan.txt');
  const task = await attachToTask(id);
  await server.database.updateTable('tasks').set({ deleted_at: testStart }).where('id', '=', task).execute();
  expect((await download(id, member)).statusCode).toBe(404);
});

test('an attachment that was taken off is gone for its uploader too, unless another record holds it', async () => {
  await server.database
    .insertInto('project_members')
    .values({ joined_at: testMoment(), project_id: project, employee_id: uploader.id })
    .execute();
  const id = await store('first draft', 'draft.txt');
  const tasks = [await attachToTask(id), await attachToTask(id)];
  const takeOff = (task: string | undefined) =>
    server.database
      .deleteFrom('task_files')
      .where('task_id', '=', task ?? '')
      .execute();
  await takeOff(tasks[0]);
  expect((await download(id, uploader)).statusCode).toBe(200);
  await takeOff(tasks[1]);
  expect((await download(id, uploader)).statusCode).toBe(404);
});

test('an employee who has left a project does not get what he or she once attached there', async () => {
  const id = await store('mine', 'mine.txt');
  await attachToTask(id);
  expect((await download(id, uploader)).statusCode).toBe(404);
});

test('a profile picture is for everyone', async () => {
  const id = await store(png, 'me.png');
  await server.database.updateTable('employees').set({ photo_file_id: id }).where('id', '=', member.id).execute();
  expect((await download(id, stranger)).statusCode).toBe(200);
});

test('a signed link opens a file without a token, for about an hour', async () => {
  const id = await store('for an image tag', 'a.txt');
  await attachToTask(id);
  const link = linkFor(id, member);
  expect((await open(link)).body).toBe('for an image tag');
  server.clock.now = new Date(testStart.getTime() + 91 * 60_000);
  const late = await open(link);
  expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([
    401,
    'This link is no longer valid. Please open it again from Daybook.',
  ]);
});

test('a signed link gives no more than its person may see now', async () => {
  const id = await store('not for strangers', 'a.txt');
  await attachToTask(id);
  expect((await open(linkFor(id, stranger))).statusCode).toBe(404);
  const link = linkFor(id, member);
  await server.database.deleteFrom('project_members').where('employee_id', '=', member.id).execute();
  expect((await open(link)).statusCode).toBe(404);
});

test('a signed link of a user who has left opens nothing', async () => {
  const id = await store('inside', 'a.txt');
  await attachToTask(id);
  const link = linkFor(id, member);
  await server.database.updateTable('employees').set({ status: 'DeActive' }).where('id', '=', member.id).execute();
  expect((await open(link)).statusCode).toBe(401);
});

test('a link that was changed, or that is for another file, opens nothing', async () => {
  const [one, other] = [await store('one', 'a.txt'), await store('other', 'a.txt')];
  await attachToTask(one);
  await attachToTask(other);
  const link = linkFor(one, member);
  expect((await open(link.replace(one, other))).statusCode).toBe(401);
  expect((await open(link.replace(member.id, uploader.id))).statusCode).toBe(401);
  expect((await open(link.replace(/signature=.*/, 'signature='))).statusCode).toBe(401);
  expect((await open(link.split('?')[0] ?? '')).statusCode).toBe(401);
});

test('an unknown file is not found', async () => {
  expect((await download(unknownId(), member)).statusCode).toBe(404);
  expect((await download('no id', member)).statusCode).toBe(404);
});
