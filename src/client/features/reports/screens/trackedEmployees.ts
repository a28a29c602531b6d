import type { Employee, LeaveToday, ReportTimerEntry } from '../../../api/api';
import { personName } from '../../../../domain/wording/personName';

export interface TrackedEmployee {
  readonly _id: string;
  readonly name: string;
  readonly code: string;
  readonly position: string;
  /** 'ABS', the key and summary of the running task, or '-' (BEH-078 to BEH-080). */
  readonly workingOn: string;
  readonly state: 'absent' | 'working' | 'none';
  readonly task?: ReportTimerEntry;
}

/** Active employees with their current work: a leave takes precedence over a running timer. */
export function trackedEmployees(
  employees: readonly Employee[],
  timers: readonly ReportTimerEntry[],
  leaves: readonly LeaveToday[],
): TrackedEmployee[] {
  const running = new Map(timers.map((timer) => [timer.Employee_id._id, timer]));
  const away = new Set(leaves.map((leave) => leave.Employee_ID));
  return employees
    .filter(({ Status }) => Status === 'Active')
    .map((employee) => {
      const task = away.has(employee._id) ? undefined : running.get(employee._id);
      return {
        _id: employee._id,
        name: personName(employee),
        code: employee.Employee_code ?? '',
        position: employee.Position_id?.Position_name ?? '',
        workingOn: away.has(employee._id)
          ? 'ABS'
          : task
            ? `${task.Task_id.Task_key} ${task.Task_id.Short_summary}`
            : '-',
        state: away.has(employee._id) ? 'absent' : task ? 'working' : 'none',
        ...(task && { task }),
      };
    });
}
