import type { Readable } from 'node:stream';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { StoredContent } from './fileStore';

/** Of a row: a file is never in memory as a whole. */
const partBytes = 512 * 1024;
const maxHashesPerStatement = 500;

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

export async function contentSize(database: Kysely<Schema>, contentHash: string): Promise<number | undefined> {
  const row = await database
    .selectFrom('file_contents')
    .select('size_bytes')
    .where('content_hash', '=', contentHash)
    .executeTakeFirst();
  return row && Number(row.size_bytes);
}

export async function contentPart(database: Kysely<Schema>, contentHash: string, part: number): Promise<Buffer> {
  const { content } = await database
    .selectFrom('file_content_parts')
    .select('content')
    .where('content_hash', '=', contentHash)
    .where('part', '=', part)
    .executeTakeFirstOrThrow();
  return content;
}

/** Contents of attached files that are not stored in the database. */
export async function contentsOutsideDatabase(database: Kysely<Schema>): Promise<string[]> {
  const missing = await database
    .selectFrom('files')
    .select('content_hash')
    .distinct()
    .where('content_hash', 'not in', database.selectFrom('file_contents').select('file_contents.content_hash'))
    .execute();
  return missing.map(({ content_hash }) => content_hash);
}

/** Some of the contents stored before an instant, in the order of their hashes, from after one on. */
export async function contentsStoredBefore(database: Kysely<Schema>, before: Date, after: string): Promise<string[]> {
  const old = await database
    .selectFrom('file_contents')
    .select('content_hash')
    .where('content_hash', '>', after)
    .where('stored_at', '<', before)
    .orderBy('content_hash')
    .limit(maxHashesPerStatement)
    .execute();
  return old.map(({ content_hash }) => content_hash);
}

export async function removeContent(database: Kysely<Schema>, contentHash: string): Promise<void> {
  await database.deleteFrom('file_contents').where('content_hash', '=', contentHash).execute();
}

/**
 * Removes these contents unless they came again since then.
 * @returns how many were removed
 */
export async function removeStoredBefore(
  database: Kysely<Schema>,
  hashes: readonly string[],
  before: Date,
): Promise<number> {
  const deleted = await database
    .deleteFrom('file_contents')
    .where('content_hash', 'in', hashes)
    .where('stored_at', '<', before)
    .returning('content_hash')
    .execute();
  return deleted.length;
}
