import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { calendarDaysText, workingDaysText } from '../../../../domain/leave/workingLeave';
import { useGetLeaveCountsQuery, type LeaveCounts } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { CounterDialog } from './CounterDialog';
import { counterLabels, counterValues, type ShownCounter } from './counterLabels';

const unknown = '…';
const valueOf: Readonly<Record<ShownCounter, (counts: LeaveCounts) => number>> = {
  ...counterValues,
  carryForward: (counts) => counts.Carry_forward,
};
/** The carried days are a balance, which has no calendar. */
const workingDays: Readonly<Record<ShownCounter, (counts: LeaveCounts) => number | undefined>> = {
  currentMonth: (counts) => counts.Working_days_current_month,
  last30Days: (counts) => counts.Working_days_last_30_days,
  total: (counts) => counts.Working_days_total,
  carryForward: () => undefined,
};
const shownCounters = Object.keys(valueOf) as ShownCounter[];

/**
 * SCR-039 to SCR-042: days of granted leaves, and the carry-forward of the newest monthly record; each opens its
 * details.
 */
export function LeaveCounters() {
  const { data: counts, error, isFetching, refetch } = useGetLeaveCountsQuery();
  const [asked, open] = useUrlRecord('counter');
  const failure = shownFailure(error);
  if (!counts && failure)
    return <LoadFailed what="the counters" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  return (
    <>
      <dl className="db-leave-figures" aria-busy={isFetching}>
        {shownCounters.map((counter) => {
          const value = counts && calendarDaysText(valueOf[counter](counts));
          const working = counts && workingDays[counter](counts);
          return (
            <div key={counter} className="db-leave-figure">
              <dt>{counterLabels[counter]}</dt>
              <dd>
                <ReasonButton
                  variant="minimal"
                  intent="primary"
                  className="db-leave-counter"
                  aria-label={`${counterLabels[counter]}: ${value ?? unknown}, show how it is counted`}
                  text={value ?? unknown}
                  disabledReason={counts ? undefined : 'The figures are still loading'}
                  onClick={() => open(counter)}
                />
                {working !== undefined && <small className="db-muted">{workingDaysText(working)}</small>}
              </dd>
            </div>
          );
        })}
      </dl>
      {counts && (
        <CounterDialog
          counter={shownCounters.find((counter) => counter === asked) ?? null}
          counts={counts}
          onClose={() => open(null)}
        />
      )}
    </>
  );
}
