import type { Kysely } from 'kysely';
import { isRecordId } from '../database/isRecordId';
import type { Schema } from '../database/schema';

export interface ActivePerson {
  id: string;
  full_name: string;
  granted_flags: readonly string[];
}

/** Those of the ids that are active employees, by id: the others may not be named for anything new. */
export async function activeAmong(
  database: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ActivePerson>> {
  const possible = ids.filter(isRecordId);
  if (possible.length === 0) return new Map();
  const rows = await database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .select(['employees.id', 'employees.full_name', 'roles.granted_flags'])
    .where('employees.id', 'in', possible)
    .where('employees.status', '=', 'Active')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
