import { combineReducers } from '@reduxjs/toolkit';
import { accountReducer } from './accountSlice';
import { liveReducer } from './liveSlice';
import { locationReducer } from './locationSlice';
import { preferencesReducer } from './preferencesSlice';

/** The visit: who is signed in, which address is open, what the person prefers. */
export const sessionReducer = combineReducers({
  account: accountReducer,
  location: locationReducer,
  preferences: preferencesReducer,
  live: liveReducer,
});

export interface WithSession {
  readonly session: ReturnType<typeof sessionReducer>;
}
