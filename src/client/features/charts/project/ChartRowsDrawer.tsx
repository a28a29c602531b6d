import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isDay } from '../../../../domain/calendar/day';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { formatHours } from '../../../../domain/calendar/formatHours';
import { barLabels, finishedFigures, type FinishedFigure } from '../../../../domain/charts/finishedFigures';
import { taskPath } from '../../../../domain/tasks/taskPath';
import {
  useListProjectDayTasksQuery,
  useListProjectFinishedTasksQuery,
  type ProjectDayTasks,
  type ProjectFinishedTasks,
} from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { SideDrawer } from '../../../ui/dialogs/SideDrawer';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { SmallTable, type SmallColumn } from '../../../ui/layout/SmallTable';
import { daysText } from './daysText';

/** What was opened: a day of the flow or of the bugs, or a bar of finished tasks. */
export type ChartRows = 'flow' | 'bugs' | FinishedFigure;

/** 'The first 500 of 812 tasks'. */
const countText = (count: number, shown: number): string =>
  count > shown ? `The first ${shown} of ${count} tasks` : count === 1 ? '1 task' : `${count} tasks`;

/** The states of a list that is being read. */
function Rows<Answer>({
  query: { currentData, error, isFetching, refetch },
  children,
}: {
  readonly query: {
    readonly currentData?: Answer;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: (answer: Answer) => ReactNode;
}) {
  const failure = shownFailure(error);
  if (currentData !== undefined) return children(currentData);
  if (failure) return <LoadFailed what="the tasks" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  return <PanelSkeleton lines={10} label="Loading the tasks" />;
}

function TaskTable<Task extends { readonly _id: string; readonly Task_key: string; readonly Summary: string }>({
  projectId,
  tasks,
  columns,
}: {
  readonly projectId: string;
  readonly tasks: readonly Task[];
  /** After the key and the summary. */
  readonly columns: readonly SmallColumn<Task>[];
}) {
  return (
    <SmallTable
      name="Tasks"
      columns={[
        {
          header: 'Key',
          cell: ({ _id, Task_key }) => <Link to={taskPath({ _id, Project_id: projectId })}>{Task_key}</Link>,
        },
        { header: 'Summary', cell: ({ Summary }) => Summary },
        ...columns,
      ]}
      rows={tasks}
      rowKey={({ _id }) => _id}
      looks="striped"
    />
  );
}

const dayColumns: readonly SmallColumn<ProjectDayTasks['Tasks'][number]>[] = [
  { header: 'Type', cell: ({ Issue_type }) => Issue_type },
  { header: 'Status', cell: ({ Status }) => <StatusBadge status={Status} /> },
  { header: 'Assignees', cell: ({ Assignees }) => Assignees ?? '-' },
];

const finishedColumns: readonly SmallColumn<ProjectFinishedTasks['Tasks'][number]>[] = [
  { header: 'Finished', cell: ({ Finished_on }) => formatDay(Finished_on) },
  { header: 'Lead time', cell: ({ Lead_days }) => daysText(Lead_days) },
  { header: 'Cycle time', cell: ({ Cycle_days }) => daysText(Cycle_days) },
  { header: 'Estimated', cell: ({ Estimated_hours }) => formatHours(Estimated_hours) || '-' },
  { header: 'Logged', cell: ({ Logged_hours }) => formatHours(Logged_hours) },
];

function DayRows({
  projectId,
  day,
  isBugs,
}: {
  readonly projectId: string;
  readonly day: string;
  readonly isBugs: boolean;
}) {
  const query = useListProjectDayTasksQuery({
    Project_id: projectId,
    Day: day,
    Open_bugs: isBugs ? 'true' : 'false',
  });
  return (
    <Rows query={query}>
      {({ Count, Tasks }) => (
        <>
          <p className="db-muted">{countText(Count, Tasks.length)}, with their statuses at the end of that day</p>
          <TaskTable projectId={projectId} tasks={Tasks} columns={dayColumns} />
        </>
      )}
    </Rows>
  );
}

function FinishedRows({
  projectId,
  days,
  figure,
  bar,
}: {
  readonly projectId: string;
  readonly days: number;
  readonly figure: FinishedFigure;
  readonly bar: number;
}) {
  const query = useListProjectFinishedTasksQuery({ Project_id: projectId, Days: days, Figure: figure, Bar: bar });
  return (
    <Rows query={query}>
      {({ Count, Tasks }) => (
        <>
          <p className="db-muted">{countText(Count, Tasks.length)}, latest end first</p>
          <TaskTable projectId={projectId} tasks={Tasks} columns={finishedColumns} />
        </>
      )}
    </Rows>
  );
}

const figureNames: Readonly<Record<FinishedFigure, string>> = {
  lead: 'Lead time in days',
  cycle: 'Cycle time in days',
  ratio: 'Logged per estimated hour',
};

/** The tasks behind a point of a project's charts. */
export function ChartRowsDrawer({
  projectId,
  days,
  rows,
  onClose,
}: {
  readonly projectId: string;
  /** Of the charts. */
  readonly days: number;
  /** 'flow:2026-03-04', 'lead:3'. */
  readonly rows: string;
  readonly onClose: () => void;
}) {
  const [kind = '', value = ''] = rows.split(':');
  const figure = finishedFigures.find((known) => known === kind);
  const label = figure && barLabels(figure)[Number(value)];
  const isOfDay = (kind === 'flow' || kind === 'bugs') && isDay(value);
  if (!isOfDay && (figure === undefined || label === undefined)) return null;
  return (
    <SideDrawer
      name="chart-rows"
      isOpen
      title={
        figure === undefined
          ? `${kind === 'bugs' ? 'Open bugs' : 'Tasks'} on ${formatDay(value)}`
          : `${figureNames[figure]}: ${label}`
      }
      onClose={onClose}
      width={860}
    >
      <div className="db-chart-drawer db-chart-rows">
        {figure === undefined ? (
          <DayRows projectId={projectId} day={value} isBugs={kind === 'bugs'} />
        ) : (
          <FinishedRows projectId={projectId} days={days} figure={figure} bar={Number(value)} />
        )}
      </div>
    </SideDrawer>
  );
}
