import { createSlice } from '@reduxjs/toolkit';
import { isGrantedValue } from '../../domain/permissions/isPermitted';
import { permissionFlags, type PermissionFlag } from '../../domain/permissions/permissionCatalogue';
import { api } from '../api/api';

/** What the signed-in person may do. */
export interface PermissionsState {
  /** Name of the role; null until it is known. */
  role: string | null;
  /** 'Group.Flag' of every flag that is granted. */
  granted: PermissionFlag[];
  /** 'failed': the record could not be read, which grants nothing. */
  standing: 'unread' | 'read' | 'failed';
}

export const unreadPermissions: PermissionsState = { role: null, granted: [], standing: 'unread' };

const isFlagGranted = (record: object | undefined, flag: PermissionFlag): boolean => {
  const [groupName = '', flagName = ''] = flag.split('.');
  const group: unknown = record && groupName in record ? record[groupName as keyof typeof record] : undefined;
  return typeof group === 'object' && group !== null && flagName in group && isGrantedValue(group[flagName as keyof typeof group]);
};

const { getPermissionRecord } = api.endpoints;

const slice = createSlice({
  name: 'permissions',
  initialState: unreadPermissions,
  reducers: {},
  extraReducers: (builder) => {
    builder
      // PERM-007: the call counts only when its status is 1; the base query makes anything else a rejection.
      .addMatcher(getPermissionRecord.matchFulfilled, (_state, { payload }): PermissionsState => {
        const record = payload[0];
        return { role: record?.Role ?? null, granted: permissionFlags.filter((flag) => isFlagGranted(record, flag)), standing: 'read' };
      })
      .addMatcher(getPermissionRecord.matchRejected, (state, { meta }) => {
        // A refresh that fails leaves what is known; a call that was not needed has not failed.
        if (!meta.condition && state.standing === 'unread') state.standing = 'failed';
      });
  },
});

export const permissionsReducer = slice.reducer;
