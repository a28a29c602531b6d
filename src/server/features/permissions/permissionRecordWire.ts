import { permissionCatalogue, permissionGroups } from '../../../domain/permissions/permissionCatalogue';
import type { Schemas } from '../../operations/call';

/** The permission record of a role: every flag of every group, '1' when granted (FIELD-019 to FIELD-026). */
export function permissionRecordWire(role: {
  id: string;
  name: string;
  granted_flags: readonly string[];
}): Schemas['PermissionRecord'] {
  const granted = new Set(role.granted_flags);
  const groups = permissionGroups.map((group) => [
    group,
    Object.fromEntries(permissionCatalogue[group].map((flag) => [flag, granted.has(`${group}.${flag}`) ? '1' : '0'])),
  ]);
  return {
    _id: role.id,
    Role: role.name,
    ...(Object.fromEntries(groups) as Omit<Schemas['PermissionRecord'], '_id' | 'Role'>),
  };
}
