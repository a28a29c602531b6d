import { useListTimerEntryGroupsQuery } from '../../../api/api';
import { formatHours } from '../../../../domain/calendar/formatHours';
import { roundingText } from './timerEntryColumns';
import type { TimerEntryQuery } from './timerEntryQueryWire';
import './reports.css';

/** Hours of all entries that pass the filters, on all pages. */
export function TimerTotals({ query: { sort: _sort, ...filters } }: { readonly query: TimerEntryQuery }) {
  const { data, isFetching } = useListTimerEntryGroupsQuery({ ...filters, groupBy: 'Status' });
  const hours = data?.reduce((sum, group) => sum + group.Hours, 0);
  return (
    <span className="db-report-total" aria-busy={isFetching} role="status" title={roundingText}>
      {hours === undefined ? '' : `${formatHours(hours)} in total`}
    </span>
  );
}
