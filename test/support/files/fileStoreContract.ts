import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../src/server/database/schema';
import type { FileStore } from '../../../src/server/plugins/files/fileStore';

export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
export const bytes = (length: number): Buffer => Buffer.from(Array.from({ length }, (_, index) => (index * 31) % 251));
/** Uneven pieces, as a network delivers them. */
export const inPieces = (content: Buffer, size: number): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / size) }, (_, index) =>
      content.subarray(index * size, (index + 1) * size),
    ),
    { objectMode: false },
  );

export interface OpenedStore {
  readonly store: FileStore;
  readonly database: Kysely<Schema>;
  /** Takes uploads until they are stored. */
  readonly dataDirectory: string;
  /** Makes a stored content look older than a day. */
  readonly makeOld: (contentHash: string) => Promise<void>;
}

const day = 24 * 60 * 60 * 1000;

/** What every store of files does, wherever it keeps them. */
export function testFileStore(name: string, opened: () => OpenedStore, now: () => Date): void {
  describe(`files in: ${name}`, () => {
    test.each([0, 1, 524_287, 524_288, 524_289, 1_700_000])('%d bytes are read as they were stored', async (length) => {
      const { store, dataDirectory } = opened();
      const content = bytes(length);
      const stored = await store.keep(inPieces(content, 70_001));
      expect(stored).toMatchObject({ contentHash: sha256(content), sizeBytes: length });
      expect(await store.sizeBytes(stored.contentHash)).toBe(length);
      expect((await buffer(store.read(stored.contentHash))).equals(content)).toBe(true);
      expect(readdirSync(path.join(dataDirectory, 'files/incoming'))).toEqual([]);
    });

    test('an upload can be settled once more, by the next attempt of its transaction', async () => {
      const { store, database } = opened();
      const content = Buffer.from(`again ${randomUUID()}`);
      const staged = await store.receive(Readable.from([content]));
      await staged.transfer();
      const attempt = database.transaction().execute(async (transaction) => {
        await staged.settle(transaction);
        throw new Error('lost a conflict');
      });
      await expect(attempt).rejects.toThrow('lost a conflict');
      await database.transaction().execute((transaction) => staged.settle(transaction));
      await staged.discard();
      expect((await buffer(store.read(staged.contentHash))).equals(content)).toBe(true);
    });

    test('an upload that no transaction has settled leaves nothing', async () => {
      const { store, dataDirectory } = opened();
      const staged = await store.receive(Readable.from([Buffer.from(`rejected ${randomUUID()}`)]));
      await staged.transfer();
      await staged.discard();
      await store.close();
      expect(await store.sizeBytes(staged.contentHash)).toBeUndefined();
      expect(readdirSync(path.join(dataDirectory, 'files/incoming'))).toEqual([]);
    });

    test('a rejected upload of a content that another one stores does not take it away', async () => {
      const { store, database } = opened();
      const content = Buffer.from(`twice ${randomUUID()}`);
      const [rejected, accepted] = [
        await store.receive(Readable.from([content])),
        await store.receive(Readable.from([content])),
      ];
      await rejected.transfer();
      await accepted.transfer();
      await database.transaction().execute((transaction) => accepted.settle(transaction));
      const id = await insertFile(database, accepted.contentHash, now());
      await rejected.discard();
      await accepted.discard();
      expect((await buffer(store.read(accepted.contentHash))).equals(content)).toBe(true);
      await database.deleteFrom('files').where('id', '=', id).execute();
    });

    test('equal contents that arrive together are stored once and whole', async () => {
      const { store } = opened();
      const content = Buffer.concat([bytes(600_000), Buffer.from(randomUUID())]);
      const all = await Promise.all(Array.from({ length: 4 }, () => store.keep(inPieces(content, 90_000))));
      expect(new Set(all.map(({ contentHash }) => contentHash)).size).toBe(1);
      expect((await buffer(store.read(sha256(content)))).equals(content)).toBe(true);
    });

    test('a content that is not stored has no size and cannot be read, and removing it does nothing', async () => {
      const { store } = opened();
      const missing = sha256(Buffer.from('never stored'));
      expect(await store.sizeBytes(missing)).toBeUndefined();
      await expect(buffer(store.read(missing))).rejects.toThrow();
      await store.remove(missing);
    });

    test('a removed content is gone', async () => {
      const { store } = opened();
      const { contentHash } = await store.keep(Readable.from([Buffer.from(`removed ${randomUUID()}`)]));
      await store.remove(contentHash);
      expect(await store.sizeBytes(contentHash)).toBeUndefined();
    });

    test('only old contents that nothing uses are swept, and uploads that never ended', async () => {
      const { store, dataDirectory, makeOld } = opened();
      const contents = ['used', 'fresh', 'unused', 'comes again'].map((text) => Buffer.from(`${text} ${randomUUID()}`));
      const [used, fresh, unused, again] = contents.map(sha256) as [string, string, string, string];
      for (const content of contents) await store.keep(Readable.from([content]));
      for (const contentHash of [used, unused, again]) await makeOld(contentHash);
      await store.keep(Readable.from([contents[3]]));
      const interrupted = await store.receive(Readable.from([Buffer.from('interrupted')]));
      const incoming = path.join(dataDirectory, 'files/incoming');
      for (const file of readdirSync(incoming)) utimesSync(path.join(incoming, file), 0, 0);

      await store.sweep(new Date(now().getTime() - day), (hashes) =>
        Promise.resolve(new Set(hashes.filter((hash) => hash === used))),
      );

      const left = await Promise.all([used, fresh, unused, again].map((hash) => store.sizeBytes(hash)));
      expect(left.map((size) => size !== undefined)).toEqual([true, true, false, true]);
      expect(readdirSync(incoming)).toEqual([]);
      await interrupted.discard();
    });

    test('it works', () => {
      expect(opened().store.reading()).toMatchObject({ works: true, reason: null });
    });
  });
}

/** A record that names a content. */
export async function insertFile(database: Kysely<Schema>, contentHash: string, uploadedAt: Date): Promise<string> {
  const id = randomUUID();
  await database
    .insertInto('files')
    .values({
      id,
      content_hash: contentHash,
      name: 'plan.txt',
      size_bytes: 13,
      media_type: 'text/plain',
      uploaded_at: uploadedAt,
    })
    .execute();
  return id;
}
