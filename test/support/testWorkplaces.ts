import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../src/server/database/schema';
import type { TestPerson } from './testPeople';

interface TwoPlaces {
  readonly pune: string;
  readonly goa: string;
}

/**
 * Two locations, by their names.
 * @param ids for tests that name them before there is a database
 */
export async function addPuneAndGoa(
  database: Kysely<Schema>,
  { pune, goa }: TwoPlaces = { pune: randomUUID(), goa: randomUUID() },
): Promise<TwoPlaces> {
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
