import type { ListTicketsApiArg } from '../../api/api';
import type { TableView } from '../../ui/table/tableView';

/** What a list of tickets asks the server for, without the window. */
export type TicketQuery = Omit<ListTicketsApiArg, 'offset' | 'limit'>;

/** The server takes no more sort keys, and searches for no longer text. */
const maximumSortKeys = 3;
const maximumSearchLength = 100;

function listOf(view: TableView, column: string): string | undefined {
  const filter = view.filters[column];
  return filter?.kind === 'choices' && filter.values.length > 0 ? filter.values.join(',') : undefined;
}

/** The query for what a table of tickets shows; its column keys are the server's sort keys. */
export function ticketQueryOf(view: TableView, scope: TicketQuery['scope']): TicketQuery {
  const query: TicketQuery = {
    scope,
    q: view.search.trim().slice(0, maximumSearchLength) || undefined,
    type: listOf(view, 'Type'),
    status: listOf(view, 'Status'),
    priority: listOf(view, 'Priority'),
    departmentId: listOf(view, 'Department'),
    sort: view.sort.length === 0 ? undefined : view.sort.slice(0, maximumSortKeys).map(({ key, direction }) => `${key}:${direction}`).join(','),
  };
  // Absent and undefined must be one query, not two.
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as TicketQuery;
}
