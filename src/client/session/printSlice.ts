import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the browser is printing the page: paper is light. */
const slice = createSlice({
  name: 'session',
  initialState: false,
  reducers: { printingChanged: (_state, { payload }: PayloadAction<boolean>): boolean => payload },
});

export const { printingChanged } = slice.actions;
export const printReducer = slice.reducer;
