import type { HistoryField } from '../../../domain/history/historyFields';
import type { TaskStatus } from '../../../domain/tasks/taskChoices';
import type { Person } from '../people/person';
import type { CompanyCalendar } from '../seed/companyCalendar';
import type { SeededRandom } from '../seed/seededRandom';
import { lastMs, type Task } from './task';
import { words } from './taskRemarks';
import { dayMs, hourMs, minuteMs } from '../../../domain/calendar/duration';

/** The task is finished. */
const NEVER = Number.POSITIVE_INFINITY;

/** Adds a change to the history; changes of a task are in order of time. */
function change(
  task: Task,
  field: HistoryField,
  previous: string | null,
  current: string | null,
  by: Person,
  atMs: number,
): void {
  task.changes.push({ atMs: Math.max(atMs, lastMs(task) + 1000), by, field, previous, current });
}

export function setStatus(task: Task, status: TaskStatus, by: Person, atMs: number): void {
  if (task.status === status) return;
  change(task, 'status', task.status, status, by, atMs);
  task.status = status;
}

export function say(task: Task, by: Person, text: string, atMs: number): void {
  task.remarks.push({ atMs, by, text });
}

/** The first step of a new task: most wait, some are reassigned, some bugs are rejected. */
export function triage(task: Task, calendar: CompanyCalendar, random: SeededRandom): void {
  const soonMs = calendar.at(
    calendar.addWorkingDays(dayNumber(task.createdMs, calendar), 1),
    random.integer(625, 1080),
  );
  if (random.chance(0.3))
    say(task, task.reporter, words.wish(task, random), task.createdMs + random.integer(3, 50) * minuteMs);
  if (task.type === 'Bug' && random.chance(0.06) && soonMs < calendar.nowMs) {
    setStatus(task, 'REJECTED', task.project.lead, soonMs);
    say(task, task.project.lead, words.rejected(task, random), soonMs + 2 * minuteMs);
    task.availableMs = NEVER;
    return;
  }
  if (random.chance(0.05) && soonMs < calendar.nowMs) {
    const previous = task.priority;
    task.priority = previous === 'HIGH' ? 'MEDIUM' : 'HIGH';
    change(task, 'priority', previous, task.priority, task.project.manager, soonMs);
  }
  const colleagues = {
    developer: task.project.developers,
    tester: task.project.testers,
    designer: task.project.designers,
  }[task.discipline];
  const others = colleagues.filter(
    (person) =>
      person !== task.assignee && person.left === null && person.joined < dayNumber(task.createdMs, calendar) - 5,
  );
  if (task.assignee.account === null && others.length > 0 && random.chance(0.11) && soonMs < calendar.nowMs) {
    const previous = task.assignee;
    task.assignee = random.pick(others);
    change(task, 'assignee', previous.fullName, task.assignee.fullName, task.project.lead, soonMs + 20 * minuteMs);
    task.availableMs = Math.max(task.availableMs, lastMs(task) + minuteMs);
  }
}

/** Reassigns a task of a former employee to a colleague of the project, or to its lead. */
export function handOverOfLeaver(task: Task, atMs: number, random: SeededRandom): void {
  const colleagues = {
    developer: task.project.developers,
    tester: task.project.testers,
    designer: task.project.designers,
  }[task.discipline].filter(({ left }) => left === null);
  const previous = task.assignee;
  task.assignee = colleagues.length > 0 ? random.pick(colleagues) : task.project.lead;
  change(task, 'assignee', previous.fullName, task.assignee.fullName, task.project.lead, atMs);
  task.availableMs = Math.max(task.availableMs, lastMs(task) + minuteMs);
}

/** An employee starts or continues the task. */
export function startWork(task: Task, person: Person, atMs: number, random: SeededRandom): void {
  if (person !== task.assignee || task.status === 'IN PROGRESS') return;
  const isFirst = task.status === 'OPEN';
  setStatus(task, 'IN PROGRESS', person, atMs);
  if (isFirst && random.chance(0.16)) say(task, person, words.started(task, random), atMs + 2 * minuteMs);
}

