import type { ListTicketsApiArg } from '../../../api/api';
import type { TableView } from '../../../table/view/tableView';
import { chosenValues, presentEntries, searchedText, wireList, wireSort } from '../../../table/windows/windowQuery';

/** The query of a list of tickets, without the window. */
export type TicketQuery = Omit<ListTicketsApiArg, 'offset' | 'limit'>;

/** The query of a table of tickets; its column keys are the server's sort keys. */
export const toTicketQuery = (view: TableView, scope: TicketQuery['scope']): TicketQuery =>
  presentEntries<TicketQuery>({
    scope,
    q: searchedText(view),
    type: wireList(chosenValues(view, 'Type')),
    status: wireList(chosenValues(view, 'Status')),
    priority: wireList(chosenValues(view, 'Priority')),
    departmentId: wireList(chosenValues(view, 'Department')),
    sort: wireSort(view),
  });
