import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';

/** An employee with the names of all referenced records. */
export const readProfile = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .leftJoin('positions', 'positions.id', 'employees.position_id')
    .leftJoin('departments', 'departments.id', 'employees.department_id')
    .leftJoin('employees as leader', 'leader.id', 'employees.team_leader_id')
    .leftJoin('locations', 'locations.id', 'employees.location_id')
    .leftJoin('verticals', 'verticals.id', 'employees.vertical_id')
    .leftJoin('files as photo', 'photo.id', 'employees.photo_file_id')
    .where('employees.id', '=', employeeId)
    .select([
      'employees.id',
      'employees.first_name',
      'employees.middle_name',
      'employees.last_name',
      'employees.code',
      'employees.email',
      'employees.mobile',
      'employees.shift_type',
      'employees.joined_on',
      'roles.id as role_id',
      'roles.name as role_name',
      'positions.id as position_id',
      'positions.name as position_name',
      'departments.name as department_name',
      'leader.full_name as leader_name',
      'locations.name as location_name',
      'verticals.name as vertical_name',
      'photo.id as photo_id',
      'photo.name as photo_name',
    ])
    .executeTakeFirstOrThrow();
