import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { sweepUnusedFiles } from '../../../src/server/attachments/sweepUnusedFiles';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';

const dayMs = 24 * 60 * 60 * 1000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const folder = () => path.join(server.dataDirectory, 'files');
const age = (file: string, ageMs: number) => utimes(file, new Date(testStart.getTime() - ageMs), new Date(testStart.getTime() - ageMs));
async function store(content: string, ageMs: number): Promise<string> {
  const { contentHash } = await server.services.fileStore.keep(Readable.from([Buffer.from(content)]));
  await age(path.join(folder(), contentHash.slice(0, 2), contentHash.slice(2, 4), contentHash), ageMs);
  return contentHash;
}

test('only contents that nothing refers to and that are older than a day are removed', async () => {
  const [used, fresh, unused] = [await store('used', 2 * dayMs), await store('fresh', dayMs / 2), await store('unused', 2 * dayMs)];
  await server.database.insertInto('files').values({ id: randomUUID(), content_hash: used, name: 'a', size_bytes: 4, media_type: 'text/plain' }).execute();
  const interrupted = path.join(folder(), 'incoming', 'interrupted');
  await writeFile(interrupted, 'half');
  await age(interrupted, 2 * dayMs);

  expect(await sweepUnusedFiles(server.database, server.services.fileStore, testStart)).toBe(2);

  const left = (await readdir(folder(), { recursive: true })).map((name) => path.basename(name));
  expect([used, fresh, unused, 'interrupted'].map((name) => left.includes(name))).toEqual([true, true, false, false]);
});

test('a content that comes again while its old file is forgotten stays', async () => {
  await store('comes again', 2 * dayMs);
  const { contentHash } = await server.services.fileStore.keep(Readable.from([Buffer.from('comes again')]));
  await sweepUnusedFiles(server.database, server.services.fileStore, testStart);
  expect((await readdir(folder(), { recursive: true })).map((name) => path.basename(name))).toContain(contentHash);
});
