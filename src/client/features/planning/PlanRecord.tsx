import { Link } from 'react-router-dom';
import { useListMilestonesQuery, useListProjectSprintsQuery } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { DetailColumn, DetailColumns } from '../../table/detail/DetailColumns';
import { GoneRecord } from '../../widgets/unsent-texts/GoneRecord';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { planPath, type PlanKind } from '../../../domain/planning/planPath';
import { PlanTasks } from './PlanTasks';
import { MilestoneContent } from './MilestoneContent';
import { SprintContent } from './screens/SprintContent';

export interface PlanRecordProps {
  readonly kind: PlanKind;
  readonly id: string;
  readonly projectId: string;
}

/** A milestone or a sprint next to a list of several projects: what its drawer shows. */
export default function PlanRecord({ kind, id, projectId }: PlanRecordProps) {
  const milestones = useListMilestonesQuery({ Project_id: projectId }, { skip: kind !== 'milestone' });
  const sprints = useListProjectSprintsQuery({ Project_id: projectId }, { skip: kind !== 'sprint' });
  const { error, isFetching, refetch } = kind === 'milestone' ? milestones : sprints;
  const milestone = milestones.currentData?.find(({ _id }) => _id === id);
  const sprint = sprints.currentData?.find(({ _id }) => _id === id);
  const plan = milestone ?? sprint;
  const failure = shownFailure(error);
  if (!plan && failure)
    return <LoadFailed what={`the ${kind}`} failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (!plan && (milestones.currentData ?? sprints.currentData))
    return <GoneRecord title={`This ${kind} does not exist any more`} />;
  if (!plan) return <PanelSkeleton lines={8} label={`Loading the ${kind}`} />;
  const sprintIds = sprint ? [sprint._id] : (milestone?.Sprints.map(({ _id }) => _id) ?? []);
  return (
    <DetailColumns key={id}>
      <DetailColumn label={plan.Name}>
        <h2 className="db-detail-head">
          <Link to={planPath(kind, projectId, id)}>{plan.Name}</Link>
        </h2>
        {milestone && <MilestoneContent milestone={milestone} />}
        {sprint && <SprintContent sprint={sprint} />}
      </DetailColumn>
      {/* The chart needs width. */}
      {sprintIds.length > 0 && (
        <DetailColumn label="Tasks" share={1.2}>
          <PlanTasks projectId={projectId} sprintIds={sprintIds} />
        </DetailColumn>
      )}
    </DetailColumns>
  );
}
