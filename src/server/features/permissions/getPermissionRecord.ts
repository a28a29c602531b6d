import { rolesFlag } from '../../../domain/permissions/roleRules';
import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { permissionRecordWire } from './permissionRecordWire';
import { findRole } from './rolesReadModel';

/**
 * CALL-002: the record of the caller's role, or of any role for users who manage roles.
 * @throws Failure 404 for an unknown role and for one that is not visible to the caller
 */
export const getPermissionRecord: Handler<'getPermissionRecord'> = async ({ database, body, caller }) => {
  const isAllowed = body.id === caller.roleId || caller.grantedFlags.has(rolesFlag);
  const role = isAllowed ? await findRole(database, body.id) : undefined;
  if (role === undefined) throw failures.notFound('Role');
  return [permissionRecordWire(role)];
};
