import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Schema } from '../database/schema';
import type { UploadedFile } from '../operations/operationShapes';

/**
 * Remembers uploaded files, which already lie in the file store.
 * @returns their ids, in their order
 */
export async function rememberFiles(database: Kysely<Schema>, uploads: readonly UploadedFile[], uploadedById: string, now: Date): Promise<string[]> {
  if (uploads.length === 0) return [];
  const rows = uploads.map((upload) => ({
    id: newId(),
    content_hash: upload.contentHash,
    name: upload.fileName,
    size_bytes: upload.sizeBytes,
    media_type: upload.mediaType,
    uploaded_by_id: uploadedById,
    uploaded_at: now,
  }));
  await database.insertInto('files').values(rows).execute();
  return rows.map((row) => row.id);
}
