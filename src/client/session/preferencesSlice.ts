import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Preference } from '../api/api';

/** The user's preferences as JSON texts by key: theme, density, collapsed sidebar, table layouts. */
export type PreferencesState = Record<string, string>;

const nothingChosen: PreferencesState = {};

const slice = createSlice({
  name: 'session',
  initialState: nothingChosen,
  reducers: {
    preferenceChosen: {
      /** @param value any plain value; undefined removes the preference */
      prepare: (key: string, value: unknown) => ({
        payload: { key, value: value === undefined ? '' : JSON.stringify(value) },
      }),
      reducer: (state, { payload }: PayloadAction<{ key: string; value: string }>) => {
        if (payload.value === '') delete state[payload.key];
        else state[payload.key] = payload.value;
      },
    },
  },
});

export const { preferenceChosen } = slice.actions;
export const preferencesReducer = slice.reducer;

/** With what the server has stored. */
export const withStored = (state: PreferencesState, stored: readonly Preference[]): PreferencesState => ({
  ...state,
  ...Object.fromEntries(stored.map(({ Key, Value }) => [Key, Value])),
});
