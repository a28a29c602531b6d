import { createSelector } from '@reduxjs/toolkit';
import { isPermitted, type PermissionNeed } from '../../domain/permissions/isPermitted';
import { keeperFlag } from '../../domain/permissions/roleRules';
import type { PermissionFlag } from '../../domain/permissions/permissionCatalogue';
import type { PermissionsState, ViewedRole } from './permissionsSlice';

export interface WithPermissions {
  readonly permissions: PermissionsState;
}

/** The role as which the desk is looked at, where it is not one's own. */
export const selectViewedRole = (state: WithPermissions): ViewedRole | undefined => state.permissions.viewedAs;
export const selectIsLensOn = (state: WithPermissions): boolean => state.permissions.isLensOn === true;

/** 'Group.Flag' of every granted flag; those of the role as which the desk is looked at, if it is. */
export const selectGrantedFlags = createSelector(
  [(state: WithPermissions) => state.permissions.viewedAs?.granted ?? state.permissions.granted],
  (granted): ReadonlySet<PermissionFlag> => new Set(granted),
);

/** True for who keeps the roles, whatever role the desk is looked at as. */
export const selectIsRoleKeeper = (state: WithPermissions): boolean => state.permissions.granted.includes(keeperFlag);

export const selectPermissionStanding = (state: WithPermissions): PermissionsState['standing'] =>
  state.permissions.standing;

/** A selector that is true when at least one of the needs is granted. */
export const makeSelectIsPermitted =
  (needs: readonly PermissionNeed[]) =>
  (state: WithPermissions): boolean =>
    isPermitted(selectGrantedFlags(state), needs);
