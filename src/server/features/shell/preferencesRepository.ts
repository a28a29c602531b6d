import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';

/** All preferences of an employee, by key. */
export const readPreferences = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('preferences')
    .select(['key', 'value'])
    .where('employee_id', '=', employeeId)
    .orderBy('key')
    .execute();

/** Number of preferences of an employee other than the given one. */
export async function countOtherPreferences(
  database: Kysely<Schema>,
  employeeId: string,
  key: string,
): Promise<number> {
  const { count } = await database
    .selectFrom('preferences')
    .where('employee_id', '=', employeeId)
    .where('key', '<>', key)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function storePreference(
  database: Kysely<Schema>,
  employeeId: string,
  key: string,
  value: string,
  now: Date,
): Promise<void> {
  await database
    .insertInto('preferences')
    .values({ employee_id: employeeId, key, value, updated_at: now })
    .onConflict((conflict) => conflict.columns(['employee_id', 'key']).doUpdateSet({ value, updated_at: now }))
    .execute();
}

export async function deletePreference(database: Kysely<Schema>, employeeId: string, key: string): Promise<void> {
  await database.deleteFrom('preferences').where('employee_id', '=', employeeId).where('key', '=', key).execute();
}
