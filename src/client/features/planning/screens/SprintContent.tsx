import { Link } from 'react-router-dom';
import { useListSprintClosingsQuery, type ProjectSprint } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { closedStatus } from '../../../../domain/planning/dueDays';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { SprintChartSection } from '../../charts/PlanChartSections';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { SprintCapacitySection } from '../capacity/SprintCapacitySection';
import { planPath } from '../../../../domain/planning/planPath';
import { PlanFacts } from './PlanFacts';
import { SprintClosingView } from './SprintClosingView';
import './planning.css';

function SprintHistory({ sprint }: { readonly sprint: ProjectSprint }) {
  const {
    currentData: closings,
    error,
    isFetching,
    refetch,
  } = useListSprintClosingsQuery({ id: sprint._id }, { refetchOnMountOrArgChange: true });
  const failure = shownFailure(error);
  if (failure && !closings)
    return <LoadFailed what="the sprint history" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (!closings) return <PanelSkeleton lines={6} />;
  if (closings.length === 0) {
    return (
      <p className="db-muted">
        {sprint.Status === closedStatus
          ? 'This sprint was closed before sprint histories were recorded.'
          : 'No history yet. It is recorded when the sprint is closed.'}
      </p>
    );
  }
  return closings.map((closing) => (
    <SprintClosingView key={closing._id} closing={closing} projectId={sprint.Project_id} />
  ));
}

/** The facts of a sprint, its progress by day, the capacity of its people and its history. */
export function SprintContent({ sprint }: { readonly sprint: ProjectSprint }) {
  const { Milestone: milestone } = sprint;
  const mayCompare = useIsPermitted('PM_Report.Seven_Days_Working_plan');
  return (
    <div className="db-plan-drawer">
      <PlanFacts
        plan={sprint}
        sprintIds={[sprint._id]}
        more={[
          { label: 'Scope type', value: sprint.Scope_type },
          {
            label: 'Milestone',
            value: milestone && (
              <Link to={planPath('milestone', sprint.Project_id, milestone._id)}>{milestone.Name}</Link>
            ),
          },
        ]}
      />
      <div>
        <h3>Progress by day</h3>
        <SprintChartSection sprintId={sprint._id} />
      </div>
      {mayCompare && sprint.Status !== closedStatus && (
        <div {...lensMark('PM_Report.Seven_Days_Working_plan')}>
          <h3>Capacity</h3>
          <SprintCapacitySection sprint={sprint} />
        </div>
      )}
      <div>
        <h3>Sprint history</h3>
        <SprintHistory sprint={sprint} />
      </div>
    </div>
  );
}
