import { sql, type Kysely } from 'kysely';
import type { PermissionFlag } from '../../../domain/permissions/permissionCatalogue';
import { isRecordId } from '../../database/isRecordId';
import { containsText } from '../../database/textSearch';
import type { Schema } from '../../database/schema';
import type { EmployeeFilter } from './employeeFilter';
import { personNameColumns, photoColumns } from '../../employee-records/personColumns';

const maxMatches = 20;

/** Employees by name, with the names of role and position. */
export async function listPeople(
  database: Kysely<Schema>,
  filter: EmployeeFilter & {
    readonly exceptPositions?: readonly string[];
    readonly grantedFlag?: PermissionFlag;
  } = {},
) {
  const { designation, Status: status, Position_id: positionId, exceptPositions = [], grantedFlag } = filter;
  if (positionId !== undefined && !isRecordId(positionId)) return [];
  let query = database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .leftJoin('positions', 'positions.id', 'employees.position_id')
    .leftJoin('files as photo', 'photo.id', 'employees.photo_file_id')
    .select([
      'employees.id',
      'employees.first_name',
      'employees.middle_name',
      'employees.last_name',
      'employees.code',
      'employees.email',
      'employees.status',
      'roles.name as role_name',
      'positions.id as position_id',
      'positions.name as position_name',
      ...photoColumns,
    ])
    .orderBy('employees.full_name')
    .orderBy('employees.id');
  if (exceptPositions.length > 0)
    query = query.where((eb) =>
      eb.or([eb('employees.position_id', 'is', null), eb('employees.position_id', 'not in', exceptPositions)]),
    );
  if (status !== undefined) query = query.where('employees.status', '=', status);
  if (positionId !== undefined) query = query.where('employees.position_id', '=', positionId);
  if (grantedFlag !== undefined)
    query = query.where((eb) => eb(eb.val<string>(grantedFlag), '=', eb.fn.any('roles.granted_flags')));
  if (designation !== undefined) {
    query = query.where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['positions.name']), '=', designation.toLowerCase()),
        // A company may give its project managers another title; then the flags of the position determine them.
        ...(designation === 'Project Manager' ? [eb('positions.is_project_manager', '=', true)] : []),
        ...(designation === 'Technical Project Manager'
          ? [eb('positions.is_technical_project_manager', '=', true)]
          : []),
      ]),
    );
  }
  return query.execute();
}

/** At most 20 active employees whose name or code contains the text, by similarity. */
export const searchPeople = (database: Kysely<Schema>, text: string) =>
  database
    .selectFrom('employees')
    .select(['id', ...personNameColumns])
    .where('status', '=', 'Active')
    .where(containsText(sql`full_name || ' ' || code`, text))
    .orderBy(sql`similarity(full_name || ' ' || code, ${text})`, 'desc')
    .orderBy('full_name')
    .orderBy('id')
    .limit(maxMatches)
    .execute();
