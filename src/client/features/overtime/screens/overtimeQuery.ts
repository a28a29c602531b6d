import { daysOfMonth, type Month } from '../../../../domain/calendar/month';
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

/**
 * The query of a table of overtime; its column keys are the server's sort keys.
 * @param pendingIn only the pending ones of this month, whatever the view filters
 */
export function toOvertimeQuery(view: TableView, scope: OvertimeQuery['scope'], pendingIn?: Month): OvertimeQuery {
  const month = pendingIn === undefined ? undefined : daysOfMonth(pendingIn);
  const days = month ? { from: month.first, to: month.last } : chosenDays(view, 'Overtime_date');
  return presentEntries<OvertimeQuery>({
    scope,
    q: searchedText(view),
    approvalStatus: month ? 'Pending' : wireList(chosenValues(view, 'Approval_Status')),
    dateFrom: days.from,
    dateTo: days.to,
    sort: wireSort(view),
  });
}
