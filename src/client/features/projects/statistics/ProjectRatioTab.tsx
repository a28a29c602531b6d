import { Suspense } from 'react';
import {
  issueStatistics,
  issueStatisticsSums,
  priorityStatistics,
  projectRatio,
} from '../../../../domain/projects/issueStatistics';
import { useGetIssueStatisticsQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { useIsDark } from '../../../widgets/useIsDark';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { IssueStatisticsTable } from './IssueStatisticsTable';
import { PriorityStatisticsTable } from './PriorityStatisticsTable';
import { TaskCount } from '../screens/TaskCount';
import { loadedPart } from '../../../ui/states/loadedPart';
import '../screens/projects.css';

// The chart library is larger than the rest of the page.
const RatioPie = loadedPart(() => import('./RatioPie'));

/** 'Project Ratio': the project's tasks by type, with their progress (SCR-017 to SCR-019). */
export function ProjectRatioTab({ projectId }: { readonly projectId: string }) {
  const isDark = useIsDark();
  const { currentData, error, isFetching, refetch } = useGetIssueStatisticsQuery(projectId);
  const failure = shownFailure(error);
  if (failure && !currentData)
    return <LoadFailed what="the statistics" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (!currentData) return <PanelSkeleton lines={12} label="Loading the statistics" />;

  const counts = currentData.map((entry) => ({
    status: entry.Status,
    issueType: entry.Issue_type,
    priority: entry.Priority,
    count: entry.Count,
  }));
  const slices = projectRatio(counts);
  const hasTasks = slices.some((slice) => slice.count > 0);
  return (
    <div className="db-project-ratio">
      <section aria-label="Task, Story and Bugs">
        <h2 className="db-section-title">Project Ratio</h2>
        {hasTasks ? (
          <Suspense fallback={<PanelSkeleton lines={6} label="Loading the chart" />}>
            <RatioPie slices={slices} isDark={isDark} />
          </Suspense>
        ) : (
          <EmptyState title="No tasks yet">The chart appears with the first task of this project.</EmptyState>
        )}
        <ul className="db-project-ratio-counts">
          {slices.map((slice) => (
            <li key={slice.label}>
              {slice.label}{' '}
              <strong>
                <TaskCount
                  projectId={projectId}
                  count={slice.count}
                  label={slice.label}
                  filters={{ Issue_type: [slice.issueType] }}
                />
              </strong>
            </li>
          ))}
        </ul>
      </section>
      <div className="db-project-ratio-tables">
        <IssueStatisticsTable projectId={projectId} rows={issueStatistics(counts)} {...issueStatisticsSums(counts)} />
        <PriorityStatisticsTable projectId={projectId} rows={priorityStatistics(counts)} />
      </div>
    </div>
  );
}
