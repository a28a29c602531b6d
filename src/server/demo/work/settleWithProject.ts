import { isOpenStatus } from '../../../domain/tasks/workState';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { lastMs, type Task } from './task';
import { say, setStatus } from './taskLife';
import { minuteMs } from '../../../domain/calendar/duration';

const DAYS_OF_HANDOVER = 26;

/** Updates open tasks of a project that is put on hold (tasks in progress too) or finished (all are closed). */
export function settleWithProject(task: Task, calendar: CompanyCalendar): void {
  const { outline, manager, lastDay } = task.project;
  if (outline.status === 'Hold' && (task.status === 'IN PROGRESS' || task.status === 'REOPEN')) {
    setStatus(task, 'ON HOLD', manager, Math.max(calendar.at(lastDay, 1020), lastMs(task)));
  }
  if (outline.status === 'Completed' && isOpenStatus(task.status)) {
    const atMs = Math.max(calendar.at(lastDay + DAYS_OF_HANDOVER, 960), lastMs(task));
    setStatus(task, 'CLOSE', manager, atMs);
    say(task, manager, `Closed with the handover to ${outline.client}.`, atMs + minuteMs);
  }
}
