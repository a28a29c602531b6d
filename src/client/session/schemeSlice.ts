import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the system shows dark windows, which the theme 'system' follows: a recording shows what its own system had. */
const slice = createSlice({
  name: 'session',
  initialState: false,
  reducers: { schemeChanged: (_state, { payload }: PayloadAction<boolean>): boolean => payload },
});

export const { schemeChanged } = slice.actions;
export const schemeReducer = slice.reducer;
