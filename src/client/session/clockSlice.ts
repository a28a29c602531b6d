import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The state of the company's clock. The time itself is no state: it passes without actions. */
export interface ClockState {
  /** The date was set by a user. */
  readonly isSet: boolean;
  /** This is the demonstration company, where the date can be set. */
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
