import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Schema } from '../database/schema';
import type { StoredUpload } from '../operations/operationShapes';

/**
 * Remembers uploaded files, which already lie in the file store.
 * @returns their ids, in their order
 */
export async function rememberFiles(
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
 * Forgets files that no record holds any more: attachments that were taken off, and replaced pictures. A table that holds
 * files and is missing here stops this by its foreign key, before anything is lost.
 */
export async function forgetUnheldFiles(database: Kysely<Schema>, uploadedBefore: Date): Promise<void> {
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
