import { monthName } from '../../../../domain/calendar/month';
import { formatHours } from '../../../../domain/calendar/formatHours';
import { ratedMonth } from '../../../../domain/kra/kraMonth';
import { bothLengthsText } from '../../../../domain/leave/workingLeave';
import { useGetKraFactsQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';

export interface KraFactsPanelProps {
  /** The month of the rating, YYYY-MM. */
  readonly month: string;
  /** Default: the signed-in user. */
  readonly employeeId?: string;
}

/** The records of the rated month; employee and leader see the same. */
export function KraFactsPanel({ month, employeeId }: KraFactsPanelProps) {
  const { currentData: facts, error, isFetching, refetch } = useGetKraFactsQuery({ month, employeeId });
  const failure = shownFailure(error);
  const title = `Facts of ${monthName(ratedMonth(month))}`;
  return (
    <aside className="db-kra-facts" aria-label={title}>
      <h2 className="db-kra-part">{title}</h2>
      {!facts && failure && <LoadFailed what="the facts" failure={failure} onRetry={refetch} isRetrying={isFetching} />}
      {!facts && !failure && <PanelSkeleton lines={5} label="Loading the facts" />}
      {facts && (
        <KeyValueList
          labelWidth={120}
          items={[
            { label: 'Tasks closed', value: facts.Tasks_closed },
            { label: 'Hours logged', value: formatHours(facts.Hours_logged) },
            { label: 'Reopens', value: facts.Reopens },
            { label: 'Attendance', value: `${facts.Present_days} of ${facts.Working_days} working days` },
            { label: 'Leave', value: bothLengthsText(facts.Leave_days, facts.Leave_working_days) },
            { label: 'Overtime', value: `${formatHours(facts.Overtime_hours)} approved` },
          ]}
        />
      )}
      <p className="db-muted">The employee and the team leader see the same figures.</p>
    </aside>
  );
}
