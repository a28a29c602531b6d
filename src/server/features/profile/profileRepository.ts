import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';

export async function storeMobile(database: Kysely<Schema>, employeeId: string, mobile: string | null): Promise<void> {
  await database.updateTable('employees').set({ mobile }).where('id', '=', employeeId).execute();
}

/** Sets or removes the picture; the record of the former one goes, unless something else shows the same file. */
export async function storePhoto(database: Kysely<Schema>, employeeId: string, photoId: string | null): Promise<void> {
  const { photo_file_id: former } = await database.selectFrom('employees').select('photo_file_id').where('id', '=', employeeId).forUpdate().executeTakeFirstOrThrow();
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
