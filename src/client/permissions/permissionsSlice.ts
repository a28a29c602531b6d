import { createSlice, isRejectedWithValue, type PayloadAction } from '@reduxjs/toolkit';
import { isGrantedValue } from '../../domain/permissions/isPermitted';
import { permissionFlags, type PermissionFlag } from '../../domain/permissions/permissionCatalogue';
import { api } from '../api/api';

export interface PermissionsState {
  /** Name of the role; null until it is loaded. */
  role: string | null;
  /** 'Group.Flag' of every granted flag. */
  granted: PermissionFlag[];
  /** 'failed': the record could not be read, which grants nothing. */
  status: 'unread' | 'read' | 'failed';
  /** The role that a manager of roles views the program as; absent: the user's own. Not stored, so a reload ends it. */
  viewedAs?: ViewedRole | undefined;
  /** True while controls show which flag governs them. */
  isLensOn?: boolean;
}

export interface ViewedRole {
  readonly role: string;
  readonly granted: readonly PermissionFlag[];
  /** True after a change was rejected because of the view. */
  readonly hasRejected?: boolean;
}

const unreadPermissions: PermissionsState = { role: null, granted: [], status: 'unread' };

const isFlagGranted = (record: object | undefined, flag: PermissionFlag): boolean => {
  const [groupName = '', flagName = ''] = flag.split('.');
  const group: unknown = record && groupName in record ? record[groupName as keyof typeof record] : undefined;
  return (
    typeof group === 'object' &&
    group !== null &&
    flagName in group &&
    isGrantedValue(group[flagName as keyof typeof group])
  );
};

const { getPermissionRecord } = api.endpoints;

const isChange = (meta: object): boolean =>
  'arg' in meta &&
  typeof meta.arg === 'object' &&
  meta.arg !== null &&
  'type' in meta.arg &&
  meta.arg.type === 'mutation';
const isRejectedChange = (action: unknown): boolean =>
  isRejectedWithValue(action) &&
  isChange(action.meta) &&
  typeof action.payload === 'object' &&
  action.payload !== null &&
  'httpStatus' in action.payload &&
  action.payload.httpStatus === 403;

const slice = createSlice({
  name: 'permissions',
  initialState: unreadPermissions,
  reducers: {
    viewAsStarted: (state, { payload }: PayloadAction<ViewedRole>) => {
      state.viewedAs = { role: payload.role, granted: [...payload.granted] };
    },
    viewAsEnded: (state) => {
      state.viewedAs = undefined;
    },
    lensTurned: (state, { payload }: PayloadAction<boolean>) => {
      state.isLensOn = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      // PERM-007: the call counts only when its status is 1; the base query turns anything else into a rejection.
      .addMatcher(getPermissionRecord.matchFulfilled, (state, { payload }): PermissionsState => {
        const record = payload[0];
        return {
          ...state,
          role: record?.Role ?? null,
          granted: permissionFlags.filter((flag) => isFlagGranted(record, flag)),
          status: 'read',
        };
      })
      // The base query rejects every change; the banner reports it for controls that cannot.
      .addMatcher(isRejectedChange, (state) => {
        if (state.viewedAs) state.viewedAs = { ...state.viewedAs, hasRejected: true };
      })
      .addMatcher(getPermissionRecord.matchRejected, (state, { meta }) => {
        // A failed refresh keeps the known record; a skipped call has not failed.
        if (!meta.condition && state.status === 'unread') state.status = 'failed';
      });
  },
});

export const { viewAsStarted, viewAsEnded, lensTurned } = slice.actions;
export const permissionsReducer = slice.reducer;
