import { api, type TaskTimer, type TaskTimerForm } from '../../../api/api';
import type { Listen } from '../../../session/listen';
import { runningTimerEvent, timerEvent } from './timerEvents';

const { toggleTaskTimer, getTaskTimer, getOwnRunningTimer } = api.endpoints;

interface TimerAction {
  readonly payload: TaskTimer;
  readonly meta: { readonly arg: { readonly originalArgs: TaskTimerForm } };
}

const toEvent = ({ payload, meta }: TimerAction) =>
  timerEvent({ timer: payload, taskId: meta.arg.originalArgs.Task_id, projectId: meta.arg.originalArgs.Project_id });

/** Turns the server's answers about timers into events of the task timer. */
export function listenToTimer(listen: Listen): void {
  listen({ matcher: toggleTaskTimer.matchFulfilled, effect: (action, { dispatch }) => void dispatch(toEvent(action)) });
  listen({ matcher: getTaskTimer.matchFulfilled, effect: (action, { dispatch }) => void dispatch(toEvent(action)) });
  listen({
    matcher: getOwnRunningTimer.matchFulfilled,
    effect: ({ payload }, { dispatch }) => void dispatch(runningTimerEvent(payload)),
  });
}
