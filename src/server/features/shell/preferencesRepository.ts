import { sql, type Kysely } from 'kysely';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Schema } from '../../database/schema';

/** The preferences of an employee without those that were forgotten. */
const readablePreferences = (database: Kysely<Schema>, employeeId: string) =>
  database.selectFrom('preferences').where('employee_id', '=', employeeId).where('value', '<>', '');

/** All preferences of an employee, by key. */
export const readPreferences = (database: Kysely<Schema>, employeeId: string) =>
  readablePreferences(database, employeeId).select(['key', 'value']).orderBy('key').execute();

/** Number of preferences of an employee other than the given one. */
export async function countOtherPreferences(
  database: Kysely<Schema>,
  employeeId: string,
  key: string,
): Promise<number> {
  const { count } = await readablePreferences(database, employeeId)
    .where('key', '<>', key)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A choice, and the page that has made it. */
export interface ChosenPreference {
  readonly key: string;
  /** '' forgets the preference. */
  readonly value: string;
  readonly tab: string | null;
  /** Counts the calls of the page in the order in which they were made. */
  readonly callNumber: number | null;
}

/** An earlier call of a page that is left arrives within moments or never. */
const forgottenMs = 60_000;

/** Removes the rows of preferences that were forgotten more than a moment ago. */
const removeForgotten = (database: Kysely<Schema>, employeeId: string, now: Date): Promise<unknown> =>
  database
    .deleteFrom('preferences')
    .where('employee_id', '=', employeeId)
    .where('value', '=', '')
    .where('updated_at', '<', new Date(now.getTime() - forgottenMs))
    .execute();

/**
 * Stores a choice, unless a later one of the same page has arrived before it. Forgotten preferences are removed when
 * another one is forgotten.
 */
export async function storePreference(
  database: Kysely<Schema>,
  employeeId: string,
  { key, value, tab, callNumber }: ChosenPreference,
  now: Date,
): Promise<void> {
  const chosen = { value, updated_at: now, tab, call_number: callNumber };
  await allInOrder([
    value === '' ? removeForgotten(database, employeeId, now) : undefined,
    database
      .insertInto('preferences')
      .values({ employee_id: employeeId, key, ...chosen })
      .onConflict((conflict) =>
        conflict
          .columns(['employee_id', 'key'])
          .doUpdateSet(chosen)
          .where(
            sql<boolean>`(preferences.tab = excluded.tab and preferences.call_number > excluded.call_number) is not true`,
          ),
      )
      .execute(),
  ]);
}
