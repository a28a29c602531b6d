import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isAnswered } from '../api/callEvents';

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
  extraReducers: (builder) => {
    builder.addMatcher(isAnswered('listPreferences'), (state, { payload }) => {
      payload.forEach(({ Key, Value }) => {
        state[Key] = Value;
      });
    });
  },
});

export const { preferenceChosen } = slice.actions;
export const preferencesReducer = slice.reducer;
