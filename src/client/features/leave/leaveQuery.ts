import type { ListLeaveWindowApiArg } from '../../api/api';
import type { TableView } from '../../ui/table/tableView';

/** What a list of leaves asks the server for, without the window. */
export type LeaveQuery = Omit<ListLeaveWindowApiArg, 'offset' | 'limit'>;

/** The server takes no more sort keys, and searches for no longer text. */
const maximumSortKeys = 3;
const maximumSearchLength = 100;

function listOf(view: TableView, column: string): string | undefined {
  const filter = view.filters[column];
  return filter?.kind === 'choices' && filter.values.length > 0 ? filter.values.join(',') : undefined;
}

/** The query for what a table of leaves shows; its column keys are the server's sort keys. */
export function leaveQueryOf(view: TableView, scope: LeaveQuery['scope']): LeaveQuery {
  const days = view.filters.Leave_Date_to_Date;
  const emergency = listOf(view, 'Emergency_leave');
  const query: LeaveQuery = {
    scope,
    q: view.search.trim().slice(0, maximumSearchLength) || undefined,
    status: listOf(view, 'Status'),
    leaveType: listOf(view, 'Leave_type'),
    // Both ticked is no filter.
    emergencyLeave: emergency === 'true' || emergency === 'false' ? emergency : undefined,
    startFrom: days?.kind === 'dates' ? days.from : undefined,
    startTo: days?.kind === 'dates' ? days.to : undefined,
    sort: view.sort.length === 0 ? undefined : view.sort.slice(0, maximumSortKeys).map(({ key, direction }) => `${key}:${direction}`).join(','),
  };
  // Absent and undefined must be one query, not two.
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as LeaveQuery;
}
