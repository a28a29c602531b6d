import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { isAnswered, isFailedCall, isSentCall } from '../api/callEvents';
import { expired, signedIn, signedOut } from './accountSlice';
import { preferenceChosen } from './preferencesSlice';

interface StoredChoice {
  readonly value: string;
  /** It is still to be stored, or is being stored. */
  readonly isWaiting: boolean;
  /**
   * Calls that were reading when the server had stored it: their answers may be older. null until it is stored, and for
   * good when it could not be.
   */
  readonly readBefore: readonly string[] | null;
}

/** What the user has chosen on this page and answers of the server must not overwrite. */
export interface PreferenceCallsState {
  /** Calls that are reading the preferences. */
  readonly reads: readonly string[];
  /** Preferences that are being stored, each by one call: a second one could arrive before it. */
  readonly saving: readonly string[];
  readonly choices: Readonly<Record<string, StoredChoice>>;
}

export const noPreferenceCalls: PreferenceCallsState = { reads: [], saving: [], choices: {} };

const without = (keys: readonly string[], key: string): readonly string[] => keys.filter((one) => one !== key);

function withoutRead(state: PreferenceCallsState, requestId: string): PreferenceCallsState {
  const left = Object.entries(state.choices).flatMap(([key, choice]): [string, StoredChoice][] => {
    const readBefore = choice.readBefore?.filter((id) => id !== requestId) ?? null;
    return readBefore?.length === 0 ? [] : [[key, { ...choice, readBefore }]];
  });
  return { ...state, reads: without(state.reads, requestId), choices: Object.fromEntries(left) };
}

const slice = createSlice({
  name: 'session/preferenceCalls',
  initialState: noPreferenceCalls,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(preferenceChosen, (state, { payload: { key, value } }) => ({
        ...state,
        choices: { ...state.choices, [key]: { value, isWaiting: true, readBefore: null } },
      }))
      .addMatcher(isAnyOf(signedIn, signedOut, expired), () => noPreferenceCalls)
      .addMatcher(isSentCall('listPreferences'), (state, { meta: { requestId } }) => ({
        ...state,
        reads: [...state.reads, requestId],
      }))
      .addMatcher(isSentCall('savePreference'), (state, { meta }) => ({
        ...state,
        saving: [...state.saving, meta.arg.originalArgs.Key],
      }))
      .addMatcher(isFailedCall('savePreference'), (state, { meta }) => {
        const { Key, Value } = meta.arg.originalArgs;
        const saving = without(state.saving, Key);
        const choice = state.choices[Key];
        if (choice?.value !== Value) return { ...state, saving };
        return { ...state, saving, choices: { ...state.choices, [Key]: { ...choice, isWaiting: false } } };
      })
      .addMatcher(isAnswered('savePreference'), (state, { meta }) => {
        const { Key, Value } = meta.arg.originalArgs;
        const { reads } = state;
        const saving = without(state.saving, Key);
        // A later choice is still to be sent.
        if (state.choices[Key]?.value !== Value) return { ...state, saving };
        const { [Key]: _stored, ...others } = state.choices;
        return reads.length === 0
          ? { reads, saving, choices: others }
          : { reads, saving, choices: { ...others, [Key]: { value: Value, isWaiting: false, readBefore: reads } } };
      })
      .addMatcher(isAnswered('listPreferences'), (state, { meta }) => withoutRead(state, meta.requestId))
      .addMatcher(isFailedCall('listPreferences'), (state, { meta }) => withoutRead(state, meta.requestId));
  },
});
export const preferenceCallsReducer = slice.reducer;

/** Whether an answer to a call that read the preferences knows the present value of one. */
export function isReadCurrent({ choices }: PreferenceCallsState, key: string, requestId: string): boolean {
  const choice = choices[key];
  return choice === undefined || (choice.readBefore !== null && !choice.readBefore.includes(requestId));
}
