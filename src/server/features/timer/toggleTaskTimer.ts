import { dayIn } from '../../../domain/calendar/day';
import { mayChangeInMonth } from '../../../domain/leave/leaveDecision';
import { toMonth } from '../../../domain/calendar/month';
import { countedFromText } from '../../../domain/timer/closedHours';
import { Failure } from '../../errors/failure';
import { addHistoryEntries } from '../../history/historyRepository';
import type { Call, Handler } from '../../operations/call';
import { stopTimers, type StoppedTimer } from '../../timers/stopTimersRepository';
import { mustSeeTask } from '../../visibility/visibilityReadModel';
import { taskTimerWire } from './taskTimerWire';
import { newestTimer } from './taskTimersReadModel';
import {
  lockTask,
  lockToggles,
  findRunningTimer,
  startTimer,
  toggleMoment,
  type RunningTimer,
} from './taskTimersRepository';

type ToggleCall = Call<'toggleTaskTimer'>;

/** Stops one of the caller's timers; hours in a closed month are logged only for HR. */
async function stop(
  { caller, database, services }: ToggleCall,
  timer: RunningTimer,
  at: Date,
): Promise<StoppedTimer | null> {
  const isInClosedMonths = mayChangeInMonth({ closedMonth: toMonth(dayIn(services.companyTimeZone, at)) }, caller);
  const [stopped] = await stopTimers(
    database,
    { column: 'id', values: [timer.id] },
    { at, timeZone: services.companyTimeZone, isInClosedMonths },
  );
  if (stopped?.counted_from) {
    const action = `Timer stopped: ${countedFromText(dayIn(services.companyTimeZone, stopped.counted_from))}`;
    await addHistoryEntries(database, [
      { subject: { kind: 'task', id: timer.task_id }, actorId: caller.employeeId, happenedAt: at, action },
    ]);
  }
  return stopped ?? null;
}

const answer = async (
  { body, caller, database, now, services }: ToggleCall,
  stoppedElsewhere: RunningTimer | null,
  stopped: StoppedTimer | null = null,
) => ({
  ...taskTimerWire(await newestTimer(database, caller.employeeId, body.Task_id), now),
  Stopped_task: stoppedElsewhere === null ? null : { _id: stoppedElsewhere.task_id, Task_key: stoppedElsewhere.key },
  Counted_from: stopped?.counted_from ? dayIn(services.companyTimeZone, stopped.counted_from) : null,
});

/** Starts the timer; another running one is stopped in the same transaction, and both histories record it. */
async function start(call: ToggleCall, running: RunningTimer | undefined): Promise<StoppedTimer | null> {
  const { body, caller, database, now } = call;
  const task = await lockTask(database, body.Task_id, running?.task_id);
  const moment = await toggleMoment(database, caller.employeeId, now);
  const stopped = running === undefined ? null : await stop(call, running, moment);
  await startTimer(database, {
    taskId: body.Task_id,
    projectId: task.project_id,
    employeeId: caller.employeeId,
    startedAt: moment,
  });
  if (running === undefined) return null;
  const entry = { actorId: caller.employeeId, happenedAt: moment };
  await addHistoryEntries(database, [
    { ...entry, subject: { kind: 'task', id: running.task_id }, action: `Timer stopped: started on ${task.key}` },
    { ...entry, subject: { kind: 'task', id: body.Task_id }, action: `Timer started: stopped on ${running.key}` },
  ]);
  return stopped;
}

/**
 * CALL-033: starts or stops the caller's timer on a task. One timer runs per employee (F-14). A timer on a task that is
 * no longer visible can still be stopped.
 * @throws Failure 404 when the caller may not see the task, 409 with the timer when it is not in the `Expected` state
 */
export const toggleTaskTimer: Handler<'toggleTaskTimer'> = async (call) => {
  const { body, caller, database, now } = call;
  await lockToggles(database, caller.employeeId);
  const running = await findRunningTimer(database, caller.employeeId);
  const isSameTask = running?.task_id === body.Task_id;
  if (!isSameTask) await mustSeeTask(database, caller, body.Task_id);
  if (body.Expected !== undefined && body.Expected !== (isSameTask ? 'Running' : 'Stopped')) {
    throw new Failure(409, isSameTask ? 'The timer is running already' : 'The timer is stopped already', {
      code: 'already_done',
      current: await answer(call, null),
    });
  }
  if (!isSameTask) {
    const stopped = await start(call, running);
    return answer(call, running ?? null, stopped);
  }
  return answer(call, null, await stop(call, running, await toggleMoment(database, caller.employeeId, now)));
};
