import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { secondMs } from '../../domain/calendar/duration';

/** What is known of the company's clock apart from the time. */
interface ClockMarks {
  /** The date was set by a user. */
  readonly isSet: boolean;
  /** This is the demonstration company, where the date can be set. */
  readonly isSettable: boolean;
}

/** The company's clock. Its time is that of the last tick: it ticks only as often as a mounted component asks for. */
export interface ClockState extends ClockMarks {
  readonly nowMs: number;
  /** The last tick for what shows minutes: it must not be rendered every second. */
  readonly minuteMs: number;
}

export const clockAt = (nowMs: number): ClockState => ({ isSet: false, isSettable: false, nowMs, minuteMs: nowMs });

const slice = createSlice({
  name: 'companyClock',
  initialState: clockAt(0),
  reducers: {
    clockRead: (state, { payload }: PayloadAction<ClockMarks>): ClockState => ({ ...state, ...payload }),
    ticked: (
      state,
      { payload: { nowMs, isMinute } }: PayloadAction<{ nowMs: number; isMinute: boolean }>,
    ): ClockState => ({
      ...state,
      nowMs,
      minuteMs: isMinute ? nowMs : state.minuteMs,
    }),
  },
});

export interface WithClock {
  readonly companyClock: ClockState;
}

export const selectIsClockSet = ({ companyClock }: WithClock): boolean => companyClock.isSet;
export const selectIsClockSettable = ({ companyClock }: WithClock): boolean => companyClock.isSettable;
export const selectNowMs = ({ companyClock }: WithClock, stepMs: number): number =>
  stepMs <= secondMs ? companyClock.nowMs : companyClock.minuteMs;

export const { clockRead, ticked } = slice.actions;
export const clockReducer = slice.reducer;
