import { createSelector } from '../api/createSelector';
import { isPermitted, type PermissionNeed } from '../../domain/permissions/isPermitted';
import { rolesFlag } from '../../domain/permissions/roleRules';
import type { PermissionFlag } from '../../domain/permissions/permissionCatalogue';
import type { PermissionsState, ViewedRole } from './permissionsSlice';

export interface WithPermissions {
  readonly permissions: PermissionsState;
}

/** The role of the current view, where it is not the user's own. */
export const selectViewedRole = (state: WithPermissions): ViewedRole | undefined => state.permissions.viewedAs;
export const selectIsLensOn = (state: WithPermissions): boolean => state.permissions.isLensOn === true;

/** 'Group.Flag' of every granted flag; in the view as another role, the flags of that role. */
export const selectGrantedFlags = createSelector(
  [(state: WithPermissions) => state.permissions.viewedAs?.granted ?? state.permissions.granted],
  (granted): ReadonlySet<PermissionFlag> => new Set(granted),
);

/** True for users who manage roles, also in the view as another role. */
export const selectIsRoleAdministrator = (state: WithPermissions): boolean =>
  state.permissions.granted.includes(rolesFlag);

export const selectPermissionStatus = (state: WithPermissions): PermissionsState['status'] => state.permissions.status;

/** False until the record of permissions was read for the first time, or could not be: nothing is granted until then. */
export const selectArePermissionsKnown = (state: WithPermissions): boolean => state.permissions.status !== 'unread';

/** A selector that is true when at least one of the flags is granted. */
export const makeSelectIsPermitted =
  (needs: readonly PermissionNeed[]) =>
  (state: WithPermissions): boolean =>
    isPermitted(selectGrantedFlags(state), needs);
