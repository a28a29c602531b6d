import { Failure } from '../../errors/failure';
import { addHistoryEntries } from '../../history/historyRepository';
import type { Call, Handler } from '../../operations/call';
import { mustSeeTask } from '../../visibility/visibilityReadModel';
import { taskTimerWire } from './taskTimerWire';
import { timerOn } from './taskTimersReadModel';
import { holdTask, queueTogglesOf, runningTimerOf, startTimer, stopTimer, toggleMoment, type RunningTimer } from './taskTimersRepository';

type ToggleCall = Call<'toggleTaskTimer'>;

const answer = async ({ body, caller, database, now }: ToggleCall, stopped: RunningTimer | null) => ({
  ...taskTimerWire(await timerOn(database, caller.employeeId, body.Task_id), now),
  Stopped_task: stopped === null ? null : { _id: stopped.task_id, Task_key: stopped.key },
});

/** Starts the timer; another one that runs is stopped in the same transaction, and both histories tell it. */
async function start(call: ToggleCall, running: RunningTimer | undefined): Promise<void> {
  const { body, caller, database, now } = call;
  const task = await holdTask(database, body.Task_id, running?.task_id);
  const moment = await toggleMoment(database, caller.employeeId, now);
  if (running !== undefined) await stopTimer(database, running.id, moment);
  await startTimer(database, { taskId: body.Task_id, projectId: task.project_id, employeeId: caller.employeeId, startedAt: moment });
  if (running === undefined) return;
  const entry = { actorId: caller.employeeId, happenedAt: moment };
  await addHistoryEntries(database, [
    { ...entry, subject: { kind: 'task', id: running.task_id }, action: `Timer stopped: started on ${task.key}` },
    { ...entry, subject: { kind: 'task', id: body.Task_id }, action: `Timer started: stopped on ${running.key}` },
  ]);
}

/**
 * CALL-033: starts or stops the caller's timer on a task. One timer runs per person (F-14). Who may not see the task any
 * more can still stop a timer that runs on it.
 * @throws Failure 404 when the caller may not see the task, 409 with the timer when it is not in the `Expected` state any more
 */
export const toggleTaskTimer: Handler<'toggleTaskTimer'> = async (call) => {
  const { body, caller, database, now } = call;
  await queueTogglesOf(database, caller.employeeId);
  const running = await runningTimerOf(database, caller.employeeId);
  const isRunningHere = running?.task_id === body.Task_id;
  if (!isRunningHere) await mustSeeTask(database, caller, body.Task_id);
  if (body.Expected !== undefined && body.Expected !== (isRunningHere ? 'Running' : 'Stopped')) {
    throw new Failure(409, isRunningHere ? 'The timer is running already' : 'The timer is stopped already', { current: await answer(call, null) });
  }
  if (!isRunningHere) {
    await start(call, running);
    return answer(call, running ?? null);
  }
  await stopTimer(database, running.id, await toggleMoment(database, caller.employeeId, now));
  return answer(call, null);
};
