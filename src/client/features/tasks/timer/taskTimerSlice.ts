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
}

const noTimer: TaskTimerState = { running: null };

const slice = createSlice({
  name: 'taskTimer',
  initialState: noTimer,
  reducers: {
    /** A timer runs from now on; one that ran on another task has stopped with it. */
    started: (state, { payload }: PayloadAction<{ running: RunningTimer }>) => {
      state.running = payload.running;
    },
    /** The timer of this task runs no more; one of another task is not concerned. */
    stopped: (state, { payload }: PayloadAction<{ taskId: string }>) => {
      if (state.running?.taskId === payload.taskId) state.running = null;
    },
    /** What the server says about the person's running timer, whichever task it is on. */
    read: (state, { payload }: PayloadAction<{ running: RunningTimer | null }>) => {
      state.running = payload.running;
    },
  },
});

export const { started, stopped, read } = slice.actions;
export const taskTimerReducer = slice.reducer;
