import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { alwaysWorking, type FileStore, type StagedFile, type StoredContent } from './fileStore';
import { stageFile } from './stageFile';
import { sweepFolder } from './sweepFolder';

/** Of a row: a file is never in memory as a whole. */
const partBytes = 512 * 1024;
const maxSweptPerStatement = 500;

/** Pieces of `partBytes`, the last one shorter. */
async function* inParts(content: Readable): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    let rest = chunk;
    while (heldBytes + rest.length >= partBytes) {
      const taken = partBytes - heldBytes;
      yield Buffer.concat([...held, rest.subarray(0, taken)]);
      rest = rest.subarray(taken);
      held = [];
      heldBytes = 0;
    }
    if (rest.length > 0) held.push(rest);
    heldBytes += rest.length;
  }
  if (heldBytes > 0) yield Buffer.concat(held);
}

/** Stores a content unless it is stored; a fresh time protects it from the sweep in either case. */
export async function storeContent(
  database: Kysely<Schema>,
  { contentHash, sizeBytes }: Pick<StoredContent, 'contentHash' | 'sizeBytes'>,
  { open, now }: { readonly open: () => Readable; readonly now: Date },
): Promise<void> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into file_contents (content_hash, size_bytes, stored_at)
    values (${contentHash}, ${sizeBytes}, ${now})
    on conflict (content_hash) do update set stored_at = excluded.stored_at
    returning xmax = 0 as is_new`.execute(database);
  if (rows[0]?.is_new !== true) return;
  let part = 0;
  for await (const content of inParts(open())) {
    // Answered one by one: in a request's transaction, all of them would otherwise wait in memory for the next statement.
    await database
      .insertInto('file_content_parts')
      .values({ content_hash: contentHash, part, content })
      .returning('part')
      .execute();
    part += 1;
  }
}

/**
 * Stores files in the database, for servers that share no disk. Each part is read by a statement of its own, so that a
 * slow download holds no connection.
 * @param dataDirectory takes uploads until they are stored
 * @param machineNow as in the times of files
 */
export async function openDatabaseFileStore(
  database: Kysely<Schema>,
  dataDirectory: string,
  machineNow: () => Date,
): Promise<FileStore> {
  const incoming = path.join(dataDirectory, 'files', 'incoming');
  await mkdir(incoming, { recursive: true });

  const receive = async (content: Readable): Promise<StagedFile> => {
    const { place, discard, ...stored } = await stageFile(incoming, content);
    const open = () => createReadStream(place);
    return {
      ...stored,
      open,
      discard,
      transfer: () => Promise.resolve(),
      settle: (transaction) => storeContent(transaction, stored, { open, now: machineNow() }),
    };
  };
  const sizeBytes = async (contentHash: string): Promise<number | undefined> => {
    const row = await database
      .selectFrom('file_contents')
      .select('size_bytes')
      .where('content_hash', '=', contentHash)
      .executeTakeFirst();
    return row && Number(row.size_bytes);
  };
  const readParts = async function* (contentHash: string): AsyncGenerator<Buffer> {
    const expected = await sizeBytes(contentHash);
    let received = 0;
    for (let part = 0; expected !== undefined && received < expected; part += 1) {
      const { content } = await database
        .selectFrom('file_content_parts')
        .select('content')
        .where('content_hash', '=', contentHash)
        .where('part', '=', part)
        .executeTakeFirstOrThrow();
      received += content.length;
      yield content;
    }
    if (expected === undefined) throw new Error(`The content ${contentHash} is not stored`);
  };

  return {
    ...alwaysWorking(machineNow),
    receive,
    keep: async (content) => {
      const { contentHash, sizeBytes: size, mediaType, settle, discard } = await receive(content);
      try {
        await database.transaction().execute((transaction) => settle(transaction));
      } finally {
        await discard();
      }
      return { contentHash, sizeBytes: size, mediaType };
    },
    read: (contentHash) => Readable.from(readParts(contentHash), { objectMode: false }),
    sizeBytes,
    remove: async (contentHash) => {
      await database.deleteFrom('file_contents').where('content_hash', '=', contentHash).execute();
    },
    sweep: async (olderThan, used) => {
      let removed = await sweepFolder(incoming, olderThan, () => Promise.resolve(new Set()));
      for (let after = ''; ;) {
        const old = await database
          .selectFrom('file_contents')
          .select('content_hash')
          .where('content_hash', '>', after)
          .where('stored_at', '<', olderThan)
          .orderBy('content_hash')
          .limit(maxSweptPerStatement)
          .execute();
        const hashes = old.map(({ content_hash }) => content_hash);
        const last = hashes.at(-1);
        if (last === undefined) return removed;
        after = last;
        const stillUsed = await used(hashes);
        const unused = hashes.filter((hash) => !stillUsed.has(hash));
        if (unused.length === 0) continue;
        // Once more by time: a content that came again since then stays.
        const deleted = await database
          .deleteFrom('file_contents')
          .where('content_hash', 'in', unused)
          .where('stored_at', '<', olderThan)
          .returning('content_hash')
          .execute();
        removed += deleted.length;
      }
    },
  };
}
