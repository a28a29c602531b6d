import { combineReducers } from '@reduxjs/toolkit';
import { accountReducer } from './accountSlice';
import { liveReducer } from './liveSlice';
import { locationReducer } from './locationSlice';
import { preferencesReducer } from './preferencesSlice';

export const sessionReducer = combineReducers({
  account: accountReducer,
  location: locationReducer,
  preferences: preferencesReducer,
  live: liveReducer,
});

export interface WithSession {
  readonly session: ReturnType<typeof sessionReducer>;
}
