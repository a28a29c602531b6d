import type { Kysely } from 'kysely';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';

export async function findPosition(database: Kysely<Schema>, id: string) {
  if (!isRecordId(id)) return undefined;
  return database
    .selectFrom('positions')
    .leftJoin('departments', 'departments.id', 'positions.department_id')
    .select(['positions.id', 'positions.name', 'departments.name as department_name'])
    .where('positions.id', '=', id)
    .executeTakeFirst();
}
