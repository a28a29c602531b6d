import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { makeSelectIsTimerRunning, selectRunningTimer } from '../taskTimerSelectors';
import { useTimerToggle, type TimerToggle } from '../useTimerToggle';

export interface TaskTimerHandle extends Pick<TimerToggle, 'isToggling' | 'failure' | 'clearFailure'> {
  readonly isRunning: boolean;
  /** Start of the running timer (ISO 8601); null without one. */
  readonly runningSince: string | null;
  /** Starts or stops; resolves when the server has answered. Starting stops the timer of another task (F-14). */
  readonly toggle: () => Promise<boolean>;
}

/**
 * The user's timer on one task: one button that starts or stops it (STATE-006).
 * @param name unique within the scope
 */
export function useTaskTimer(taskId: string, projectId: string, name = `timer-${taskId}`): TaskTimerHandle {
  const isRunning = useSelector(makeSelectIsTimerRunning(taskId));
  const startedAt = useSelector(selectRunningTimer)?.startedAt;
  const { toggle, isToggling, failure, clearFailure } = useTimerToggle(name);
  return {
    isRunning,
    runningSince: isRunning && startedAt !== undefined ? startedAt : null,
    isToggling,
    failure,
    clearFailure,
    toggle: useCallback(() => toggle({ taskId, projectId }), [toggle, taskId, projectId]),
  };
}
