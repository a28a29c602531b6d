import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Schema } from '../database/schema';
import type { StoredUpload } from '../operations/operationShapes';

/**
 * Stores the metadata of files that are in the file store already.
 * @returns their ids, in their order
 */
export async function insertFiles(
  database: Kysely<Schema>,
  uploads: readonly StoredUpload[],
  uploadedById: string,
  now: Date,
): Promise<string[]> {
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

/**
 * Deletes files that no record references: removed attachments and replaced pictures. The foreign key of a table that
 * is missing here makes this fail before anything is lost.
 */
export async function deleteUnusedFiles(database: Kysely<Schema>, uploadedBefore: Date): Promise<void> {
  await database
    .deleteFrom('files')
    .where('files.uploaded_at', '<', uploadedBefore)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('task_files').select('task_id').whereRef('task_files.file_id', '=', 'files.id'))),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('project_files').select('project_id').whereRef('project_files.file_id', '=', 'files.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('ticket_files').select('ticket_id').whereRef('ticket_files.file_id', '=', 'files.id')),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('employees').select('employees.id').whereRef('employees.photo_file_id', '=', 'files.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('interview_candidates')
            .select('interview_candidates.id')
            .whereRef('interview_candidates.resume_file_id', '=', 'files.id'),
        ),
      ),
    )
    .execute();
}
