import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { sweepUnusedFiles } from '../../../src/server/attachments/sweepUnusedFiles';
import { addPerson } from '../../support/testPeople';
import { addProject, addTask } from '../../support/testWork';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';
import { clockAt, testMoment } from '../../support/testMoment';

const dayMs = 24 * 60 * 60 * 1000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const folder = () => path.join(server.dataDirectory, 'files');
const age = (file: string, ageMs: number) =>
  utimes(file, new Date(testStart.getTime() - ageMs), new Date(testStart.getTime() - ageMs));
async function store(content: string, ageMs: number): Promise<string> {
  const { contentHash } = await server.services.fileStore.keep(Readable.from([Buffer.from(content)]));
  await age(path.join(folder(), contentHash.slice(0, 2), contentHash.slice(2, 4), contentHash), ageMs);
  return contentHash;
}

test('only contents that nothing refers to and that are older than a day are removed', async () => {
  const [used, fresh, unused] = [
    await store('used', 2 * dayMs),
    await store('fresh', dayMs / 2),
    await store('unused', 2 * dayMs),
  ];
  await server.database
    .insertInto('files')
    .values({
      uploaded_at: testMoment(),
      id: randomUUID(),
      content_hash: used,
      name: 'a',
      size_bytes: 4,
      media_type: 'text/plain',
    })
    .execute();
  const interrupted = path.join(folder(), 'incoming', 'interrupted');
  await writeFile(interrupted, 'half');
  await age(interrupted, 2 * dayMs);

  expect(await sweepUnusedFiles(server.database, server.services.fileStore, clockAt(testStart))).toBe(2);

  const left = (await readdir(folder(), { recursive: true })).map((name) => path.basename(name));
  expect([used, fresh, unused, 'interrupted'].map((name) => left.includes(name))).toEqual([true, true, false, false]);
});

test('a content that comes again while its old file is forgotten stays', async () => {
  await store('comes again', 2 * dayMs);
  const { contentHash } = await server.services.fileStore.keep(Readable.from([Buffer.from('comes again')]));
  await sweepUnusedFiles(server.database, server.services.fileStore, clockAt(testStart));
  expect((await readdir(folder(), { recursive: true })).map((name) => path.basename(name))).toContain(contentHash);
});

test('a file that no record holds is forgotten with its content, a held one is not', async () => {
  const remember = async (content: string): Promise<{ id: string; hash: string }> => {
    const [id, hash] = [randomUUID(), await store(content, 2 * dayMs)];
    await server.database
      .insertInto('files')
      .values({
        id,
        content_hash: hash,
        name: content,
        size_bytes: content.length,
        media_type: 'text/plain',
        uploaded_at: new Date(testStart.getTime() - 2 * dayMs),
      })
      .execute();
    return { id, hash };
  };
  const [ofTask, ofProject, picture, takenOff] = [
    await remember('of a task'),
    await remember('of a project'),
    await remember('picture'),
    await remember('taken off'),
  ];
  const project = await addProject(server.database, []);
  const task = await addTask(server.database, project);
  const person = await addPerson(server.database);
  await server.database.insertInto('task_files').values({ task_id: task.id, file_id: ofTask.id }).execute();
  await server.database.insertInto('project_files').values({ project_id: project.id, file_id: ofProject.id }).execute();
  await server.database
    .updateTable('employees')
    .set({ photo_file_id: picture.id })
    .where('id', '=', person.id)
    .execute();

  await sweepUnusedFiles(server.database, server.services.fileStore, clockAt(testStart));

  const left = (await readdir(folder(), { recursive: true })).map((name) => path.basename(name));
  expect([ofTask, ofProject, picture, takenOff].map(({ hash }) => left.includes(hash))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(await server.database.selectFrom('files').select('id').where('id', '=', takenOff.id).execute()).toEqual([]);
});
