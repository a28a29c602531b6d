import type { Person } from '../people/person';
import type { PresenceBook } from '../attendance/presence';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import { WorkQueue } from './workQueue';
import { isInWork } from './project';
import { settleWithProject } from './settleWithProject';
import { closeAfterAcceptance, finishWork, handOverOfLeaver, startWork, triage } from './taskLife';
import type { Task } from './task';
import { dayMs, minuteMs } from '../../../domain/calendar/duration';

/** A time entry; `stoppedMs` is null while it runs. */
export interface Timer {
  readonly id: string;
  readonly task: Task;
  readonly person: Person;
  readonly startedMs: number;
  readonly stoppedMs: number | null;
}

export interface WorkDone {
  readonly tasks: readonly Task[];
  readonly timers: readonly Timer[];
}

/** The running time entry of employee@, whatever the time of day. */
export interface RunningWork {
  readonly checkInMs: number;
  readonly startedMs: number;
}

/**
 * Simulates the days from the first to this minute: employees who are present work on one task after the other, testers
 * on what developers have finished, managers on what is ready for acceptance. Timers therefore agree with the presence
 * and never overlap for an employee, and the history of a task ends at its status.
 */
export function simulateWork(
  tasks: readonly Task[],
  workers: readonly Person[],
  book: PresenceBook,
  running: RunningWork,
  calendar: CompanyCalendar,
  seed: SeededRandom,
): WorkDone {
  const random = seed.fork(`work/${workers[0]?.code ?? ''}`);
  const queues = new Map(workers.map((person) => [person.id, new WorkQueue(person)]));
  const timers: Timer[] = [];
  const waiting = [...tasks].sort((one, other) => one.createdMs - other.createdMs);
  const order = { designer: 0, developer: 1, lead: 1, tester: 2, manager: 3, office: 3 };
  const inOrder = [...workers].sort((one, other) => order[one.discipline] - order[other.discipline]);
  let next = 0;
  for (let day = 0; day <= calendar.today; day += 1) {
    for (
      let task = waiting[next];
      task !== undefined && task.createdMs < calendar.at(day, 0) + dayMs;
      task = waiting[next]
    ) {
      triage(task, calendar, random);
      if (Number.isFinite(task.availableMs)) queues.get(task.assignee.id)?.put(task);
      next += 1;
    }
    for (const person of inOrder) {
      const queue = queues.get(person.id);
      if (queue === undefined) continue;
      if (person.left === day - 1) emptyDesk(queue, day);
      workOneDay(queue, day);
    }
  }
  const runner = workers.find(({ account }) => account === 'employee');
  if (runner !== undefined) runNow(queues.get(runner.id), runner);
  for (const task of tasks) {
    closeAfterAcceptance(task, calendar, random);
    settleWithProject(task, calendar);
  }
  return { tasks, timers };

  function workOneDay(queue: WorkQueue, day: number): void {
    const { person } = queue;
    const presence = book.of(person, day);
    const isRunner = person.account === 'employee' && day === calendar.today;
    if (presence === undefined || queue.isEmpty) return;
    const ends = presence.overtimeFrom === null ? presence.outMinute - 8 : presence.outMinute - 3;
    const lunch = presence.lunch ?? [790, 832];
    const latestMs = isRunner ? running.startedMs - 4 * minuteMs : calendar.nowMs;
    const beginMs = isRunner
      ? Math.max(running.checkInMs, calendar.at(day, presence.inMinute))
      : calendar.at(day, presence.inMinute);
    const wishedMinutes = presence.overtimeFrom === null ? random.integer(90, 330) : 540;
    let [atMs, logged] = [beginMs + random.integer(4, 45) * minuteMs, 0];
    while (logged < wishedMinutes && atMs < Math.min(calendar.at(day, ends - 12), latestMs)) {
      if (atMs > calendar.at(day, lunch[0] - 15) && atMs < calendar.at(day, lunch[1]))
        atMs = calendar.at(day, lunch[1] + random.integer(2, 15));
      const task = queue.next(atMs, (candidate) => isInWork(candidate.project, day));
      if (task === null || atMs >= latestMs) return;
      const minute = (atMs - calendar.at(day, 0)) / minuteMs;
      const border = minute < lunch[0] ? lunch[0] : ends;
      const workMinutes = presence.overtimeFrom === null ? random.integer(35, 165) : 150;
      const minutes = Math.max(Math.min(task.minutesLeft, workMinutes, border - minute), 6);
      const endMs = atMs + Math.round(minutes * minuteMs);
      if (isRunner && endMs > latestMs) return;
      startWork(task, person, atMs, random);
      const isRunning = endMs > calendar.nowMs;
      timers.push({ id: identifier(random, atMs), task, person, startedMs: atMs, stoppedMs: isRunning ? null : endMs });
      if (isRunning) return;
      task.minutesLeft -= minutes;
      logged += minutes;
      if (task.minutesLeft <= 0) handOver(queue, task, person, endMs, day);
      atMs = endMs + random.integer(3, 40) * minuteMs;
    }
  }

  /** Hands the task to its next assignee; a finished task is removed from all queues. */
  function handOver(queue: WorkQueue, task: Task, person: Person, endMs: number, day: number): void {
    const successor = finishWork(task, person, endMs, day, calendar, random);
    if (successor === person) return;
    queue.take(task);
    if (successor !== null) queues.get(successor.id)?.put(task);
  }

  /** Employees who have left have no open tasks. */
  function emptyDesk(queue: WorkQueue, day: number): void {
    for (const task of queue.tasks()) {
      if (task.assignee !== queue.person) continue;
      queue.take(task);
      handOverOfLeaver(task, calendar.at(day, random.integer(610, 700)), random);
      queues.get(task.assignee.id)?.put(task);
    }
  }

  function runNow(queue: WorkQueue | undefined, person: Person): void {
    const task = queue?.next(running.startedMs, ({ project }) => isInWork(project, calendar.today)) ?? null;
    if (task === null) return;
    startWork(task, person, running.startedMs, random);
    timers.push({
      id: identifier(random, running.startedMs),
      task,
      person,
      startedMs: running.startedMs,
      stoppedMs: null,
    });
  }
}
