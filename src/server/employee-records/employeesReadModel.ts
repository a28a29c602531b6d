import type { Kysely } from 'kysely';
import { isRecordId } from '../database/isRecordId';
import type { Schema } from '../database/schema';
import { failures } from '../errors/failure';
import { photoColumns } from './personColumns';

const selectRecords = (database: Kysely<Schema>) =>
  database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .leftJoin('positions', 'positions.id', 'employees.position_id')
    .leftJoin('departments', 'departments.id', 'employees.department_id')
    .leftJoin('employees as leader', 'leader.id', 'employees.team_leader_id')
    .leftJoin('locations', 'locations.id', 'employees.location_id')
    .leftJoin('verticals', 'verticals.id', 'employees.vertical_id')
    .leftJoin('files as photo', 'photo.id', 'employees.photo_file_id')
    .select([
      'employees.id',
      'employees.code',
      'employees.first_name',
      'employees.middle_name',
      'employees.last_name',
      'employees.full_name',
      'employees.email',
      'employees.mobile',
      'employees.shift_type',
      'employees.joined_on',
      'employees.created_at',
      'employees.status',
      'employees.version',
      'employees.erased_at',
      'employees.role_id',
      'roles.name as role_name',
      'roles.granted_flags',
      'employees.position_id',
      'positions.name as position_name',
      'employees.department_id',
      'departments.name as department_name',
      'employees.team_leader_id',
      'leader.full_name as leader_name',
      'employees.location_id',
      'locations.name as location_name',
      'employees.vertical_id',
      'verticals.name as vertical_name',
      ...photoColumns,
    ])
    .select((eb) => [
      eb('employees.password_hash', 'is not', null).$castTo<boolean>().as('has_password'),
      eb
        .selectFrom('former_workplaces')
        .select((former) => former.fn.max('until').as('since'))
        .whereRef('former_workplaces.employee_id', '=', 'employees.id')
        .as('workplace_since'),
    ]);

export type EmployeeRow = Awaited<ReturnType<ReturnType<typeof selectRecords>['execute']>>[number];

/** All employees by name, including former ones. */
export const employeeRecords = (database: Kysely<Schema>): Promise<EmployeeRow[]> =>
  selectRecords(database).orderBy('employees.full_name').orderBy('employees.id').execute();

/** @throws Failure 404 when there is no such employee */
export async function employeeRecord(database: Kysely<Schema>, id: string): Promise<EmployeeRow> {
  const row = isRecordId(id)
    ? await selectRecords(database).where('employees.id', '=', id).executeTakeFirst()
    : undefined;
  if (row === undefined) throw failures.notFound('Employee');
  return row;
}
