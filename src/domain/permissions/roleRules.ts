import type { FieldProblem } from '../validation/fieldProblem';
import { isBlank } from '../validation/isBlank';
import { permissionFlags, type PermissionFlag } from './permissionCatalogue';
import { tooLongMessage } from '../validation/tooLong';

/** The flag that allows changing roles and assigning every role. */
export const rolesFlag: PermissionFlag = 'Master.Roles_Permission';

const maxNameLength = 100;
const maxDescriptionLength = 500;

export const roleMessages = {
  name: 'Please Enter Role Name',
  nameLength: tooLongMessage(maxNameLength),
  descriptionLength: tooLongMessage(maxDescriptionLength),
  ownLockOut:
    'This is your own role: without Roles Permission you could not undo this. Ask another person who manages roles to remove it.',
  lastAdministrator:
    'No active employee could change roles any more. First give Roles Permission to another role that is in use.',
} as const;

export interface RoleForm {
  readonly Role?: string;
  readonly Description?: string;
}

/** Problems of a role, in the order of the form. */
export function roleProblems({ Role, Description }: RoleForm): FieldProblem[] {
  return [
    ...(isBlank(Role)
      ? [{ field: 'Role', message: roleMessages.name }]
      : (Role ?? '').trim().length > maxNameLength
        ? [{ field: 'Role', message: roleMessages.nameLength }]
        : []),
    ...((Description ?? '').length > maxDescriptionLength
      ? [{ field: 'Description', message: roleMessages.descriptionLength }]
      : []),
  ];
}

/**
 * Problems when these flags would lock the user, or all users, out of the roles.
 * @param granted all flags of the role after the change
 * @param isOwn the role is the user's own
 * @param administratorsElsewhere active employees with another role that has the flag
 */
export function lockOutProblems(
  granted: readonly string[],
  { isOwn, administratorsElsewhere }: { isOwn: boolean; administratorsElsewhere: number },
): FieldProblem[] {
  if (granted.includes(rolesFlag)) return [];
  if (isOwn) return [{ field: 'Granted', message: roleMessages.ownLockOut }];
  return administratorsElsewhere === 0 ? [{ field: 'Granted', message: roleMessages.lastAdministrator }] : [];
}

export interface FlagDifference {
  readonly granted: PermissionFlag[];
  readonly revoked: PermissionFlag[];
}

/** The flags that a change of a role grants and revokes, in the order of the record. */
export function flagDifference(before: readonly string[], after: readonly string[]): FlagDifference {
  const [had, has] = [new Set(before), new Set(after)];
  return {
    granted: permissionFlags.filter((flag) => has.has(flag) && !had.has(flag)),
    revoked: permissionFlags.filter((flag) => had.has(flag) && !has.has(flag)),
  };
}
