import { addDays, type Day } from '../../../domain/calendar/day';
import { instantAt } from '../../../domain/calendar/instantAt';
import type { Direction } from '../../database/listDirection';
import { failures } from '../../errors/failure';
import type { Call } from '../../operations/call';
import { reportSpan } from './reportDays';
import {
  timerEntryColumnOrder,
  type TimerEntryFilter,
  type TimerEntryOrder,
  type TimerSortKey,
} from './timerEntryFilterReadModel';

type Query = Omit<Call<'listTimerEntryGroups'>['query'], 'Group_by'> &
  Pick<Call<'listTimerEntries'>['query'], 'Project_id' | 'Task_id'>;

/** undefined when both or none are chosen. */
function chosenRunning(statuses: string | undefined): boolean | undefined {
  const chosen = new Set(statuses?.split(','));
  return chosen.size === 1 ? chosen.has('Running') : undefined;
}

/** @throws Failure 400 when the span ends before it begins */
export function timerEntryFilter({
  query,
  now,
  services: { companyTimeZone },
}: {
  readonly query: Query;
  readonly now: Date;
  readonly services: { readonly companyTimeZone: string };
}): TimerEntryFilter {
  const firstMoment = (day: Day): Date => instantAt(day, '00:00', companyTimeZone);
  return {
    span: reportSpan(query, now, companyTimeZone),
    texts: [
      { text: query.q, columns: ['employees.full_name', 'projects.name', 'tasks.key', 'tasks.summary'] },
      { text: query.Employee, columns: ['employees.full_name'] },
      { text: query.Project, columns: ['projects.name'] },
      { text: query.Task_key, columns: ['tasks.key'] },
      { text: query.Short_summary, columns: ['tasks.summary'] },
    ],
    isRunning: chosenRunning(query.Status),
    stoppedFrom: query.Stopped_from === undefined ? undefined : firstMoment(query.Stopped_from),
    stoppedTo: query.Stopped_to === undefined ? undefined : firstMoment(addDays(query.Stopped_to, 1)),
    minHours: query.Hours_min,
    maxHours: query.Hours_max,
    employeeId: query.Employee_id,
    projectId: query.Project_id,
    taskId: query.Task_id,
  };
}

const sortKeys = {
  Employee: 'employee',
  Project: 'project',
  Task_key: 'task',
  Short_summary: 'summary',
  Check_In: 'startedAt',
  Check_Out: 'stoppedAt',
  Hours: 'hours',
  Status: 'status',
} as const satisfies Readonly<Record<string, TimerSortKey>>;
const isSortKey = (name: string): name is keyof typeof sortKeys => Object.hasOwn(sortKeys, name);

/**
 * Parses `sort`.
 * @throws Failure 400 naming `sort` for an unknown key
 */
export function timerEntryOrder(sort: string = 'Check_In:desc'): TimerEntryOrder {
  const keys = sort.split(',').map((part) => part.split(':') as [string, Direction]);
  return timerEntryColumnOrder(
    keys.map(([name, direction]) => {
      if (!isSortKey(name))
        throw failures.malformed([{ field: 'sort', message: `Timer entries cannot be sorted by '${name}'` }]);
      return [sortKeys[name], direction];
    }),
  );
}
