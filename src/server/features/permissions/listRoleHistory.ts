import { permissionFlags } from '../../../domain/permissions/permissionCatalogue';
import { isRecordId } from '../../database/isRecordId';
import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { roleChanges } from './rolesReadModel';

const maxChanges = 200;

/** Flags that no longer exist are omitted. */
const known = (flags: readonly string[]) => permissionFlags.filter((flag) => flags.includes(flag));

/** @throws Failure 404 for an id in an invalid form */
export const listRoleHistory: Handler<'listRoleHistory'> = async ({ database, body }) => {
  if (body.id !== undefined && !isRecordId(body.id)) throw failures.notFound('Role');
  const changes = await roleChanges(database, body.id, maxChanges);
  return changes.map((change) => ({
    _id: change.id,
    Role_id: change.role_id,
    Role: change.role_name,
    Action: change.action,
    Former_role: change.former_name,
    Description: change.description,
    Second_factor_required: change.second_factor_required,
    Granted: known(change.granted_flags),
    Revoked: known(change.revoked_flags),
    Changed_by: change.changed_by,
    Changed_at: change.changed_at.toISOString(),
  }));
};
