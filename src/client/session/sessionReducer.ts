import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { isAnswered } from '../api/callEvents';
import { accountReducer } from './accountSlice';
import { liveReducer } from './liveSlice';
import { locationReducer } from './locationSlice';
import { isReadCurrent, noPreferenceCalls, preferenceCallsReducer } from './preferenceCallsSlice';
import { preferencesReducer, withStored } from './preferencesSlice';
import { printReducer } from './printSlice';
import { schemeReducer } from './schemeSlice';

const combined = combineReducers({
  account: accountReducer,
  location: locationReducer,
  preferences: preferencesReducer,
  preferenceCalls: preferenceCallsReducer,
  isSystemDark: schemeReducer,
  isPrinting: printReducer,
  live: liveReducer,
});

type SessionState = ReturnType<typeof combined>;

const isRead = isAnswered('listPreferences');

/** An answer that was under way while the user chose another value of a preference does not overwrite it. */
export function sessionReducer(state: Parameters<typeof combined>[0], action: UnknownAction): SessionState {
  const next = combined(state, action);
  if (!isRead(action)) return next;
  const { requestId } = action.meta;
  const before = state?.preferenceCalls ?? noPreferenceCalls;
  const current = action.payload.filter(({ Key }) => isReadCurrent(before, Key, requestId));
  return { ...next, preferences: withStored(next.preferences, current) };
}

export interface WithSession {
  readonly session: SessionState;
}
