import { HTMLTable } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { formatHours } from '../../../../domain/calendar/formatHours';
import { useListProjectDayTasksQuery, type ProjectCharts } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { SideDrawer } from '../../../ui/dialogs/SideDrawer';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { taskPath } from '../../tasks/taskColumns';
import { dayBuckets, ratioBuckets, taskRatio, type FinishedTask } from './buckets';

/** What was opened: a day of the flow or of the bugs, or a bar of finished tasks. */
export type ChartRows = 'flow' | 'bugs' | 'lead' | 'cycle' | 'ratio';

const dayKinds = ['flow', 'bugs'] as const;

function DayRows({
  projectId,
  day,
  isBugs,
}: {
  readonly projectId: string;
  readonly day: string;
  readonly isBugs: boolean;
}) {
  const { currentData, error, isFetching, refetch } = useListProjectDayTasksQuery({
    Project_id: projectId,
    Day: day,
    Open_bugs: isBugs ? 'true' : 'false',
  });
  const failure = shownFailure(error);
  if (failure && !currentData)
    return (
      <LoadFailed
        what="the tasks"
        message={failure.message}
        requestId={failure.requestId}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!currentData) return <PanelSkeleton lines={10} label="Loading the tasks" />;
  const { Count, Tasks } = currentData;
  return (
    <>
      <p className="db-muted">
        {Count > Tasks.length ? `The first ${Tasks.length} of ${Count} tasks` : `${Count} tasks`}, with their statuses
        at the end of that day
      </p>
      <HTMLTable compact striped>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Summary</th>
            <th scope="col">Type</th>
            <th scope="col">Status</th>
            <th scope="col">Assignees</th>
          </tr>
        </thead>
        <tbody>
          {Tasks.map((task) => (
            <tr key={task._id}>
              <td>
                <Link to={taskPath({ _id: task._id, Project_id: projectId })}>{task.Task_key}</Link>
              </td>
              <td>{task.Summary}</td>
              <td>{task.Issue_type}</td>
              <td>
                <StatusBadge status={task.Status} />
              </td>
              <td>{task.Assignees ?? '-'}</td>
            </tr>
          ))}
        </tbody>
      </HTMLTable>
    </>
  );
}

function FinishedRows({ projectId, tasks }: { readonly projectId: string; readonly tasks: readonly FinishedTask[] }) {
  return (
    <>
      <p className="db-muted">{`${tasks.length} finished tasks`}</p>
      <HTMLTable compact striped>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Summary</th>
            <th scope="col">Finished</th>
            <th scope="col">Lead time</th>
            <th scope="col">Cycle time</th>
            <th scope="col">Estimated</th>
            <th scope="col">Logged</th>
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <tr key={task._id}>
              <td>
                <Link to={taskPath({ _id: task._id, Project_id: projectId })}>{task.Task_key}</Link>
              </td>
              <td>{task.Summary}</td>
              <td>{formatDay(task.Finished_on)}</td>
              <td>{`${task.Lead_days} days`}</td>
              <td>{task.Cycle_days === null ? '-' : `${task.Cycle_days} days`}</td>
              <td>{formatHours(task.Estimated_hours) || '-'}</td>
              <td>{formatHours(task.Logged_hours)}</td>
            </tr>
          ))}
        </tbody>
      </HTMLTable>
    </>
  );
}

const titles: Readonly<Record<ChartRows, (label: string) => string>> = {
  flow: (day) => `Tasks on ${day}`,
  bugs: (day) => `Open bugs on ${day}`,
  lead: (days) => `Lead time: ${days} days`,
  cycle: (days) => `Cycle time: ${days} days`,
  ratio: (ratio) => `Logged per estimated hour: ${ratio}`,
};

const figures: Readonly<Record<Exclude<ChartRows, 'flow' | 'bugs'>, (task: FinishedTask) => number | null>> = {
  lead: ({ Lead_days }) => Lead_days,
  cycle: ({ Cycle_days }) => Cycle_days,
  ratio: taskRatio,
};

/** The tasks behind a point of a project's charts. */
export function ChartRowsDrawer({
  charts,
  rows,
  onClose,
}: {
  readonly charts: ProjectCharts;
  /** 'flow:2026-03-04', 'lead:3'. */
  readonly rows: string;
  readonly onClose: () => void;
}) {
  const [kindText = '', value = ''] = rows.split(':');
  const kind = (Object.keys(titles) as ChartRows[]).find((known) => known === kindText);
  if (kind === undefined) return null;
  const isDay = dayKinds.some((known) => known === kind);
  const bucket = (kind === 'ratio' ? ratioBuckets : dayBuckets).find((known) => known.value === value);
  const tasks =
    kind === 'flow' || kind === 'bugs'
      ? []
      : charts.Finished.filter((task) => {
          const figure = figures[kind](task);
          return figure !== null && bucket?.contains(figure) === true;
        });
  return (
    <SideDrawer
      name="chart-rows"
      isOpen
      title={titles[kind](isDay ? formatDay(value) : (bucket?.label ?? ''))}
      onClose={onClose}
      width={860}
    >
      <div className="db-chart-drawer db-chart-rows">
        {isDay ? (
          <DayRows projectId={charts.Project_id} day={value} isBugs={kind === 'bugs'} />
        ) : (
          <FinishedRows projectId={charts.Project_id} tasks={tasks} />
        )}
      </div>
    </SideDrawer>
  );
}
