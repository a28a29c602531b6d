import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The user's running timer; there is at most one (F-14). */
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
    /** A timer has started; one on another task has stopped with it. */
    started: (state, { payload }: PayloadAction<{ running: RunningTimer }>) => {
      state.running = payload.running;
    },
    /** The timer of this task has stopped; one of another task is not affected. */
    stopped: (state, { payload }: PayloadAction<{ taskId: string }>) => {
      if (state.running?.taskId === payload.taskId) state.running = null;
    },
    /** The user's running timer as the server has it, on any task. */
    read: (state, { payload }: PayloadAction<{ running: RunningTimer | null }>) => {
      state.running = payload.running;
    },
  },
});

export const { started, stopped, read } = slice.actions;
export const taskTimerReducer = slice.reducer;
