import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';

/** Locks the record of the person. @returns the phone number as it is now, '' for none */
export async function lockMobile(database: Kysely<Schema>, employeeId: string): Promise<string> {
  const { mobile } = await database
    .selectFrom('employees')
    .select('mobile')
    .where('id', '=', employeeId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return mobile ?? '';
}

export async function storeMobile(database: Kysely<Schema>, employeeId: string, mobile: string | null): Promise<void> {
  await database.updateTable('employees').set({ mobile }).where('id', '=', employeeId).execute();
}

/**
 * Locks the employee's row until the transaction ends. Must precede inserts of referencing rows: these take a shared
 * lock on the row, and two transactions with a shared lock cannot both upgrade it.
 * @returns the picture as it is now
 */
export async function lockPhoto(database: Kysely<Schema>, employeeId: string): Promise<string | null> {
  const { photo_file_id: photoId } = await database
    .selectFrom('employees')
    .select('photo_file_id')
    .where('id', '=', employeeId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return photoId;
}

/** Replaces or removes the picture of the locked row; the former file is deleted unless it is used elsewhere. */
export async function storePhoto(
  database: Kysely<Schema>,
  employeeId: string,
  former: string | null,
  photoId: string | null,
): Promise<void> {
  await database.updateTable('employees').set({ photo_file_id: photoId }).where('id', '=', employeeId).execute();
  if (former === null) return;
  await database
    .deleteFrom('files')
    .where('id', '=', former)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('employees')
            .select('photo_file_id as file_id')
            .where('photo_file_id', '=', former)
            .union(eb.selectFrom('task_files').select('file_id').where('file_id', '=', former))
            .union(eb.selectFrom('project_files').select('file_id').where('file_id', '=', former)),
        ),
      ),
    )
    .execute();
}
