import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { countedFromText } from '../../../domain/timer/closedHours';
import { useLazyGetOwnRunningTimerQuery, useToggleTaskTimerMutation } from '../../api/api';
import { shownFailure, type ApiFailure } from '../../api/apiFailure';
import { selectRunningTimer, type WithTaskTimer } from './taskTimerSelectors';
import { showSuccess } from '../../ui/dialogs/toaster';
import { useCallState } from '../../screen-state/useCallState';

export interface TimedTask {
  readonly taskId: string;
  readonly projectId: string;
}

interface Progress {
  readonly isToggling: boolean;
  readonly failure: ApiFailure | null;
}
const idle: Progress = { isToggling: false, failure: null };
/** Whether the timer runs is read again. */
const continued = (known: Progress): Progress => (known.isToggling ? idle : known);

export interface TimerToggle {
  /**
   * Starts the timer on a task, or stops it when it runs there (STATE-006). Resolves when the server has answered: true
   * when it took effect.
   */
  readonly toggle: (task: TimedTask) => Promise<boolean>;
  readonly isToggling: boolean;
  /** Why the last press had no effect; 409 means that the timer already was in another state. */
  readonly failure: ApiFailure | null;
  readonly clearFailure: () => void;
}

/**
 * Starts and stops the user's timer on any task, and reports that another one was stopped (F-14).
 * @param name unique within the scope
 */
export function useTimerToggle(name: string): TimerToggle {
  const store = useStore<WithTaskTimer>();
  const [send] = useToggleTaskTimerMutation();
  const [{ isToggling, failure }, show] = useCallState(name, idle, continued);
  const [readRunningTimer] = useLazyGetOwnRunningTimerQuery();
  const toggle = useCallback(
    async ({ taskId, projectId }: TimedTask): Promise<boolean> => {
      const running = selectRunningTimer(store.getState());
      const isRunning = running?.taskId === taskId;
      // The seen state is sent along, so that a timer that was toggled in another window is not toggled back.
      show({ isToggling: true, failure: null });
      const answer = await send({
        Task_id: taskId,
        Project_id: projectId,
        Expected: isRunning ? 'Running' : 'Stopped',
      });
      show({ isToggling: false, failure: shownFailure(answer.error) ?? null });
      if (answer.data?.Counted_from) void showSuccess(countedFromText(answer.data.Counted_from));
      if (answer.data?.Stopped_task) void showSuccess(`Timer on ${answer.data.Stopped_task.Task_key} stopped`);
      else if (answer.data && isRunning) void showSuccess(`Timer on ${running.taskKey} stopped`);
      if (shownFailure(answer.error)?.httpStatus === 409) await readRunningTimer();
      return answer.error === undefined;
    },
    [store, send, readRunningTimer, show],
  );
  const clearFailure = useCallback(() => show(idle), [show]);
  return { toggle, isToggling, failure, clearFailure };
}
