import type { Month } from '../../../../domain/calendar/month';
import { leaveDatesField } from '../../../../domain/leave/leaveDates';
import type { ListLeaveWindowApiArg } from '../../../api/api';
import type { TableView } from '../../../table/view/tableView';
import {
  chosenDays,
  chosenValues,
  presentEntries,
  searchedText,
  wireList,
  wireSort,
} from '../../../table/windows/windowQuery';

/** The query of a list of leaves, without the window. */
export type LeaveQuery = Omit<ListLeaveWindowApiArg, 'offset' | 'limit'>;

/** The query of a table of leaves; its column keys are the server's sort keys. */
export function toLeaveQuery(view: TableView, scope: LeaveQuery['scope'], month?: Month): LeaveQuery {
  const days = chosenDays(view, leaveDatesField);
  const emergency = wireList(chosenValues(view, 'Emergency_leave'));
  return presentEntries<LeaveQuery>({
    scope,
    q: searchedText(view),
    status: wireList(chosenValues(view, 'Status')),
    leaveType: wireList(chosenValues(view, 'Leave_type')),
    // Both ticked is no filter.
    emergencyLeave: emergency === 'true' || emergency === 'false' ? emergency : undefined,
    startFrom: days.from,
    startTo: days.to,
    month,
    sort: wireSort(view),
  });
}
