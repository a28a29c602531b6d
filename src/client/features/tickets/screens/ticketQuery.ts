import type { ListTicketsApiArg } from '../../../api/api';
import type { TableView } from '../../../table/view/tableView';
import { chosenValues, presentEntries, searchedText, wireList, wireSort } from '../../../table/windows/windowQuery';

/** What a list of tickets asks the server for, without the window. */
export type TicketQuery = Omit<ListTicketsApiArg, 'offset' | 'limit'>;

/** The query for what a table of tickets shows; its column keys are the server's sort keys. */
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
