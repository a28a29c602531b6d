import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { CallLimits } from '../../../src/server/plugins/files/callLimits';
import type { FileStore } from '../../../src/server/plugins/files/fileStore';
import { openS3FileStore } from '../../../src/server/plugins/files/s3FileStore';
import type { PartReading } from '../../../src/server/status/partState';
import { bytes, inPieces, insertFile, sha256 } from '../../support/files/fileStoreContract';
import { startFaultyGate, type Fault, type FaultyGate } from '../../support/s3/faultyGate';
import { s3Place, startS3Double, type S3Double } from '../../support/s3/s3Double';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { testMoment } from '../../support/testMoment';
import { startTestServer, type TestServer } from '../../support/testServer';

// Not shorter: the double of the store runs in this process, which a busy machine may keep waiting for half a second.
const limits: CallLimits = { connectMs: 1500, stallMs: 1500, pausesMs: [1, 1] };
const intervals = { workingMs: 10, brokenMs: 10 };

let s3: S3Double;
let gate: FaultyGate;
let server: TestServer;
let member: TestPerson;
let directory: string;
/** Of the server: it checks the store, as a running one does. */
let store: FileStore;

beforeAll(async () => {
  s3 = await startS3Double();
  gate = await startFaultyGate(s3.endpoint);
  const place = s3Place({ ...s3, endpoint: gate.endpoint });
  server = await startTestServer({
    openStore: (database, dataDirectory) =>
      openS3FileStore(place, { database, dataDirectory, machineNow: testMoment, limits, intervals }),
  });
  store = server.services.fileStore;
  member = await addPerson(server.database);
  directory = mkdtempSync(path.join(os.tmpdir(), 'daybook-s3-'));
});
beforeEach(async () => {
  await gate.set('none');
  s3.objects.clear();
});
afterAll(async () => {
  await server.close();
  await gate.stop();
  await s3.stop();
  rmSync(directory, { recursive: true });
});

/** Another server on the same store, which has seen nothing of it yet. */
const openAnother = (): Promise<FileStore> =>
  openS3FileStore(s3Place({ ...s3, endpoint: gate.endpoint }), {
    database: server.database,
    dataDirectory: directory,
    machineNow: testMoment,
    limits,
    intervals,
  });

const faults: [string, Fault, number | undefined][] = [
  ['hangs', 'hangs', undefined],
  ['does not accept connections', 'isClosed', undefined],
  ['answers 500', { answers: 500 }, 3],
  ['answers 403', { answers: 403 }, 1],
  ['breaks in the middle of an upload', { cutsUploadAfter: 100_000 }, 3],
];

describe.each(faults)('a store that %s', (_what, fault, attempts) => {
  test('rejects an upload with 503, has nothing of it, and takes it when it works again', async () => {
    const other = await openAnother();
    const content = Buffer.concat([bytes(900_000), Buffer.from(_what)]);
    const name = `files/${sha256(content)}`;
    const staged = await other.receive(inPieces(content, 64_000));
    await gate.set(fault);
    await expect(staged.transfer()).rejects.toMatchObject({
      httpStatus: 503,
      code: 'files_unavailable',
      details: { retryAfterSeconds: 10 },
      message: 'Files cannot be uploaded at the moment, and nothing was saved. Please try again in a minute.',
    });
    if (attempts !== undefined) expect(gate.requests.filter((line) => line.includes(name))).toHaveLength(attempts);
    await staged.discard();
    expect(s3.objects.has(name)).toBe(false);
    expect(other.reading()).toMatchObject({ works: false, sinceMs: expect.any(Number) });
    expect(other.reading().reason).toMatch(/^The file store s3:\/\/company-files at http:[^\n]+$/);
    expect(other.reading().reason).not.toContain('secret');

    const readings: PartReading[] = [];
    await gate.set('none');
    await new Promise<void>((resolve) =>
      other.followReading((reading) => {
        readings.push(reading);
        if (reading.works) resolve();
      }),
    );
    expect(readings).toMatchObject([{ works: true, reason: null }]);
    await other.keep(Readable.from([content]));
    expect(s3.objects.get(name)?.equals(content)).toBe(true);
    await other.close();
    expect(readdirSync(path.join(directory, 'files/incoming'))).toEqual([]);
  });
});

test.each([
  ['hangs', 'hangs'],
  ['does not accept connections', 'isClosed'],
  ['answers 500', { answers: 500 }],
  ['answers 403', { answers: 403 }],
] as [string, Fault][])('a file of a store that %s is answered with 503', async (_what, fault) => {
  const other = await openAnother();
  const { contentHash } = await other.keep(Readable.from([Buffer.from('readable')]));
  await gate.set(fault);
  await expect(buffer(other.read(contentHash))).rejects.toMatchObject({ httpStatus: 503, code: 'files_unavailable' });
  await other.close();
});

