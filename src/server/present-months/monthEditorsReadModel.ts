import { sql, type Kysely } from 'kysely';
import { closedMonthsFlag } from '../../domain/present-data/closedMonth';
import type { Schema } from '../database/schema';

/** Those who edit the records of months: they are notified of issues, and of what comes late. */
export async function monthEditorIds(database: Kysely<Schema>): Promise<string[]> {
  const rows = await database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .select('employees.id')
    .where('employees.status', '=', 'Active')
    .where(sql<boolean>`roles.granted_flags @> array[${closedMonthsFlag}]::text[]`)
    .execute();
  return rows.map((row) => row.id);
}
