import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';

/** Everything that a person has set, by key. */
export const preferencesOf = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('preferences')
    .select(['key', 'value'])
    .where('employee_id', '=', employeeId)
    .orderBy('key')
    .execute();

/** How many different preferences a person has beside the given one. */
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

export async function keepPreference(
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

export async function forgetPreference(database: Kysely<Schema>, employeeId: string, key: string): Promise<void> {
  await database.deleteFrom('preferences').where('employee_id', '=', employeeId).where('key', '=', key).execute();
}
