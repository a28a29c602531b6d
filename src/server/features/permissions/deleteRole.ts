import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { findRole, roleEntries } from './rolesReadModel';
import { lockRole, insertRoleChange, removeRole } from './rolesRepository';

/** @throws Failure 404, 409 while employees whose personal data is not erased have it */
export const deleteRole: Handler<'deleteRole'> = async ({ database, body, caller, now }) => {
  if ((await findRole(database, body.id)) === undefined) throw failures.notFound('Role');
  await lockRole(database, body.id);
  const [role] = await roleEntries(database, body.id);
  if (role === undefined) throw failures.notFound('Role');
  const holders = Number(role.used_by ?? 0);
  if (holders > 0)
    throw failures.conflict(
      `This role is held by ${holders === 1 ? 'one person' : `${holders} people`}: it cannot be deleted. Give them another role first.`,
      'still_in_use',
    );
  await removeRole(database, role.id);
  await insertRoleChange(
    database,
    { roleId: role.id, roleName: role.name, action: 'deleted', granted: [], revoked: role.granted_flags },
    caller,
    now,
  );
  return null;
};
