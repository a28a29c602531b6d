import { createSelector } from '@reduxjs/toolkit';
import { isPermitted, type PermissionNeed } from '../../domain/permissions/isPermitted';
import type { PermissionFlag } from '../../domain/permissions/permissionCatalogue';
import type { PermissionsState } from './permissionsSlice';

export interface WithPermissions {
  readonly permissions: PermissionsState;
}

/** 'Group.Flag' of every granted flag. */
export const selectGrantedFlags = createSelector([(state: WithPermissions) => state.permissions.granted], (granted): ReadonlySet<PermissionFlag> => new Set(granted));

export const selectPermissionStanding = (state: WithPermissions): PermissionsState['standing'] => state.permissions.standing;

/** A selector that is true when at least one of the needs is granted. */
export const makeSelectIsPermitted =
  (needs: readonly PermissionNeed[]) =>
  (state: WithPermissions): boolean =>
    isPermitted(selectGrantedFlags(state), needs);
