import { useGetLeaveCountsQuery } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { LoadFailed } from '../../ui/states/LoadFailed';

const unknown = '…';

/** SCR-039 to SCR-042: days of granted leaves, and what the newest monthly record carries forward. */
export function LeaveCounters() {
  const { data: counts, error, isFetching, refetch } = useGetLeaveCountsQuery();
  const failure = shownFailure(error);
  if (!counts && failure) return <LoadFailed what="the counters" message={failure.message} requestId={failure.requestId} onRetry={() => void refetch()} isRetrying={isFetching} />;
  const figures = [
    { label: 'This Month', value: counts?.LeavesInCurrentMonth, title: 'Days of granted leaves in this calendar month' },
    { label: 'Last 30days', value: counts?.LeavesinLast30Days, title: 'Days of granted leaves in the last 30 days, today included' },
    { label: 'Total Leaves', value: counts?.LeaveTotalDays, title: 'Days of all granted leaves' },
    { label: 'Carry Forward Leave', value: counts?.Carry_forward, title: 'As the newest monthly attendance record says' },
  ];
  return (
    <dl className="db-leave-figures" aria-busy={isFetching}>
      {figures.map(({ label, value, title }) => (
        <div key={label} className="db-leave-figure" title={title}>
          <dt>{label}</dt>
          <dd>{value ?? unknown}</dd>
        </div>
      ))}
    </dl>
  );
}