test('while a store is known to be unreachable, calls fail immediately and nothing is sent to it', async () => {
  const other = await openAnother();
  const stored = await other.keep(Readable.from([Buffer.from('before')]));
  await gate.set('hangs');
  const first = await other.receive(Readable.from([Buffer.from('first')]));
  await expect(first.transfer()).rejects.toMatchObject({ httpStatus: 503 });
  await first.discard();
  const asked = gate.requests.length;
  for (const attempt of [1, 2, 3]) {
    const next = await other.receive(Readable.from([Buffer.from(`next ${attempt}`)]));
    await expect(next.transfer()).rejects.toMatchObject({ httpStatus: 503 });
    await next.discard();
    await expect(buffer(other.read(stored.contentHash))).rejects.toMatchObject({ httpStatus: 503 });
  }
  expect(gate.requests).toHaveLength(asked);
  await other.close();
});

test('a download that breaks in the middle goes on where it broke; one that breaks again and again fails', async () => {
  const other = await openAnother();
  const content = bytes(900_000);
  const { contentHash } = await other.keep(Readable.from([content]));
  await gate.set({ cutsDownloadAfter: 300_000, times: 2 });
  expect((await buffer(other.read(contentHash))).equals(content)).toBe(true);
  expect(gate.requests).toHaveLength(3);
  await gate.set({ cutsDownloadAfter: 100_000, times: 9 });
  await expect(buffer(other.read(contentHash))).rejects.toMatchObject({ httpStatus: 503 });
  expect(gate.requests).toHaveLength(3);
  await other.close();
});

test('a file that was changed in the store is never sent whole', async () => {
  const content = bytes(900_000);
  const { contentHash } = await store.keep(Readable.from([content]));
  const changed = Buffer.from(content);
  changed[500_000] = 1;
  s3.objects.set(`files/${contentHash}`, changed);
  let received = 0;
  const reading = (async () => {
    for await (const chunk of store.read(contentHash) as AsyncIterable<Buffer>) received += chunk.length;
  })();
  await expect(reading).rejects.toThrow(/is damaged in the store/);
  expect(received).toBeLessThan(content.length);
});

test('an object that cannot be removed is removed by the sweep later', async () => {
  const other = await openAnother();
  const { contentHash } = await other.keep(Readable.from([Buffer.from('to be removed')]));
  await gate.set('isClosed');
  await expect(other.remove(contentHash)).rejects.toMatchObject({ httpStatus: 503 });
  await other.close();
  await gate.set('none');
  const later = await openAnother();
  expect(await later.sizeBytes(contentHash)).toBe(13);
  expect(await later.sweep(new Date(testMoment().getTime() + 1), () => Promise.resolve(new Set()))).toBeGreaterThan(0);
  expect(await later.sizeBytes(contentHash)).toBeUndefined();
  await later.close();
});

test('a content that a record names since is not removed', async () => {
  const { contentHash } = await store.keep(Readable.from([Buffer.from('named since')]));
  await insertFile(server.database, contentHash, testMoment());
  await store.remove(contentHash);
  expect(await store.sizeBytes(contentHash)).toBe(11);
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const changePhoto = () =>
  server.call('changeOwnPhoto', {
    as: member,
    files: [{ field: 'profile_image', fileName: 'me.png', content: png }],
  });
const storedFiles = () =>
  server.database.selectFrom('files').select('id').where('uploaded_by_id', '=', member.id).execute();

test('while the store hangs, an upload changes nothing and everything else is answered; later all of it works', async () => {
  await gate.set('hangs');
  const isSent = gate.nextRequest('PUT /company-files/files/');
  const upload = changePhoto();
  await isSent;
  // While the upload waits for the store, it locks nothing and has no connection.
  expect((await server.call('getReadiness')).httpStatus).toBe(200);
  expect(
    (await server.call('savePreference', { as: member, body: { Key: 'theme', Value: '"dark"' } })).httpStatus,
  ).toBe(200);
  const rejected = await upload;
  expect(rejected).toMatchObject({
    httpStatus: 503,
    body: { code: 'files_unavailable', retryAfterSeconds: 10 },
    message: 'Files cannot be uploaded at the moment, and nothing was saved. Please try again in a minute.',
  });
  expect(rejected.headers['retry-after']).toBe('10');
  expect(await storedFiles()).toEqual([]);

  await gate.set('none');
  await new Promise<void>((resolve) => store.followReading(({ works }) => void (works && resolve())));
  expect((await changePhoto()).httpStatus).toBe(200);
  expect(await storedFiles()).toHaveLength(1);
});

test('the link of a file says in the browser that it cannot be opened, and to programs in JSON', async () => {
  if ((await storedFiles()).length === 0) await changePhoto();
  const [file] = await storedFiles();
  const link = server.services.linkSigner.linkTo({ id: file?.id ?? '', name: 'me.png' }, member.id);
  await gate.set({ answers: 500 });
  const opened = await server.request({ method: 'GET', url: link, headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([opened.statusCode, opened.headers['retry-after']]).toEqual([503, '10']);
  expect(opened.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(opened.headers['content-disposition']).toBeUndefined();
  expect(opened.body).toContain('Uploaded files cannot be opened at the moment. Please try again in a minute.');
  const fetched = await server.request({ method: 'GET', url: link });
  expect(fetched.json()).toMatchObject({ status: 0, code: 'files_unavailable', retryAfterSeconds: 10 });
});
