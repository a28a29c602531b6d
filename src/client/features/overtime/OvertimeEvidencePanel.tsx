import { useSelector } from 'react-redux';
import { formatDay } from '../../../domain/calendar/formatDay';
import { formatHours } from '../../../domain/calendar/formatHours';
import { formatTimeOfDay } from '../../../domain/calendar/formatInstant';
import { monthName, toMonth } from '../../../domain/calendar/month';
import { useGetOvertimeEvidenceQuery, type Overtime, type OvertimeEvidence, type OvertimeRecord } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { selectTimeZone } from '../../session/sessionSelectors';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { KeyValueList } from '../../ui/layout/KeyValueList';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import './screens/overtime.css';

function recordText(record: OvertimeRecord | undefined): string {
  if (record === undefined || record.Result === 'No record') return 'No record';
  const hours = `${formatHours(record.Hours)} outside the shift`;
  return record.Result === 'Short' ? `${hours}, ${formatHours(record.Short_by)} less than claimed` : hours;
}

const absenceText = ({ Day_off, Holiday, Leave }: OvertimeEvidence): string =>
  [
    Day_off ? 'Weekly off' : null,
    Holiday === null ? null : `Holiday: ${Holiday}`,
    Leave === null ? null : `On leave: ${Leave}`,
  ]
    .filter((text) => text !== null)
    .join(', ') || 'Working day';

const claimedText = ({ Claimed_hours }: Overtime): string =>
  Claimed_hours === null ? 'no hours specified' : formatHours(Claimed_hours);

/** The evidence for overtime: attendance of its day, hours available that day, and other overtime of the month. */
export function OvertimeEvidencePanel({ id }: { readonly id: string }) {
  const timeZone = useSelector(selectTimeZone);
  const { currentData: evidence, error, isFetching, refetch } = useGetOvertimeEvidenceQuery(id);
  const failure = shownFailure(error);
  if (!evidence && failure)
    return <LoadFailed what="the day of this overtime" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (!evidence) return <PanelSkeleton lines={6} label="Loading the day of this overtime" />;
  const { Entry: entry, Day: day, Others: others } = evidence;
  const time = (instant: string | null): string => (instant === null ? 'missing' : formatTimeOfDay(instant, timeZone));
  const isSeen = evidence.Check_in !== null || evidence.Check_out !== null;
  return (
    <>
      <KeyValueList
        labelWidth={110}
        items={[
          { label: 'Day', value: absenceText(evidence) },
          {
            label: 'Attendance',
            value: isSeen
              ? `In ${time(evidence.Check_in)}, out ${time(evidence.Check_out)}`
              : 'No check-in or check-out',
          },
          { label: 'Check-in record', value: recordText(entry.Face_record) },
          { label: 'Timer record', value: recordText(entry.Timer_record) },
          {
            label: 'Hours available that day',
            value: `${formatHours(day.Free_hours)} free of ${formatHours(day.Max_hours)}, ${formatHours(day.Claimed_hours)} claimed by other entries`,
          },
          {
            label: 'This month',
            value: `${formatHours(evidence.Month_hours)} approved in ${monthName(toMonth(entry.Overtime_date))}`,
          },
        ]}
      />
      <section aria-label="Other overtime of the month">
        <h3 className="db-overtime-part">Other overtime of the month</h3>
        {others.length === 0 ? (
          <p className="db-muted">None that you can see</p>
        ) : (
          <ul className="db-overtime-list">
            {others.map((other) => (
              <li key={other._id}>
                {formatDay(other.Overtime_date)}: {claimedText(other)}, {other.Project_id.Project_name}{' '}
                <StatusBadge status={other.Approval_Status} />
              </li>
            ))}
            {evidence.Others_total > others.length && (
              <li className="db-muted">{`and ${evidence.Others_total - others.length} more`}</li>
            )}
          </ul>
        )}
      </section>
    </>
  );
}
