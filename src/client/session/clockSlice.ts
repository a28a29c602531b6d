import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What is special about the company's clock. The time itself is no state: it goes by while nothing happens. */
export interface ClockState {
  /** Somebody has set what day it is. */
  readonly isSet: boolean;
  /** This is the demonstration company, where that is possible. */
  readonly isSettable: boolean;
}

const usual: ClockState = { isSet: false, isSettable: false };

const slice = createSlice({
  name: 'companyClock',
  initialState: usual,
  reducers: { clockRead: (_state, { payload }: PayloadAction<ClockState>): ClockState => payload },
});

export interface WithClock {
  readonly companyClock: ClockState;
}

export const selectIsClockSet = ({ companyClock }: WithClock): boolean => companyClock.isSet;
export const selectIsClockSettable = ({ companyClock }: WithClock): boolean => companyClock.isSettable;

export const { clockRead } = slice.actions;
export const clockReducer = slice.reducer;
