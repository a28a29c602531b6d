import { skipToken } from '@reduxjs/toolkit/query';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { api, useGetPermissionRecordQuery } from '../api/api';
import { shownFailure, type ApiFailure } from '../api/apiFailure';
import { selectUser } from '../session/sessionSelectors';

const { getPermissionRecord } = api.endpoints;

const useRoleArgument = () => {
  const roleId = useSelector(selectUser)?.Role_permission_id;
  return roleId === undefined ? skipToken : { id: roleId };
};

/**
 * Subscribes to the user's permission record by the user's Role_permission_id (PERM-001). The shell does this for all
 * screens.
 */
export function useOwnPermissionRecord(): void {
  useGetPermissionRecordQuery(useRoleArgument(), { refetchOnFocus: true });
}

/** The failure to read the record, and a retry. Reads nothing itself. */
export function usePermissionRetry(): { failure: ApiFailure | undefined; isRetrying: boolean; retry: () => void } {
  const argument = useRoleArgument();
  const { error, isFetching } = getPermissionRecord.useQueryState(argument);
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const retry = (): void => {
    if (argument !== skipToken)
      void dispatch(getPermissionRecord.initiate(argument, { forceRefetch: true, subscribe: false }));
  };
  return { failure: shownFailure(error), isRetrying: isFetching, retry };
}
