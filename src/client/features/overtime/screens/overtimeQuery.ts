import type { ListOvertimeWindowApiArg } from '../../../api/api';
import type { TableView } from '../../../table/view/tableView';
import {
  chosenDays,
  chosenValues,
  presentEntries,
  searchedText,
  wireList,
  wireSort,
} from '../../../table/windows/windowQuery';

/** The query of a list of overtime, without the window. */
export type OvertimeQuery = Omit<ListOvertimeWindowApiArg, 'offset' | 'limit'>;

/** The query of a table of overtime; its column keys are the server's sort keys. */
export function toOvertimeQuery(view: TableView, scope: OvertimeQuery['scope']): OvertimeQuery {
  const days = chosenDays(view, 'Overtime_date');
  return presentEntries<OvertimeQuery>({
    scope,
    q: searchedText(view),
    approvalStatus: wireList(chosenValues(view, 'Approval_Status')),
    dateFrom: days.from,
    dateTo: days.to,
    sort: wireSort(view),
  });
}
