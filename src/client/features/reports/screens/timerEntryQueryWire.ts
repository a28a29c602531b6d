import type { ListTimerEntriesApiArg, ListTimerEntryGroupsApiArg } from '../../../api/api';
import type { TableView } from '../../../table/view/tableView';
import {
  chosenDays,
  chosenValues,
  presentEntries,
  searchedText,
  wireList,
  wireSort,
} from '../../../table/windows/windowQuery';

/** The query of the task timer report, without the window. */
export type TimerEntryQuery = Omit<ListTimerEntriesApiArg, 'offset' | 'limit'>;
export type TimerGrouping = ListTimerEntryGroupsApiArg['groupBy'];

/** The server's sort keys by column. */
const sortKeys: Readonly<Record<string, string>> = {
  employee: 'Employee',
  project: 'Project',
  task_key: 'Task_key',
  task: 'Short_summary',
  check_in: 'Check_In',
  check_out: 'Check_Out',
  hours: 'Hours',
  status: 'Status',
};
const groupings: Readonly<Record<string, TimerGrouping>> = {
  employee: 'Employee',
  project: 'Project',
  task_key: 'Task_key',
  status: 'Status',
};
/** Columns by which the report can be grouped. */
export const timerGroupings = Object.keys(groupings);

export const toTimerGrouping = (groupBy: string | undefined): TimerGrouping | undefined => groupings[groupBy ?? ''];

const typedText = (view: TableView, column: string): string | undefined => {
  const filter = view.filters[column];
  return filter?.kind === 'text' ? filter.text.trim().slice(0, 100) || undefined : undefined;
};

/** Within the limits of the contract. */
const hoursBound = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Math.min(1_000_000, Math.max(0, value));

/** What is chosen outside the table. */
export interface TimerScope {
  readonly from: string;
  readonly to: string;
  /** Of one employee: two may have the same name. */
  readonly employeeId?: string | undefined;
}

/** The query of the report's table; the filter of Check In narrows the chosen period. */
export function toTimerQuery(view: TableView, scope: TimerScope): TimerEntryQuery {
  const started = chosenDays(view, 'check_in');
  const stopped = chosenDays(view, 'check_out');
  const hours = view.filters['hours']?.kind === 'numbers' ? view.filters['hours'] : undefined;
  return presentEntries<TimerEntryQuery>({
    from: started.from !== undefined && started.from > scope.from ? started.from : scope.from,
    to: started.to !== undefined && started.to < scope.to ? started.to : scope.to,
    q: searchedText(view),
    employeeId: scope.employeeId,
    employee: typedText(view, 'employee'),
    project: typedText(view, 'project'),
    taskKey: typedText(view, 'task_key'),
    shortSummary: typedText(view, 'task'),
    status: wireList(chosenValues(view, 'status')),
    stoppedFrom: stopped.from,
    stoppedTo: stopped.to,
    hoursMin: hoursBound(hours?.min),
    hoursMax: hoursBound(hours?.max),
    sort: wireSort(view, ({ key, direction }) => `${sortKeys[key] ?? key}:${direction}`),
  });
}

/** The query for the entries of one group. */
export function toTimerGroupQuery(query: TimerEntryQuery, grouping: TimerGrouping, key: string): TimerEntryQuery {
  switch (grouping) {
    case 'Employee':
      return { ...query, employeeId: key };
    case 'Project':
      return { ...query, projectId: key };
    case 'Task_key':
      return { ...query, taskId: key };
    case 'Status':
      return { ...query, status: key };
  }
}
