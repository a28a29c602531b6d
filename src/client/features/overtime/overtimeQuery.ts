import type { ListOvertimeWindowApiArg } from '../../api/api';
import type { TableView } from '../../ui/table/tableView';

/** What a list of overtime asks the server for, without the window. */
export type OvertimeQuery = Omit<ListOvertimeWindowApiArg, 'offset' | 'limit'>;

/** The server takes no more sort keys, and searches for no longer text. */
const maximumSortKeys = 3;
const maximumSearchLength = 100;

/** The query for what a table of overtime shows; its column keys are the server's sort keys. */
export function overtimeQueryOf(view: TableView, scope: OvertimeQuery['scope']): OvertimeQuery {
  const { Overtime_date: days, Approval_Status: statuses } = view.filters;
  const query: OvertimeQuery = {
    scope,
    q: view.search.trim().slice(0, maximumSearchLength) || undefined,
    approvalStatus: statuses?.kind === 'choices' && statuses.values.length > 0 ? statuses.values.join(',') : undefined,
    dateFrom: days?.kind === 'dates' ? days.from : undefined,
    dateTo: days?.kind === 'dates' ? days.to : undefined,
    sort: view.sort.length === 0 ? undefined : view.sort.slice(0, maximumSortKeys).map(({ key, direction }) => `${key}:${direction}`).join(','),
  };
  // Absent and undefined must be one query, not two.
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as OvertimeQuery;
}
