import type { Kysely } from 'kysely';
import { startPageKey } from '../../../domain/session/startPage';
import type { Schema } from '../../database/schema';
import { personNameColumns, photoColumns } from '../../employee-records/personColumns';

/** An active employee with the fields of the session. */
export interface Account {
  id: string;
  first_name: string;
  last_name: string;
  code: string;
  email: string;
  role_id: string;
  granted_flags: readonly string[];
  /** The chosen start page as JSON; null without one. */
  start_page: string | null;
  password_hash: string | null;
  position: { id: string; name: string } | null;
  photo: { id: string; name: string } | null;
}

/** The active account with this mail address, ignoring case, or of this employee. */
export async function findAccount(
  database: Kysely<Schema>,
  owner: { email: string } | { employeeId: string },
): Promise<Account | undefined> {
  const row = await database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .leftJoin('preferences', (join) =>
      join
        .onRef('preferences.employee_id', '=', 'employees.id')
        .on('preferences.key', '=', startPageKey)
        .on('preferences.value', '<>', ''),
    )
    .leftJoin('positions', 'positions.id', 'employees.position_id')
    .leftJoin('files as photo', 'photo.id', 'employees.photo_file_id')
    .where((eb) =>
      'email' in owner
        ? eb(eb.fn<string>('lower', ['employees.email']), '=', owner.email.trim().toLowerCase())
        : eb('employees.id', '=', owner.employeeId),
    )
    .where('employees.status', '=', 'Active')
    .select([
      'employees.id',
      ...personNameColumns,
      'employees.email',
      'employees.role_id',
      'roles.granted_flags',
      'preferences.value as start_page',
      'employees.password_hash',
      'positions.id as position_id',
      'positions.name as position_name',
      ...photoColumns,
    ])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { position_id, position_name, photo_id, photo_name, ...account } = row;
  return {
    ...account,
    position: position_id === null || position_name === null ? null : { id: position_id, name: position_name },
    photo: photo_id === null || photo_name === null ? null : { id: photo_id, name: photo_name },
  };
}

/** Data that a new password must not resemble. */
export const passwordOwner = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('employees')
    .select(['password_hash', 'first_name', 'middle_name', 'last_name', 'email', 'code'])
    .where('id', '=', employeeId)
    .executeTakeFirstOrThrow();
