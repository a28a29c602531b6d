import { isOpenStatus } from '../../../domain/tasks/workState';
import type { CompanyCalendar } from '../seed/companyCalendar';
import type { Task } from './task';

/** Due dates of open tasks of employee@, in days from today, so that no group of the dashboard is empty. */
const wishedDueDays = [-2, 0, 1, 3, 6, 0, 5, -1, 10] as const;

/** Changes due dates of the open tasks of employee@; the history of a task does not contain its first due date. */
export function spreadEmployeeDueDays(tasks: readonly Task[], calendar: CompanyCalendar): void {
  const open = tasks.filter(({ assignee, status }) => assignee.account === 'employee' && isOpenStatus(status));
  const free = [...open].sort((one, other) => one.createdMs - other.createdMs);
  for (const days of wishedDueDays) {
    const due = calendar.today + days;
    const index = free.findIndex(({ assignedOn }) => assignedOn === null || assignedOn <= due);
    const [task] = index < 0 ? [] : free.splice(index, 1);
    if (task !== undefined) task.dueOn = due;
  }
}
