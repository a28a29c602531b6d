import { dayIn } from '../../../domain/calendar/day';
import { countedFromText } from '../../../domain/timer/closedHours';
import { mayChangeClosedMonths } from '../../../domain/present-data/closedMonth';
import { isRecordId } from '../../database/isRecordId';
import { sendTogether } from '../../database/sendTogether';
import { Failure, failures } from '../../errors/failure';
import type { NewHistoryEntry } from '../../history/historyEntry';
import { addHistoryEntries, historyStatement } from '../../history/historyRepository';
import type { Call, Handler } from '../../operations/call';
import { stopOneTimer, type StoppedTimer } from '../../timers/stopTimersRepository';
import { visibleTaskStatement, type VisibleTask } from '../../visibility/visibilityReadModel';
import { taskTimerWire } from './taskTimerWire';
import { newestTimer, newestTimerStatement, type TaskTimer } from './taskTimersReadModel';
import {
  latestEntryStatement,
  lockedTask,
  lockTasksStatement,
  lockTogglesStatement,
  mustStillBeActive,
  runningTimerStatement,
  startTimerStatement,
  toggleMoment,
  type RunningTimer,
} from './taskTimersRepository';

type ToggleCall = Call<'toggleTaskTimer'>;

/** What a toggle has done. */
interface Toggled {
  readonly newest: TaskTimer | undefined;
  readonly stopped?: StoppedTimer;
}

/** The statements that stop one of the caller's timers; hours in a closed month are logged only for HR. */
const stopping = ({ caller, database, services }: ToggleCall, { id, started_at }: RunningTimer, at: Date) =>
  stopOneTimer(
    database,
    { id, startedAt: started_at },
    { at, timeZone: services.companyTimeZone, isInClosedMonths: mayChangeClosedMonths(caller) },
  );

const readNewest = ({ body, caller, database }: ToggleCall) =>
  newestTimerStatement(database, { employeeId: caller.employeeId, taskId: body.Task_id });

const answer = (
  { now, services }: ToggleCall,
  { newest, stopped }: Toggled,
  stoppedElsewhere: RunningTimer | undefined,
) => {
  if (newest === undefined) throw failures.notFound('Task');
  return {
    ...taskTimerWire(newest, now),
    Stopped_task:
      stoppedElsewhere === undefined ? null : { _id: stoppedElsewhere.task_id, Task_key: stoppedElsewhere.key },
    Counted_from: stopped?.counted_from ? dayIn(services.companyTimeZone, stopped.counted_from) : null,
  };
};

async function stop(call: ToggleCall, running: RunningTimer, at: Date): Promise<Toggled> {
  const { database } = call;
  const timer = stopping(call, running, at);
  const [, , [stopped], [newest]] = await sendTogether(database, [
    lockTasksStatement(database, { ids: [running.task_id] }),
    timer.lock,
    timer.end,
    readNewest(call),
  ]);
  return { newest, stopped };
}

async function start(call: ToggleCall, task: VisibleTask, at: Date): Promise<Toggled> {
  const { caller, database } = call;
  const [locked, , [newest]] = await sendTogether(database, [
    lockTasksStatement(database, { ids: [task.id] }),
    startTimerStatement(database, {
      taskId: task.id,
      projectId: task.project_id,
      employeeId: caller.employeeId,
      startedAt: at,
    }),
    readNewest(call),
  ]);
  lockedTask(locked, task.id);
  return { newest };
}

/** Stops one timer and starts another; both histories record it. */
async function change(call: ToggleCall, running: RunningTimer, task: VisibleTask, at: Date): Promise<Toggled> {
  const { caller, database } = call;
  const timer = stopping(call, running, at);
  const entry = (taskId: string, action: string): NewHistoryEntry => ({
    actorId: caller.employeeId,
    happenedAt: at,
    subject: { kind: 'task', id: taskId },
    action,
  });
  const [locked, , [stopped], , , , [newest]] = await sendTogether(database, [
    lockTasksStatement(database, { ids: [task.id, running.task_id] }),
    timer.lock,
    timer.end,
    startTimerStatement(database, {
      taskId: task.id,
      projectId: task.project_id,
      employeeId: caller.employeeId,
      startedAt: at,
    }),
    historyStatement(database, entry(running.task_id, `Timer stopped: started on ${task.key}`)),
    historyStatement(database, entry(task.id, `Timer started: stopped on ${running.key}`)),
    readNewest(call),
  ]);
  lockedTask(locked, task.id);
  return { newest, stopped };
}

function toggle(
  call: ToggleCall,
  running: RunningTimer | undefined,
  task: VisibleTask | undefined,
  at: Date,
): Promise<Toggled> {
  if (running?.task_id === call.body.Task_id) return stop(call, running, at);
  if (task === undefined) throw failures.notFound('Task');
  return running === undefined ? start(call, task, at) : change(call, running, task, at);
}

/**
 * CALL-033: starts or stops the caller's timer on a task. One timer runs per employee (F-14). A timer on a task that is
 * no longer visible can still be stopped. The first round trip reads whether the toggle starts or stops, the second
 * stores it.
 * @throws Failure 401, 404 when the caller may not see the task, 409 with the timer when it is not in the `Expected` state
 */
export const toggleTaskTimer: Handler<'toggleTaskTimer'> = async (call) => {
  const { body, caller, database, now, services } = call;
  const { employeeId } = caller;
  if (!isRecordId(body.Task_id)) throw failures.notFound('Task');
  const [[locked], [running], [task], [latest]] = await sendTogether(database, [
    lockTogglesStatement(database, { employeeId }),
    runningTimerStatement(database, { employeeId }),
    visibleTaskStatement(database, caller, body.Task_id),
    latestEntryStatement(database, { employeeId }),
  ]);
  mustStillBeActive(locked);
  const isSameTask = running?.task_id === body.Task_id;
  if (!isSameTask && task === undefined) throw failures.notFound('Task');
  if (body.Expected !== undefined && body.Expected !== (isSameTask ? 'Running' : 'Stopped')) {
    throw new Failure(409, isSameTask ? 'The timer is running already' : 'The timer is stopped already', {
      code: 'already_done',
      current: answer(call, { newest: await newestTimer(database, employeeId, body.Task_id) }, undefined),
    });
  }
  const moment = toggleMoment(latest, now);
  const toggled = await toggle(call, running, task, moment);
  if (running !== undefined && toggled.stopped?.counted_from) {
    const action = `Timer stopped: ${countedFromText(dayIn(services.companyTimeZone, toggled.stopped.counted_from))}`;
    await addHistoryEntries(database, [
      { subject: { kind: 'task', id: running.task_id }, actorId: employeeId, happenedAt: moment, action },
    ]);
  }
  return answer(call, toggled, isSameTask ? undefined : running);
};
