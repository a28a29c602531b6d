import { SegmentedControl } from '@blueprintjs/core';
import { Suspense, useCallback, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { projectPath } from '../../../../domain/projects/projectPath';
import { taskStatuses, type TaskStatus } from '../../../../domain/tasks/taskChoices';
import { useGetMemberStatisticsQuery, useGetProjectQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { ProjectNotFound } from '../ProjectNotFound';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { ProjectTabs } from '../ProjectTabs';
import { useIsDark } from '../../../widgets/useIsDark';
import { useScreenTitle } from '../../../widgets/useScreenTitle';
import { MemberBarsTable } from './MemberBarsTable';
import { measureLabels, measures, memberBars, type MemberBar } from './memberChart';
import { statusColours } from './statusColours';
import { projectTasksPath } from '../../../../domain/projects/projectTasksPath';
import { loadedPart } from '../../../ui/states/loadedPart';
import '../screens/projects.css';

// The chart library is larger than the rest of the page.
const MemberBarsChart = loadedPart(() => import('./MemberBarsChart'));
const options = measures.map((value) => ({ value, label: measureLabels[value] }));
const explanations = {
  count: 'Tasks by assignee and status',
  estimated: 'Planned hours of the tasks, by assignee and status',
  logged: 'Hours logged on the tasks by anyone, by assignee and status',
} as const;

/** /project/employeechart/{id}: the workload of each person in the project (C-07). */
export default function EmployeeChartScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const isDark = useIsDark();
  const { currentData: project } = useGetProjectQuery({ id });
  const {
    currentData: people,
    error,
    isFetching,
    refetch,
  } = useGetMemberStatisticsQuery(id, { refetchOnMountOrArgChange: 30 });
  const [measure, chooseMeasure] = useUrlChoice('measure', measures);
  const bars = useMemo(() => memberBars(people ?? [], measure), [people, measure]);
  const getPath = useCallback(
    (bar: MemberBar, status?: TaskStatus) =>
      projectTasksPath(id, { Assignees: [bar.id], Status: status === undefined ? [] : [status] }),
    [id],
  );
  useScreenTitle(project && `Employee chart of ${project.Project_name}`);

  const failure = shownFailure(error);
  if (failure?.httpStatus === 404) return <ProjectNotFound />;
  const hasFigures = bars.some((bar) => bar.total > 0);
  const openTasks = (bar: MemberBar, status: TaskStatus): void => void navigate(getPath(bar, status));
  return (
    <Page
      header={
        <PageHeader
          title={project?.Project_name ?? 'Employee chart'}
          breadcrumb={[
            { label: 'Project', to: '/projects' },
            { label: project?.Project_short_name ?? '…', to: projectPath(id) },
            { label: 'Members', to: projectPath(id, 'member') },
            { label: 'Employee chart' },
          ]}
          actions={
            <SegmentedControl
              options={options}
              value={measure}
              onValueChange={(value) => chooseMeasure(measures.find((known) => known === value) ?? 'count')}
              size="small"
              aria-label="What the bars show"
            />
          }
        />
      }
      bar={<ProjectTabs projectId={id} />}
    >
      <div className="db-member-chart">
        <h2 className="db-section-title">{explanations[measure]}</h2>
        {failure && <LoadFailed what="the figures" failure={failure} onRetry={refetch} isRetrying={isFetching} />}
        {!people && !failure && <PanelSkeleton lines={14} label="Loading the figures" />}
        {people && (
          <>
            {hasFigures ? (
              <>
                <ul className="db-member-chart-legend">
                  {taskStatuses.map((status) => (
                    <li key={status}>
                      <span
                        className="db-member-chart-mark"
                        style={{ background: statusColours[status] }}
                        aria-hidden
                      />{' '}
                      {status}
                    </li>
                  ))}
                </ul>
                <Suspense fallback={<PanelSkeleton lines={bars.length} label="Loading the chart" />}>
                  <MemberBarsChart
                    bars={bars}
                    unit={measure === 'count' ? 'tasks' : 'Hr'}
                    isDark={isDark}
                    onOpen={openTasks}
                  />
                </Suspense>
              </>
            ) : (
              <EmptyState title={measure === 'count' ? 'No tasks yet' : `Nothing ${measure} yet`}>
                The chart appears once this project has figures.
              </EmptyState>
            )}
            <MemberBarsTable
              bars={bars}
              measure={measure}
              getPath={getPath}
              exportName={`Employee chart ${project?.Project_short_name ?? ''}`.trim()}
            />
          </>
        )}
      </div>
    </Page>
  );
}
