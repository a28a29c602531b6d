import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { photoColumns } from '../../employee-records/personColumns';

/** Active employees by name, with the fields that every user may see. */
export const directoryPeople = (database: Kysely<Schema>) =>
  database
    .selectFrom('employees')
    .leftJoin('positions', 'positions.id', 'employees.position_id')
    .leftJoin('departments', 'departments.id', 'employees.department_id')
    .leftJoin('locations', 'locations.id', 'employees.location_id')
    .leftJoin('verticals', 'verticals.id', 'employees.vertical_id')
    .leftJoin('files as photo', 'photo.id', 'employees.photo_file_id')
    .where('employees.status', '=', 'Active')
    .select([
      'employees.id',
      'employees.full_name',
      'employees.code',
      'employees.email',
      'employees.mobile',
      'employees.shift_type',
      'positions.name as position_name',
      'departments.name as department_name',
      'locations.name as location_name',
      'verticals.name as vertical_name',
      ...photoColumns,
    ])
    .orderBy('employees.full_name')
    .orderBy('employees.id')
    .execute();
