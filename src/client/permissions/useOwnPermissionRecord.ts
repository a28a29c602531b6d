import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useGetPermissionRecordQuery } from '../api/api';
import { shownFailure } from '../api/apiFailure';
import { selectUser } from '../session/sessionSelectors';

/** Keeps the signed-in person's permission record read, with the user's Role_permission_id (PERM-001). */
export function useOwnPermissionRecord() {
  const roleId = useSelector(selectUser)?.Role_permission_id;
  const { data, error, isFetching, refetch } = useGetPermissionRecordQuery(roleId === undefined ? skipToken : { id: roleId }, { refetchOnFocus: true });
  return { record: data?.[0], failure: shownFailure(error), isFetching, refetch };
}
