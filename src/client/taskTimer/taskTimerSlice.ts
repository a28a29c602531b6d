import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The timer that runs for the signed-in person; there is at most one (F-14). */
export interface RunningTimer {
  taskId: string;
  projectId: string;
  taskKey: string;
  summary: string;
  /** ISO 8601, UTC, on the server's clock. */
  startedAt: string;
}

export interface TaskTimerState {
  running: RunningTimer | null;
  /** What must be added to this machine's clock to get the server's. */
  clockOffsetMilliseconds: number;
}

const noTimer: TaskTimerState = { running: null, clockOffsetMilliseconds: 0 };

interface Told {
  /** Absent when the server did not tell its time. */
  clockOffsetMilliseconds?: number;
}

const takeOffset = (state: TaskTimerState, { clockOffsetMilliseconds }: Told): void => {
  if (clockOffsetMilliseconds !== undefined) state.clockOffsetMilliseconds = clockOffsetMilliseconds;
};

const slice = createSlice({
  name: 'taskTimer',
  initialState: noTimer,
  reducers: {
    /** A timer runs from now on; one that ran on another task has stopped with it. */
    started: (state, { payload }: PayloadAction<{ running: RunningTimer } & Told>) => {
      state.running = payload.running;
      takeOffset(state, payload);
    },
    /** The timer of this task runs no more; one of another task is not concerned. */
    stopped: (state, { payload }: PayloadAction<{ taskId: string } & Told>) => {
      if (state.running?.taskId === payload.taskId) state.running = null;
      takeOffset(state, payload);
    },
    /** What the server says about the person's running timer, whichever task it is on. */
    read: (state, { payload }: PayloadAction<{ running: RunningTimer | null } & Told>) => {
      state.running = payload.running;
      takeOffset(state, payload);
    },
  },
});

export const { started, stopped, read } = slice.actions;
export const taskTimerReducer = slice.reducer;
