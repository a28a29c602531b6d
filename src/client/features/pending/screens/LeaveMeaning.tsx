import { Link } from 'react-router-dom';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { useGetLeaveImpactQuery, type PendingItem } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { personName } from '../../../widgets/people/personName';

/** Who else is out and what is due while the leave lasts. */
export function LeaveMeaning({ item }: { readonly item: PendingItem }) {
  const {
    currentData: impact,
    error,
    isFetching,
    refetch,
  } = useGetLeaveImpactQuery({
    startDate: item.From,
    endDate: item.To,
    leaveHalfFrom: item.Half_from ?? 'First Half',
    leaveHalfTo: item.Half_to ?? 'Second Half',
    employeeId: item.Employee._id,
  });
  const failure = shownFailure(error);
  if (!impact && failure)
    return (
      <LoadFailed
        what="the effects of the leave"
        message={failure.message}
        requestId={failure.requestId}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!impact) return <PanelSkeleton lines={4} label="Loading the effects of the leave" />;
  return (
    <>
      <h3 className="db-pending-part">Out at the same time</h3>
      <p>
        {impact.Away.length === 0
          ? 'No one on the team'
          : impact.Away.map((away) => personName(away.Employee)).join(', ')}
      </p>
      <h3 className="db-pending-part">{`Tasks due: ${impact.Tasks_total}`}</h3>
      {impact.Tasks.length > 0 && (
        <ul className="db-pending-list">
          {impact.Tasks.map((task) => (
            <li key={task._id}>
              <Link to={`/task/${encodeURIComponent(task._id)}`}>{task.Task_key}</Link> {task.Short_summary}{' '}
              <span className="db-muted">{formatDay(task.Due_date)}</span>
            </li>
          ))}
        </ul>
      )}
      {impact.Sprints.length > 0 && (
        <>
          <h3 className="db-pending-part">Sprints that end</h3>
          <p>{impact.Sprints.map((sprint) => `${sprint.Name} of ${sprint.Project_name}`).join(', ')}</p>
        </>
      )}
    </>
  );
}
