import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { PermissionNeed } from '../../domain/permissions/isPermitted';
import { trackFlagCheck } from './flagChecks';
import { makeSelectIsPermitted } from './permissionSelectors';

/**
 * True when the user has at least one of the flags: `useIsPermitted('Project.Edit_Task')`. Always true without flags.
 */
export function useIsPermitted(...needs: readonly PermissionNeed[]): boolean {
  const key = needs.join(' ');
  useEffect(() => trackFlagCheck(key), [key]);
  // The array is new on every call; its content is not.
  // oxlint-disable-next-line react/exhaustive-deps
  return useSelector(useMemo(() => makeSelectIsPermitted(needs), [key]));
}
