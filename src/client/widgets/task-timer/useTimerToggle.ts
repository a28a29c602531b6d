import { useCallback, useState } from 'react';
import { useStore } from 'react-redux';
import { useLazyGetOwnRunningTimerQuery, useToggleTaskTimerMutation } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { selectRunningTimer, type WithTaskTimer } from '../../taskTimer/taskTimerSelectors';
import { showSuccess } from '../../ui/dialogs/toaster';

/** The task whose timer is meant. */
export interface TimedTask {
  readonly taskId: string;
  readonly projectId: string;
}

export interface TimerToggle {
  /** Starts the timer on a task, or stops it when it runs there (STATE-006). */
  readonly toggle: (task: TimedTask) => Promise<void>;
  /** The task whose timer is being started or stopped. */
  readonly changingTaskId: string | undefined;
  /** Why the last press had no effect; undefined when it had. */
  readonly failureText: string | undefined;
  readonly forgetFailure: () => void;
}

/** Starting and stopping the person's timer, with what must be said about it: a start stops the timer of another task (F-14). */
export function useTimerToggle(): TimerToggle {
  const { getState } = useStore<WithTaskTimer>();
  const [toggleTimer, { isLoading, originalArgs }] = useToggleTaskTimerMutation();
  const [readRunningTimer] = useLazyGetOwnRunningTimerQuery();
  const [failureText, setFailureText] = useState<string>();

  const toggle = useCallback(
    async ({ taskId, projectId }: TimedTask): Promise<void> => {
      setFailureText(undefined);
      const isRunning = selectRunningTimer(getState())?.taskId === taskId;
      // What was seen travels along: a timer that was toggled in another window meanwhile is not toggled back.
      const { data, error } = await toggleTimer({ Task_id: taskId, Project_id: projectId, Expected: isRunning ? 'Running' : 'Stopped' });
      if (data?.Stopped_task) void showSuccess(`Timer on ${data.Stopped_task.Task_key} stopped`);
      const failure = shownFailure(error);
      if (!failure) return;
      setFailureText(failure.message);
      if (failure.httpStatus === 409) await readRunningTimer();
    },
    [getState, toggleTimer, readRunningTimer],
  );
  const forgetFailure = useCallback(() => setFailureText(undefined), []);
  return { toggle, changingTaskId: isLoading ? originalArgs?.Task_id : undefined, failureText, forgetFailure };
}
