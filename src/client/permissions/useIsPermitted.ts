import { useSelector } from 'react-redux';
import { isPermitted, type PermissionNeed } from '../../domain/permissions/isPermitted';
import { selectGrantedFlags } from './permissionSelectors';

/** True when the signed-in person holds at least one of the flags: `useIsPermitted('Project.Edit_Task')`. */
export const useIsPermitted = (...needs: readonly PermissionNeed[]): boolean => isPermitted(useSelector(selectGrantedFlags), needs);
