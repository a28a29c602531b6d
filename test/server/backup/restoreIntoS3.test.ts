import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { S3Restore } from '../../../src/server/backup/restoreIntoS3';
import { openDiskFileStore } from '../../../src/server/plugins/files/diskFileStore';
import { insertFile, sha256 } from '../../support/files/fileStoreContract';
import { startFaultyGate, type FaultyGate } from '../../support/s3/faultyGate';
import { s3Place, startS3Double, type S3Double } from '../../support/s3/s3Double';
import { testMoment } from '../../support/testMoment';
import { startTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let s3: S3Double;
let gate: FaultyGate;
let staging: string;

beforeAll(async () => {
  server = await startTestServer();
  s3 = await startS3Double();
  gate = await startFaultyGate(s3.endpoint);
  staging = mkdtempSync(path.join(os.tmpdir(), 'daybook-restore-'));
});
afterAll(async () => {
  await gate.stop();
  await s3.stop();
  await server.close();
  rmSync(staging, { recursive: true });
});

test('a restore that breaks off can be started again; a store with files of a company takes none', async () => {
  const disk = await openDiskFileStore(staging, testMoment());
  const contents = ['the first', 'the second'].map((text) => Buffer.from(text));
  for (const content of contents) {
    const { contentHash } = await disk.keep(Readable.from([content]));
    await insertFile(server.database, contentHash, testMoment());
  }
  const lost = sha256(Buffer.from('missing when the backup was made'));
  await insertFile(server.database, lost, testMoment());
  const place = { ...s3Place({ ...s3, endpoint: gate.endpoint }), prefix: 'company/' };
  const store = (restore: S3Restore) =>
    server.database.transaction().execute((transaction) => restore.store(transaction, staging, testMoment()));
  const objects = () => server.database.selectFrom('file_objects').select('content_hash').execute();

  const broken = await S3Restore.begin(place);
  await gate.set({ answers: 403 });
  await expect(store(broken)).rejects.toThrow(
    /^The file store [^\n]* answered 403 \(Injected\): nothing was restored$/,
  );
  broken.close();
  expect(await objects()).toEqual([]);

  await gate.set('none');
  s3.objects.set(`company/files/${sha256(contents[0] ?? Buffer.alloc(0))}`, Buffer.from('half'));
  const again = await S3Restore.begin(place);
  await store(again);
  await again.finish();
  again.close();
  expect([...s3.objects].map(([name, content]) => [name, content.toString()]).sort()).toEqual(
    contents.map((content) => [`company/files/${sha256(content)}`, content.toString()]).sort(),
  );
  expect(await objects()).toHaveLength(2);

  await expect(S3Restore.begin(place)).rejects.toThrow(/^s3:\/\/company-files\/company\/ is not empty/);
  const elsewhere = await S3Restore.begin({ ...place, prefix: 'other/' });
  elsewhere.close();
});
