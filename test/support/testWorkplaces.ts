import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../src/server/database/schema';
import type { TestPerson } from './testPeople';

/** Two locations, by their names. */
export async function addPuneAndGoa(
  database: Kysely<Schema>,
): Promise<{ readonly pune: string; readonly goa: string }> {
  const [pune, goa] = [randomUUID(), randomUUID()];
  await database
    .insertInto('locations')
    .values([
      { id: pune, name: 'Pune' },
      { id: goa, name: 'Goa' },
    ])
    .execute();
  return { pune, goa };
}

/** A whole holiday of one location. */
export async function addHolidayAt(database: Kysely<Schema>, day: string, placeId: string): Promise<void> {
  const id = randomUUID();
  await database
    .insertInto('holidays')
    .values({ id, day, name: `Feast ${day}`, half: null })
    .execute();
  await database.insertInto('holiday_locations').values({ holiday_id: id, location_id: placeId }).execute();
}

/** The present location and shift. */
export async function setWorkplace(
  database: Kysely<Schema>,
  person: TestPerson,
  { placeId, shift = null }: { readonly placeId: string | null; readonly shift?: string | null },
): Promise<void> {
  await database
    .updateTable('employees')
    .set({ location_id: placeId, shift_type: shift, joined_on: '2025-12-01' })
    .where('id', '=', person.id)
    .execute();
}
