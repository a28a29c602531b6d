import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { countedFromText } from '../../../domain/timer/closedHours';
import { useLazyGetOwnRunningTimerQuery, useToggleTaskTimerMutation } from '../../api/api';
import { shownFailure, type ApiFailure } from '../../api/apiFailure';
import { selectRunningTimer, type WithTaskTimer } from './taskTimerSelectors';
import { showSuccess } from '../../ui/dialogs/toaster';

export interface TimedTask {
  readonly taskId: string;
  readonly projectId: string;
}

export interface TimerToggle {
  /**
   * Starts the timer on a task, or stops it when it runs there (STATE-006). Resolves when the server has answered: true
   * when it took effect.
   */
  readonly toggle: (task: TimedTask) => Promise<boolean>;
  readonly isToggling: boolean;
  /** Why the last press had no effect; 409 means that the timer already was in another state. */
  readonly failure: ApiFailure | undefined;
  readonly clearFailure: () => void;
}

/** Starts and stops the user's timer on any task, and reports that another one was stopped (F-14). */
export function useTimerToggle(): TimerToggle {
  const store = useStore<WithTaskTimer>();
  const [send, { isLoading, error, reset }] = useToggleTaskTimerMutation();
  const [readRunningTimer] = useLazyGetOwnRunningTimerQuery();
  const toggle = useCallback(
    async ({ taskId, projectId }: TimedTask): Promise<boolean> => {
      const isRunning = selectRunningTimer(store.getState())?.taskId === taskId;
      // The seen state is sent along, so that a timer that was toggled in another window is not toggled back.
      const answer = await send({
        Task_id: taskId,
        Project_id: projectId,
        Expected: isRunning ? 'Running' : 'Stopped',
      });
      if (answer.data?.Counted_from) void showSuccess(countedFromText(answer.data.Counted_from));
      if (answer.data?.Stopped_task) void showSuccess(`Timer on ${answer.data.Stopped_task.Task_key} stopped`);
      if (shownFailure(answer.error)?.httpStatus === 409) await readRunningTimer();
      return answer.error === undefined;
    },
    [store, send, readRunningTimer],
  );
  return { toggle, isToggling: isLoading, failure: shownFailure(error), clearFailure: reset };
}
