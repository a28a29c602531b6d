import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isDay } from '../../../../domain/calendar/isDay';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { formatHours } from '../../../../domain/calendar/formatHours';
import { barLabels, finishedFigures, type FinishedFigure } from '../../../../domain/charts/finishedFigures';
import { sprintBeginning } from '../../../../domain/charts/sprintBeginning';
import { planPointTasks, type PlanPointTask } from '../../../../domain/charts/planChart';
import { taskPath } from '../../../../domain/tasks/taskPath';
import { getWorkState } from '../../../../domain/tasks/workState';
import { counted } from '../../../../domain/wording/counted';
import {
  useGetSprintChartQuery,
  useListProjectDayTasksQuery,
  useListProjectFinishedTasksQuery,
  type ProjectCharts,
  type ProjectDayTasks,
  type ProjectFinishedTasks,
  type PlanChart,
} from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/controls/Button';
import { SideDrawer } from '../../../ui/dialogs/SideDrawer';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { SmallTable, type SmallColumn } from '../../../ui/layout/SmallTable';
import { useToday } from '../../../widgets/useToday';
import { planPath } from '../../../../domain/planning/planPath';
import { ChartTaskTable, toStates } from '../plan/ChartTaskTable';
import { daysText } from './daysText';

/** What was opened: a day of the flow or of the bugs, a bar of finished tasks, a sprint, or a milestone of the forecast. */
export type ChartRows = 'flow' | 'bugs' | 'velocity' | 'forecast' | FinishedFigure;

/** As many as the server answers at a time. */
const pageRows = 500;

interface PageProps {
  /** Rows before the shown ones. */
  readonly skip: number;
  readonly onPage: (skip: number) => void;
}

