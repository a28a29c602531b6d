import type { Handlers } from '../../operations/call';
import { deleteRole } from './deleteRole';
import { getPermissionRecord } from './getPermissionRecord';
import { listRoleHistory } from './listRoleHistory';
import { listRoleHolders } from './listRoleHolders';
import { listRoles } from './listRoles';
import { saveRole } from './saveRole';

export const permissionsOperations = {
  getPermissionRecord,
  listRoles,
  saveRole,
  deleteRole,
  listRoleHolders,
  listRoleHistory,
} satisfies Partial<Handlers>;
