import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { copyFilesIntoDatabase } from '../../../src/server/attachments/copyFilesIntoDatabase';
import { copyFilesIntoStore } from '../../../src/server/attachments/copyFilesIntoStore';
import { openFileStore, type FileSettings } from '../../../src/server/plugins/files/openFileStore';
import { insertFile, sha256, testFileStore, type OpenedStore } from '../../support/files/fileStoreContract';
import { s3Place, startS3Double, type S3Double } from '../../support/s3/s3Double';
import { testMoment } from '../../support/testMoment';
import { startTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let directory: string;
const byPlace = {
  database: {} as OpenedStore,
  dataDirectory: {} as OpenedStore,
  s3: {} as OpenedStore,
};
let s3: S3Double;

beforeAll(async () => {
  server = await startTestServer();
  directory = mkdtempSync(path.join(os.tmpdir(), 'daybook-stores-'));
  s3 = await startS3Double();
  const { database } = server;
  const place = (name: string): string => path.join(directory, name);
  const onS3 = { ...s3Place(s3), prefix: 'company/' };
  const open = async (name: string, filesIn: FileSettings['filesIn']) => ({
    database,
    dataDirectory: place(name),
    store: await openFileStore({ filesIn, dataDirectory: place(name) }, database, testMoment),
  });
  byPlace.database = {
    ...(await open('database', 'database')),
    makeOld: async (hash) =>
      void (await sql`update file_contents set stored_at = '2020-01-01' where content_hash = ${hash}`.execute(
        database,
      )),
  };
  byPlace.s3 = {
    ...(await open('s3', onS3)),
    makeOld: async (hash) =>
      void (await sql`update file_objects set stored_at = '2020-01-01' where content_hash = ${hash}`.execute(database)),
  };
  byPlace.dataDirectory = {
    ...(await open('dataDirectory', 'dataDirectory')),
    makeOld: async (hash) =>
      utimesSync(path.join(place('dataDirectory'), 'files', hash.slice(0, 2), hash.slice(2, 4), hash), 0, 0),
  };
});
afterAll(async () => {
  for (const { store } of Object.values(byPlace)) await store.close();
  await s3.stop();
  await server.close();
  rmSync(directory, { recursive: true });
});

testFileStore('database', () => byPlace.database, testMoment);
testFileStore('data directory', () => byPlace.dataDirectory, testMoment);
testFileStore('S3-compatible store', () => byPlace.s3, testMoment);

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

test('files of the database and of a data directory are copied into an S3-compatible store once', async () => {
  const { database } = server;
  await database.deleteFrom('files').execute();
  const sources = [byPlace.dataDirectory.store, byPlace.database.store];
  const texts = ['on the disk so far', 'in the database so far'];
  const ids: string[] = [];
  for (const [index, source] of sources.entries()) {
    const { contentHash } = await source.keep(Readable.from([Buffer.from(texts[index] ?? '')]));
    ids.push(await insertFile(database, contentHash, testMoment()));
  }
  ids.push(await insertFile(database, sha256(Buffer.from('lost everywhere')), testMoment()));
  expect(await copyFilesIntoStore(database, byPlace.s3.store, sources)).toBe(2);
  expect(await copyFilesIntoStore(database, byPlace.s3.store, sources)).toBe(0);
  for (const text of texts)
    expect((await buffer(byPlace.s3.store.read(sha256(Buffer.from(text))))).toString()).toBe(text);
  await database.deleteFrom('files').where('id', 'in', ids).execute();
});
