import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';

/** Those of the contents that a file record references. */
export async function usedContents(database: Kysely<Schema>, contentHashes: string[]): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('files')
    .select('content_hash')
    .distinct()
    .where('content_hash', 'in', contentHashes)
    .execute();
  return new Set(rows.map((row) => row.content_hash));
}

/** Contents that a file record references and that have no object in an S3-compatible store. */
export async function contentsWithoutObject(database: Kysely<Schema>): Promise<string[]> {
  const rows = await database
    .selectFrom('files')
    .select('content_hash')
    .distinct()
    .where('content_hash', 'not in', database.selectFrom('file_objects').select('file_objects.content_hash'))
    .execute();
  return rows.map((row) => row.content_hash);
}
