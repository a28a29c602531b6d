import type { RunningTimer, TaskTimerState } from './timer/taskTimerSlice';

export interface WithTaskTimer {
  readonly taskTimer: TaskTimerState;
}

export const selectRunningTimer = (state: WithTaskTimer): RunningTimer | null => state.taskTimer.running;

/** A selector that is true while the user's timer runs on this task. */
export const makeSelectIsTimerRunning =
  (taskId: string) =>
  (state: WithTaskTimer): boolean =>
    state.taskTimer.running?.taskId === taskId;
