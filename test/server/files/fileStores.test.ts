import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { copyFilesIntoDatabase } from '../../../src/server/attachments/copyFilesIntoDatabase';
import type { FileStore } from '../../../src/server/plugins/files/fileStore';
import { openFileStore } from '../../../src/server/plugins/files/openFileStore';
import { testMoment } from '../../support/testMoment';
import { startTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let directory: string;
beforeAll(async () => {
  server = await startTestServer();
  directory = mkdtempSync(path.join(os.tmpdir(), 'daybook-stores-'));
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
const bytes = (length: number): Buffer => Buffer.from(Array.from({ length }, (_, index) => (index * 31) % 251));
/** Uneven pieces, as a network delivers them. */
const inPieces = (content: Buffer, size: number): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / size) }, (_, index) =>
      content.subarray(index * size, (index + 1) * size),
    ),
    { objectMode: false },
  );

describe.each(['database', 'dataDirectory'] as const)('files in: %s', (filesIn) => {
  let store: FileStore;
  let place: string;
  beforeAll(async () => {
    place = path.join(directory, filesIn);
    store = await openFileStore({ filesIn, dataDirectory: place }, server.database, testMoment);
  });

  test.each([0, 1, 524_287, 524_288, 524_289, 1_700_000])('%d bytes are read as they were stored', async (length) => {
    const content = bytes(length);
    const stored = await store.keep(inPieces(content, 70_001));
    expect(stored).toMatchObject({ contentHash: sha256(content), sizeBytes: length });
    expect(await store.sizeBytes(stored.contentHash)).toBe(length);
    expect((await buffer(store.read(stored.contentHash))).equals(content)).toBe(true);
    expect(readdirSync(path.join(place, 'files/incoming'))).toEqual([]);
  });

  test('an upload can be settled once more, by the next attempt of its transaction', async () => {
    const content = Buffer.from(`again ${filesIn}`);
    const staged = await store.receive(Readable.from([content]));
    const attempt = server.database.transaction().execute(async (transaction) => {
      await staged.settle(transaction);
      throw new Error('lost a conflict');
    });
    await expect(attempt).rejects.toThrow('lost a conflict');
    await server.database.transaction().execute((transaction) => staged.settle(transaction));
    await staged.discard();
    expect((await buffer(store.read(staged.contentHash))).equals(content)).toBe(true);
  });

  test('equal contents that arrive together are stored once and whole', async () => {
    const content = bytes(600_000 + filesIn.length);
    const all = await Promise.all(Array.from({ length: 4 }, () => store.keep(inPieces(content, 90_000))));
    expect(new Set(all.map(({ contentHash }) => contentHash)).size).toBe(1);
    expect((await buffer(store.read(sha256(content)))).equals(content)).toBe(true);
  });

  test('a content that is not stored has no size and cannot be read', async () => {
    const missing = sha256(Buffer.from('never stored'));
    expect(await store.sizeBytes(missing)).toBeUndefined();
    await expect(buffer(store.read(missing))).rejects.toThrow();
  });
});

test('an upload whose transaction fails leaves nothing in the database', async () => {
  const store = await openFileStore({ filesIn: 'database', dataDirectory: directory }, server.database, testMoment);
  const staged = await store.receive(Readable.from([Buffer.from('rolled back')]));
  const failing = server.database.transaction().execute(async (transaction) => {
    await staged.settle(transaction);
    throw new Error('no room');
  });
  await expect(failing).rejects.toThrow('no room');
  await staged.discard();
  expect(await store.sizeBytes(staged.contentHash)).toBeUndefined();
});

test('servers without a common disk read the same files, and only old, unused ones are removed', async () => {
  const open = (name: string) =>
    openFileStore({ filesIn: 'database', dataDirectory: path.join(directory, name) }, server.database, testMoment);
  const [one, other] = [await open('one'), await open('other')];
  const contents = ['used', 'fresh', 'unused', 'comes again'].map((text) => Buffer.from(`${text}, shared`));
  const [used, fresh, unused, again] = contents.map(sha256) as [string, string, string, string];
  for (const content of contents) await one.keep(Readable.from([content]));
  expect((await buffer(other.read(used))).toString()).toBe('used, shared');
  await sql`update file_contents set stored_at = '2020-01-01' where content_hash <> ${fresh}`.execute(server.database);
  await other.keep(Readable.from([contents[3]]));
  const interrupted = await one.receive(Readable.from([Buffer.from('interrupted')]));
  const incoming = path.join(directory, 'one/files/incoming');
  for (const name of readdirSync(incoming)) utimesSync(path.join(incoming, name), 0, 0);

  await one.sweep(new Date('2021-01-01'), (hashes) => Promise.resolve(new Set(hashes.filter((hash) => hash === used))));

  const left = await Promise.all([used, fresh, unused, again].map((hash) => other.sizeBytes(hash)));
  expect(left.map((size) => size !== undefined)).toEqual([true, true, false, true]);
  expect(readdirSync(incoming)).toEqual([]);
  await interrupted.discard();
});

test('files of a data directory are copied into the database once', async () => {
  const place = path.join(directory, 'before');
  const disk = await openFileStore({ filesIn: 'dataDirectory', dataDirectory: place }, server.database, testMoment);
  const kept = await disk.keep(Readable.from([Buffer.from('from the disk')]));
  const lost = sha256(Buffer.from('lost with the disk'));
  for (const [index, contentHash] of [kept.contentHash, kept.contentHash, lost].entries())
    await server.database
      .insertInto('files')
      .values({
        id: `00000000-0000-7000-8000-00000000000${index}`,
        content_hash: contentHash,
        name: 'plan.txt',
        size_bytes: 13,
        media_type: 'text/plain',
        uploaded_at: testMoment(),
      })
      .execute();
  expect(await copyFilesIntoDatabase(server.database, place, testMoment())).toBe(1);
  expect(await copyFilesIntoDatabase(server.database, place, testMoment())).toBe(0);
  const store = await openFileStore({ filesIn: 'database', dataDirectory: place }, server.database, testMoment);
  expect((await buffer(store.read(kept.contentHash))).toString()).toBe('from the disk');
  expect(await store.sizeBytes(lost)).toBeUndefined();
});
