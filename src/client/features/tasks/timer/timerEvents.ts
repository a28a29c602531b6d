import type { TaskTimer } from '../../../api/api';
import { read, started, stopped, type RunningTimer } from './taskTimerSlice';

/** The answer of a call about the timer of one task. */
export interface TimerAnswer {
  readonly timer: TaskTimer;
  readonly taskId: string;
  readonly projectId: string | undefined;
}

function getRunning(timer: TaskTimer, taskId: string, projectId: string | undefined): RunningTimer | null {
  if (timer.Status !== 'Running' || timer.Check_In === null) return null;
  return {
    taskId: timer.Task_id ?? taskId,
    projectId: timer.Project_id ?? projectId ?? '',
    taskKey: timer.Task_key ?? '',
    summary: timer.Short_summary ?? '',
    startedAt: timer.Check_In,
  };
}

/** The event of an answer about one task's timer: started or stopped. */
export function timerEvent({
  timer,
  taskId,
  projectId,
}: TimerAnswer): ReturnType<typeof started> | ReturnType<typeof stopped> {
  const running = getRunning(timer, taskId, projectId);
  return running ? started({ running }) : stopped({ taskId });
}

/** The event of the answer about the user's running timer. */
export function runningTimerEvent(timers: readonly TaskTimer[]): ReturnType<typeof read> {
  const timer = timers[0];
  return timer ? read({ running: getRunning(timer, '', undefined) }) : read({ running: null });
}
