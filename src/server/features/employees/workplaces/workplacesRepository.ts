import type { Kysely } from 'kysely';
import type { FormerWorkplace } from '../../../../domain/employees/workplaces';
import { insertRows } from '../../../database/rowsRepository';
import type { Schema } from '../../../database/schema';

/** Replaces the former workplaces of some employees, by their ids; the version of the record grows with it. */
export async function storeFormerWorkplaces(
  database: Kysely<Schema>,
  former: ReadonlyMap<string, readonly FormerWorkplace[]>,
): Promise<void> {
  if (former.size === 0) return;
  await database
    .deleteFrom('former_workplaces')
    .where('employee_id', 'in', [...former.keys()])
    .execute();
  await insertRows(
    database,
    'former_workplaces',
    [...former].flatMap(([employee_id, places]) =>
      places.map(({ until, locationId, shift }) => ({
        employee_id,
        until,
        location_id: locationId,
        shift_type: shift,
      })),
    ),
  );
  // The record itself stays as it is when only the day is moved.
  await database
    .updateTable('employees')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', [...former.keys()])
    .execute();
}
