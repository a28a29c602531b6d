import type { Kysely } from 'kysely';
import { employmentSpan } from '../attendance/employmentReadModel';
import type { Schema } from '../database/schema';

/** Active employees by name, with what their working days follow from. */
export const activePeople = (database: Kysely<Schema>, timeZone: string) =>
  database
    .selectFrom('employees')
    .leftJoin('positions', 'positions.id', 'employees.position_id')
    .where('employees.status', '=', 'Active')
    .select([
      'employees.id',
      'employees.full_name',
      'employees.code',
      'employees.location_id',
      'positions.name as position',
      ...employmentSpan(timeZone),
    ])
    .orderBy('employees.full_name')
    .orderBy('employees.id');
