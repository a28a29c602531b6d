import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../../src/server/errors/failure';
import type { UploadedFile } from '../../../src/server/operations/operationShapes';
import { handlers } from '../../../src/server/app';
import { taskAnswer } from '../../../src/server/features/tasks/edit/taskAnswer';
import type { TestFile } from '../../support/server/encodeMultipart';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { addProject, addTask } from '../../support/testWork';
import { startTestServer, unknownId, type TestCall, type TestServer } from '../../support/testServer';

const mebibyte = 1024 * 1024;
let server: TestServer;
let manager: TestPerson;
/** The task that every save answers. */
let task: string;
/** What the handler of a task got, instead of storing one. */
let received: { demo_image?: UploadedFile[]; Linkissue_Taskkey?: string; olddocument?: string[] } = {};
let rejection: Failure | undefined;

const fields = { id: unknownId(), Short_summary: 'A summary', Priority: 'HIGH', Employee_id: unknownId() };
const file = (name: string, content: Buffer | string = 'content', claimedType?: string): TestFile => ({
  field: 'demo_image',
  fileName: name,
  content,
  claimedType,
});
const upload = (files: TestFile[], body: TestCall['body'] = fields) =>
  server.call('updateTask', { as: manager, body, files });
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const unfinishedUploads = () => readdir(path.join(server.dataDirectory, 'files', 'incoming'));
const stored = async () =>
  (await readdir(path.join(server.dataDirectory, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

beforeAll(async () => {
  server = await startTestServer({
    handlers: {
      ...handlers,
      updateTask: async (call) => {
        received = call.body;
        if (rejection !== undefined) throw rejection;
        return taskAnswer(call.database, task, call);
      },
    },
  });
  manager = await addPerson(server.database, { role: 'HR / Admin' });
  task = (await addTask(server.database, await addProject(server.database, []))).id;
});
beforeEach(() => {
  received = {};
  rejection = undefined;
});
afterAll(() => server.close());

const accepted = async (files: TestFile[], body?: TestCall['body']): Promise<void> =>
  expect((await upload(files, body)).httpStatus).toBe(200);

test('files are stored under the hash of their content, and what they are is read from their bytes', async () => {
  await accepted([file('picture', png, 'application/x-msdownload'), file('note.daybook', 'only text', 'image/png')]);
  expect(received.demo_image).toMatchObject([
    {
      fileName: 'picture',
      contentHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      sizeBytes: png.length,
      mediaType: 'image/png',
    },
    {
      fileName: 'note.daybook',
      contentHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      sizeBytes: 9,
      mediaType: 'text/plain',
    },
  ]);
  expect(await stored()).toEqual(
    expect.arrayContaining(received.demo_image?.map(({ contentHash }) => contentHash) ?? ['nothing']),
  );
  expect(await unfinishedUploads()).toEqual([]);
});

test.each([
  ['a picture with the name of a document', 'offer.pdf', png, 'is png, not pdf'],
  ['a page with the name of a picture', 'me.PNG', '<script>alert(1)</script>', 'is text, not png'],
  ['a program with the name of a table', 'sums.csv', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), 'is exe, not csv'],
  ['unknown bytes with the name of a picture', 'me.jpeg', Buffer.from([0, 1, 2, 254]), 'is not jpeg'],
])(
  '%s is rejected with one line that names the field, and nothing is stored',
  async (_what, name, content, problem) => {
    const before = await stored();
    const rejected = await upload([file('first.txt', 'never stored'), file(name, content)]);
    const message = `The content of ${name} ${problem}. Correct the extension or choose another file.`;
    expect([rejected.httpStatus, rejected.message, rejected.errors]).toEqual([
      422,
      message,
      [{ field: 'demo_image', message }],
    ]);
    expect([await stored(), await unfinishedUploads()]).toEqual([before, []]);
  },
);

test('all files with a wrong name are reported together', async () => {
  const rejected = await upload([file('a.pdf', png), file('b.png', png), file('a.pdf', 'only text')]);
  const message =
    'The content of a.pdf (new file 1) is png, not pdf. Correct the extension or choose another file. ' +
    'The content of a.pdf (new file 3) is text, not pdf. Correct the extension or choose another file.';
  expect([rejected.httpStatus, rejected.errors]).toEqual([422, [{ field: 'demo_image', message }]]);
  expect(await unfinishedUploads()).toEqual([]);
});

test('the same content is stored once, whatever it is called', async () => {
  await accepted([file('one.txt', 'the same'), file('two.txt', 'the same')]);
  const [one, two] = received.demo_image ?? [];
  expect(one?.contentHash).toBe(two?.contentHash);
  expect((await stored()).filter((name) => name === one?.contentHash)).toHaveLength(1);
});

test('fifty files are taken, fifty-one are not', async () => {
  const files = Array.from({ length: 51 }, (_, index) => file(`${index}.txt`, `content ${index}`));
  await accepted(files.slice(0, 50));
  expect(received.demo_image).toHaveLength(50);
  const rejected = await upload(files);
  expect([rejected.httpStatus, rejected.message, rejected.errors]).toEqual([
    413,
    'At most 50 files can be uploaded',
    [{ field: 'demo_image', message: 'At most 50 files can be uploaded' }],
  ]);
  expect(await unfinishedUploads()).toEqual([]);
});

test('a file of 25 MiB is taken, one byte more is not, and the rejection names it', async () => {
  await accepted([file('just right.bin', Buffer.alloc(25 * mebibyte))]);
  expect(received.demo_image?.[0]?.sizeBytes).toBe(25 * mebibyte);
  const rejected = await upload([
    file('small.txt'),
    file('too large.bin', Buffer.alloc(25 * mebibyte + 1)),
    file('after.txt'),
  ]);
  expect([rejected.httpStatus, rejected.message, rejected.errors[0]?.field]).toEqual([
    413,
    'The file too large.bin is larger than 25 MiB',
    'demo_image',
  ]);
  expect(await unfinishedUploads()).toEqual([]);
});

test('input that is not valid leaves no files behind', async () => {
  const before = await stored();
  expect((await upload([file('kept.txt', 'never to be stored')], { ...fields, Priority: 'urgent' })).httpStatus).toBe(
    400,
  );
  expect(await stored()).toEqual(before);
  expect(await unfinishedUploads()).toEqual([]);
});

test('a call that is rejected for what it wants leaves no files behind, and not those that others have sent', async () => {
  await accepted([file('theirs.txt', 'sent by both')]);
  const before = await stored();
  rejection = new Failure(422, 'No');
  expect((await upload([file('mine.txt', 'sent by both'), file('other.txt', 'sent by no one else')])).httpStatus).toBe(
    422,
  );
  expect(await stored()).toEqual(before);
  expect(await unfinishedUploads()).toEqual([]);
});

test.each([
  ['a path', '../../../etc/passwd', 'passwd'],
  ['a path of Windows', 'C:\\Windows\\system32\\evil.drv', 'evil.drv'],
  ['only dots', '..', 'file'],
  ['nothing', '', 'file'],
  ['a control character', 'tab\there.txt', 'tabhere.txt'],
  ['a mark that makes it read backwards', 'exe\u202Egpj.txt', 'exegpj.txt'],
  ['umlauts and signs', 'Überblick 報告.txt', 'Überblick 報告.txt'],
  ['far too many characters', `${'long'.repeat(100)}.txt`, `${'long'.repeat(100).slice(0, 146)}.txt`],
])('a file name with %s is kept without harm', async (_what, sent, kept) => {
  await accepted([file(sent, `content of ${sent}`)]);
  expect(received.demo_image?.[0]?.fileName).toBe(kept);
});

test('a list that is sent once is a list, and an empty file field is nothing', async () => {
  await accepted([{ field: 'demo_image', fileName: '', content: '' }], {
    ...fields,
    olddocument: ['one link'],
    demo_image: '',
  });
  expect(received.olddocument).toEqual(['one link']);
  expect(received.demo_image).toBeUndefined();
  await accepted([], { ...fields, olddocument: ['one', 'two'] });
  expect(received.olddocument).toEqual(['one', 'two']);
});

test('text in the place of a file is rejected', async () => {
  const answer = await upload([], { ...fields, demo_image: 'no file' });
  expect([answer.httpStatus, answer.errors.map(({ field }) => field)]).toEqual([400, ['demo_image']]);
});

test('a file in a field that takes none is rejected, and nothing of the form is stored', async () => {
  const before = await stored();
  const rejected = await upload([
    file('kept.txt', 'in the right field'),
    { field: 'Short_summary2', fileName: 'a.txt', content: 'in the wrong field' },
  ]);
  expect([rejected.httpStatus, rejected.errors]).toEqual([
    400,
    [{ field: 'Short_summary2', message: 'Short_summary2 takes no file. Files belong into demo_image.' }],
  ]);
  expect(await stored()).toEqual(before);
});

test('a person without the permission cannot make the server store anything', async () => {
  const viewer = await addPerson(server.database, { flags: [] });
  const before = await stored();
  expect(
    (await server.call('updateTask', { as: viewer, body: fields, files: [file('a.txt', 'not permitted')] })).httpStatus,
  ).toBe(403);
  expect(await stored()).toEqual(before);
});

test('a second picture where one is wanted is rejected', async () => {
  const pictures = ['a.png', 'b.png'].map((fileName) => ({ field: 'profile_image', fileName, content: png }));
  const answer = await server.call('changeOwnPhoto', { as: manager, files: pictures });
  expect([answer.httpStatus, answer.message]).toEqual([400, 'profile_image takes at most 1 file']);
});