/**
 * An employee finishes their part of the task.
 * @returns the next assignee; the same employee when it stays, null when the task is finished
 */
export function finishWork(
  task: Task,
  person: Person,
  endMs: number,
  day: number,
  calendar: CompanyCalendar,
  random: SeededRandom,
): Person | null {
  if (person === task.tester) return finishTest(task, person, endMs, day, calendar, random);
  if (random.chance(0.045)) return rest(task, person, endMs, day, calendar, random);
  task.availableMs = NEVER;
  if (task.discipline === 'tester') {
    setStatus(task, 'CLOSE', person, endMs);
    return null;
  }
  setStatus(task, 'DEVELOPMENT DONE', person, endMs);
  if (random.chance(0.4)) say(task, person, words.done(task, random), endMs + 3 * minuteMs);
  const readyMs = random.chance(0.6)
    ? endMs + random.integer(15, 70) * minuteMs
    : calendar.at(calendar.addWorkingDays(day, 1), random.integer(620, 900));
  if (readyMs > calendar.nowMs) return null;
  if (task.discipline === 'designer' || task.tester === null) {
    setStatus(task, 'READY FOR UAT', person, readyMs);
    return null;
  }
  setStatus(task, 'READY FOR QA', person, readyMs);
  task.availableMs = readyMs + random.integer(1, 20) * hourMs;
  task.minutesLeft = random.integer(15, 75);
  return task.tester;
}

function finishTest(
  task: Task,
  tester: Person,
  endMs: number,
  day: number,
  calendar: CompanyCalendar,
  random: SeededRandom,
): Person | null {
  const reopened = task.changes.filter(({ current }) => current === 'REOPEN').length;
  if (random.chance(reopened === 0 ? 0.2 : 0.12) && task.assignee.left === null) {
    setStatus(task, 'REOPEN', tester, endMs);
    say(task, tester, words.reopened(task, random), endMs + 2 * minuteMs);
    task.minutesLeft = random.integer(25, 140);
    task.availableMs = calendar.at(calendar.addWorkingDays(day, 1), 0);
    return task.assignee;
  }
  task.availableMs = NEVER;
  if (random.chance(task.type === 'Story' ? 0.7 : 0.12)) {
    setStatus(task, 'READY FOR UAT', tester, endMs);
    return null;
  }
  setStatus(task, 'CLOSE', tester, endMs);
  if (random.chance(0.3)) say(task, tester, words.passed(task, random), endMs + minuteMs);
  return null;
}

/** The task is put on hold; most are resumed later. */
function rest(
  task: Task,
  person: Person,
  endMs: number,
  day: number,
  calendar: CompanyCalendar,
  random: SeededRandom,
): Person {
  setStatus(task, 'ON HOLD', person, endMs);
  say(task, person, words.waiting(task, random), endMs + 2 * minuteMs);
  task.minutesLeft = random.integer(30, 180);
  task.availableMs = random.chance(0.85) ? calendar.at(calendar.addWorkingDays(day, random.integer(2, 9)), 0) : NEVER;
  return person;
}

/** The manager accepts the task a few days later. */
export function closeAfterAcceptance(task: Task, calendar: CompanyCalendar, random: SeededRandom): void {
  if (task.status !== 'READY FOR UAT') return;
  const readyDay = dayNumber(lastMs(task), calendar);
  const isWithClient = task.project.outline.status === 'InClientReview' && readyDay > task.project.lastDay - 25;
  const atMs = calendar.at(calendar.addWorkingDays(readyDay, random.integer(1, 5)), random.integer(630, 1090));
  if (isWithClient || atMs > calendar.nowMs) return;
  setStatus(task, 'CLOSE', task.project.manager, atMs);
  if (random.chance(0.25)) say(task, task.project.manager, words.accepted(task, random), atMs + minuteMs);
}

function dayNumber(atMs: number, calendar: CompanyCalendar): number {
  return Math.min(Math.max(Math.floor((atMs - calendar.at(0, 0)) / dayMs), 0), calendar.last);
}