/** '812 tasks', or which of them are shown, with the way to the others. */
function CountLine({
  count,
  shown,
  remark,
  skip,
  onPage,
}: PageProps & { readonly count: number; readonly shown: number; readonly remark: string }) {
  return (
    <p className="db-muted db-chart-pages">
      {shown < count ? `Tasks ${skip + 1} to ${skip + shown} of ${count}` : counted(count, 'task')}, {remark}
      {skip > 0 && (
        <Button size="small" variant="outlined" text="Previous" onClick={() => onPage(Math.max(0, skip - pageRows))} />
      )}
      {skip + shown < count && (
        <Button size="small" variant="outlined" text="Next" onClick={() => onPage(skip + pageRows)} />
      )}
    </p>
  );
}

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
        { header: 'Summary', cellClassName: 'db-long-text', cell: ({ Summary }) => Summary },
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
  counts,
  remark,
  skip,
  onPage,
}: PageProps & {
  readonly projectId: string;
  readonly day: string;
  /** What the point counts; nothing for all but the rejected tasks. */
  readonly counts: { readonly Open_bugs?: 'true'; readonly Milestone_id?: string };
  readonly remark: string;
}) {
  const query = useListProjectDayTasksQuery({ Project_id: projectId, Day: day, ...counts, Skip: skip });
  return (
    <Rows query={query}>
      {({ Count, Tasks }) => (
        <>
          <CountLine count={Count} shown={Tasks.length} remark={remark} skip={skip} onPage={onPage} />
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
  skip,
  onPage,
}: PageProps & {
  readonly projectId: string;
  readonly days: number;
  readonly figure: FinishedFigure;
  readonly bar: number;
}) {
  const query = useListProjectFinishedTasksQuery({
    Project_id: projectId,
    Days: days,
    Figure: figure,
    Bar: bar,
    Skip: skip,
  });
  return (
    <Rows query={query}>
      {({ Count, Tasks }) => (
        <>
          <CountLine count={Count} shown={Tasks.length} remark="latest end first" skip={skip} onPage={onPage} />
          <TaskTable projectId={projectId} tasks={Tasks} columns={finishedColumns} />
        </>
      )}
    </Rows>
  );
}

/** The tasks of a closed sprint at its beginning and at its closing. */
function SprintRows({ chart }: { readonly chart: PlanChart }) {
  const known = chart.Points.filter(({ Figures }) => Figures !== null);
  const scopeAt = (point: PlanChart['Points'][number] | undefined): readonly PlanPointTask[] =>
    point ? planPointTasks(toStates(chart), { untilMs: Date.parse(point.Until) }, undefined).scope : [];
  const committed = scopeAt(sprintBeginning(known, ({ Figures }) => Figures?.Scope.Tasks));
  const finished = scopeAt(known.at(-1)).filter(({ status }) => getWorkState(status) === 'finished');
  const parts = [
    { name: 'At the beginning', rows: committed },
    { name: 'Finished', rows: finished },
  ];
  return (
    <>
      <p>
        <Link to={planPath('sprint', chart.Project_id, chart._id)}>Progress by day</Link>
      </p>
      {parts.map(({ name, rows }) => (
        <section key={name} aria-label={name}>
          <p className="db-muted">
            {name}: {counted(rows.length, 'task')}
          </p>
          {rows.length > 0 && <ChartTaskTable chart={chart} name={name} rows={rows} />}
        </section>
      ))}
    </>
  );
}

function VelocityRows({ sprintId }: { readonly sprintId: string }) {
  const query = useGetSprintChartQuery({ id: sprintId });
  return <Rows query={query}>{(chart) => <SprintRows chart={chart} />}</Rows>;
}

const figureNames: Readonly<Record<FinishedFigure, string>> = {
  lead: 'Lead time in days',
  cycle: 'Cycle time in days',
  ratio: 'Logged per estimated hour',
};

/** What is opened in the drawer; undefined for an address that means nothing. */
function getOpened(
  {
    charts,
    days,
    kind,
    value,
  }: { readonly charts: ProjectCharts; readonly days: number; readonly kind: string; readonly value: string },
  today: string,
  page: PageProps,
): { readonly title: string; readonly content: ReactNode } | undefined {
  const projectId = charts.Project_id;
  const figure = finishedFigures.find((known) => known === kind);
  const label = figure && barLabels(figure)[Number(value)];
  if (figure !== undefined && label !== undefined)
    return {
      title: `${figureNames[figure]}: ${label}`,
      content: <FinishedRows projectId={projectId} days={days} figure={figure} bar={Number(value)} {...page} />,
    };
  if ((kind === 'flow' || kind === 'bugs') && isDay(value))
    return {
      title: `${kind === 'bugs' ? 'Open bugs' : 'Tasks'} on ${formatDay(value)}`,
      content: (
        <DayRows
          projectId={projectId}
          day={value}
          counts={kind === 'bugs' ? { Open_bugs: 'true' } : {}}
          remark="with their statuses at the end of that day"
          {...page}
        />
      ),
    };
  const sprint = charts.Velocity.find(({ _id }) => _id === value);
  if (kind === 'velocity' && sprint)
    return { title: `Tasks of ${sprint.Name}`, content: <VelocityRows sprintId={value} /> };
  const milestone = charts.Forecast.find(({ _id }) => _id === value);
  return kind === 'forecast' && milestone
    ? {
        title: `Open tasks of ${milestone.Name}`,
        content: (
          <DayRows projectId={projectId} day={today} counts={{ Milestone_id: value }} remark="open today" {...page} />
        ),
      }
    : undefined;
}

/** The tasks behind a point of a project's charts. */
export function ChartRowsDrawer({
  charts,
  days,
  rows,
  onOpen,
  onClose,
}: {
  readonly charts: ProjectCharts;
  /** Of the charts. */
  readonly days: number;
  /** 'flow:2026-03-04', 'lead:3', 'lead:3:500' after the first 500 rows. */
  readonly rows: string;
  readonly onOpen: (rows: string) => void;
  readonly onClose: () => void;
}) {
  const today = useToday();
  const [kind = '', value = '', skipped = '0'] = rows.split(':');
  const opened = getOpened({ charts, days, kind, value }, today, {
    skip: /^\d{1,6}$/.test(skipped) ? Number(skipped) : 0,
    onPage: (skip) => onOpen([kind, value, ...(skip === 0 ? [] : [skip])].join(':')),
  });
  if (opened === undefined) return null;
  return (
    <SideDrawer name="chart-rows" isOpen title={opened.title} onClose={onClose} width={860}>
      <div className="db-chart-drawer db-chart-rows">{opened.content}</div>
    </SideDrawer>
  );
}
