import { Colors, Section, SectionCard, SegmentedControl } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useRef, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { barLabels, type FinishedFigure } from '../../../../domain/charts/finishedFigures';
import type { TaskStatus } from '../../../../domain/tasks/taskChoices';
import { counted } from '../../../../domain/wording/counted';
import { useGetProjectChartsQuery, type ProjectCharts } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { useOverlay } from '../../../screen-state/useOverlay';
import { Button } from '../../../ui/controls/Button';
import { useKeptPosition } from '../../../ui/layout/useKeptPosition';
import { PanelTitle } from '../../../ui/layout/PanelTitle';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { planPath } from '../../../../domain/planning/planPath';
import { AddMilestoneDialog } from '../../planning/AddMilestoneDialog';
import { ProjectTabPage } from '../../projects/ProjectTabPage';
import { BarsFigure, ChartViewChoice, LinesFigure, type BarsFigureProps } from '../drawing/ChartFrame';
import { ChartRowsDrawer, type ChartRows } from './ChartRowsDrawer';
import { daysText } from './daysText';
import { forecastDayText, getChance } from '../forecastTexts';
import '../charts.css';
import { SmallTable } from '../../../ui/layout/SmallTable';

const periods = ['90', '30', '180', '365'] as const;
const periodLabels: Readonly<Record<(typeof periods)[number], string>> = {
  '30': '30 days',
  '90': '90 days',
  '180': '180 days',
  '365': 'A year',
};
/** From the bottom of the picture: what is done, what is under way, what waits. */
const flowColours = Object.entries({
  CLOSE: Colors.GREEN4,
  'READY FOR UAT': Colors.ORANGE4,
  'READY FOR QA': Colors.GOLD4,
  'DEVELOPMENT DONE': Colors.TURQUOISE4,
  'IN PROGRESS': Colors.BLUE4,
  REOPEN: Colors.RED4,
  'ON HOLD': Colors.VIOLET4,
  OPEN: Colors.GRAY3,
} satisfies Partial<Record<TaskStatus, string>>);

function ChartPanel({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <Section compact title={title} titleRenderer={PanelTitle}>
      <SectionCard>
        <p className="db-muted">{text}</p>
        {children}
      </SectionCard>
    </Section>
  );
}

/** What a chart shows, and why it is empty. */
const withReason = (text: string, reason: string | false): string => (reason === false ? text : `${text}. ${reason}`);

const barPositions = (figure: FinishedFigure) =>
  barLabels(figure).map((label, index) => ({ value: String(index), label }));

/** What a forecast needs, and for those who plan the way to it. */
function NoMilestones({ projectId }: { readonly projectId: string }) {
  const mayAdd = useIsPermitted('Milestone_Project.Add');
  const addition = useOverlay('add-milestone');
  return (
    <>
      <EmptyState
        isLarge={false}
        title="This project has no open milestones"
        action={
          mayAdd ? (
            <Button
              {...lensMark('Milestone_Project.Add')}
              size="small"
              icon={<PlusIcon />}
              text="Add Milestone"
              onClick={() => addition.open(null)}
            />
          ) : undefined
        }
      >
        A milestone with open tasks is shown here with the days by which they are likely to be done.
      </EmptyState>
      {addition.isOpen && <AddMilestoneDialog projectId={projectId} onClose={addition.close} />}
    </>
  );
}

interface PanelsProps {
  readonly charts: ProjectCharts;
  readonly onOpen: (kind: ChartRows, value: string) => void;
}

function ForecastTable({ charts, onOpen }: PanelsProps) {
  if (charts.Forecast.length === 0) return <NoMilestones projectId={charts.Project_id} />;
  return (
    <div className="db-chart-rows">
      <SmallTable
        name="Forecast of milestones"
        columns={[
          {
            header: 'Milestone',
            cell: ({ _id, Name }) => <Link to={planPath('milestone', charts.Project_id, _id)}>{Name}</Link>,
          },
          { header: 'Due Date', cell: ({ DueDate }) => formatDay(DueDate) || '-' },
          {
            header: 'Open tasks',
            cell: ({ _id, Name, Open }) =>
              Open === 0 ? (
                '0'
              ) : (
                <Button
                  size="small"
                  variant="minimal"
                  className="db-chart-figure"
                  text={String(Open)}
                  aria-label={`${Open} open ${Open === 1 ? 'task' : 'tasks'} of ${Name}`}
                  onClick={() => onOpen('forecast', _id)}
                />
              ),
          },
          { header: '50% chance by', cell: (milestone) => forecastDayText(milestone, milestone.P50) },
          { header: '85% chance by', cell: (milestone) => forecastDayText(milestone, milestone.P85) },
          { header: 'In time', cell: (milestone) => getChance(milestone, milestone.DueDate) ?? '-' },
        ]}
        rows={charts.Forecast}
        rowKey={({ _id }) => _id}
        looks="striped"
      />
    </div>
  );
}

interface DaysPanelProps extends Pick<BarsFigureProps, 'positions' | 'onOpen'> {
  readonly title: string;
  /** From when to when the days are counted. */
  readonly span: string;
  /** What is said when no task was measured. */
  readonly none: string;
  readonly colour: string;
  readonly days: ProjectCharts['Lead'];
}

/** How many finished tasks took how many days. */
function DaysPanel({ title, span, none, colour, days, ...figure }: DaysPanelProps) {
  return (
    <ChartPanel
      title={title}
      text={
        days.P50 === null
          ? `${span}. ${none}`
          : `${span}. Half took up to ${daysText(days.P50)}, 85% up to ${daysText(days.P85)}, 95% up to ${daysText(days.P95)}.`
      }
    >
      <BarsFigure
        caption={`Finished tasks by ${title.toLowerCase()}`}
        positionHeading="Days"
        bars={[{ name: 'Tasks', colour, figures: days.Bars }]}
        unit="tasks"
        {...figure}
      />
    </ChartPanel>
  );
}

function Panels({ charts, onOpen }: PanelsProps) {
  const { Flow, Velocity, Lead, Cycle, Accuracy } = charts;
  const days = Flow.map(({ Day }) => ({ value: Day, label: formatDay(Day).slice(0, 5) }));
  const flowLines = flowColours.map(([name, colour]) => ({
    name,
    colour,
    figures: Flow.map(({ Counts }) => Counts[charts.Statuses.findIndex((status) => status === name)] ?? 0),
  }));
  const scroller = useRef<HTMLDivElement>(null);
  useKeptPosition(scroller, 'charts');
  const hasFlow = flowLines.some(({ figures }) => figures.some((count) => count > 0));
  const hasBugs = Flow.some(({ Open_bugs }) => Open_bugs > 0);
  return (
    <div className="db-project-charts-page">
      <div ref={scroller} className="db-project-charts db-charts-fill">
        <ChartPanel
          title="Cumulative flow"
          text={withReason(
            'Tasks by status at the end of each day, without the rejected ones',
            !hasFlow && 'There were none in this time.',
          )}
        >
          <LinesFigure
            caption="Tasks by status and day"
            positionHeading="Day"
            lines={flowLines}
            positions={days}
            unit="tasks"
            isStacked
            onOpen={(day) => onOpen('flow', day)}
          />
        </ChartPanel>
        <ChartPanel
          title="Velocity"
          text={withReason(
            'The ten sprints that were closed last: tasks at the beginning, and finished at the closing. A sprint without a start date begins on the day of its first task, and one that was empty then with the end of its first day with tasks',
            Velocity.length === 0 && 'No sprint has been closed yet.',
          )}
        >
          <BarsFigure
            caption="Tasks of the last sprints"
            positionHeading="Sprint"
            bars={[
              {
                name: 'At the beginning',
                colour: Colors.GRAY3,
                figures: Velocity.map(({ Committed }) => Committed.Tasks),
              },
              { name: 'Finished', colour: Colors.GREEN3, figures: Velocity.map(({ Finished: done }) => done.Tasks) },
            ]}
            positions={Velocity.map(({ _id, Name }) => ({ value: _id, label: Name }))}
            unit="tasks"
            onOpen={(id) => onOpen('velocity', id)}
          />
        </ChartPanel>
        <DaysPanel
          title="Lead time"
          span="From the creation of a task to its end"
          none="No task was finished in this time."
          colour={Colors.BLUE3}
          days={Lead}
          positions={barPositions('lead')}
          onOpen={(bucket) => onOpen('lead', bucket)}
        />
        <DaysPanel
          title="Cycle time"
          span="From the first IN PROGRESS to the end"
          none="No task that was IN PROGRESS was finished in this time."
          colour={Colors.TURQUOISE3}
          days={Cycle}
          positions={barPositions('cycle')}
          onOpen={(bucket) => onOpen('cycle', bucket)}
        />
        <ChartPanel
          title="Open bugs"
          text={withReason('At the end of each day', !hasBugs && 'No bug was open in this time.')}
        >
          <LinesFigure
            caption="Open bugs by day"
            positionHeading="Day"
            lines={[{ name: 'Open bugs', colour: Colors.RED3, figures: Flow.map(({ Open_bugs }) => Open_bugs) }]}
            positions={days}
            unit="bugs"
            onOpen={(day) => onOpen('bugs', day)}
          />
        </ChartPanel>
        <ChartPanel
          title="Estimates"
          text={
            Accuracy.Middle_ratio === null
              ? 'No finished task has an estimate and logged hours.'
              : `Logged per estimated hour of ${counted(Accuracy.Tasks, 'finished task')}: median ${Accuracy.Middle_ratio}; ${Accuracy.Near_percent ?? 0}% are within a fifth of their estimate.`
          }
        >
          <BarsFigure
            caption="Finished tasks by logged per estimated hour"
            positionHeading="Logged per estimated hour"
            bars={[{ name: 'Tasks', colour: Colors.VIOLET3, figures: Accuracy.Bars }]}
            positions={barPositions('ratio')}
            unit="tasks"
            onOpen={(bucket) => onOpen('ratio', bucket)}
          />
        </ChartPanel>
        <ChartPanel
          title="Forecast of milestones"
          text="When the present open tasks are done: drawn many times from what each working day of the last twelve weeks finished and added, in the order of the plan"
        >
          <ForecastTable charts={charts} onOpen={onOpen} />
        </ChartPanel>
      </div>
    </div>
  );
}

/** /project/charts/{id}: how a project is going. */
export default function ProjectChartsScreen() {
  const { id = '' } = useParams();
  const [period, choosePeriod] = useUrlChoice('days', periods);
  const [rows, openRows] = useUrlRecord('rows');
  const {
    currentData: charts,
    error,
    isFetching,
    refetch,
  } = useGetProjectChartsQuery({ Project_id: id, Days: Number(period) }, { refetchOnMountOrArgChange: true });
  const failure = shownFailure(error);
  return (
    <ProjectTabPage
      projectId={id}
      title="Charts"
      actions={
        <>
          <SegmentedControl
            size="small"
            aria-label="Time"
            options={(['30', '90', '180', '365'] as const).map((value) => ({ value, label: periodLabels[value] }))}
            value={period}
            onValueChange={(value) => choosePeriod(periods.find((known) => known === value) ?? '90')}
          />
          <ChartViewChoice />
        </>
      }
    >
      {() => (
        <>
          {failure && !charts && (
            <LoadFailed what="the charts" failure={failure} onRetry={refetch} isRetrying={isFetching} />
          )}
          {!charts && !failure && <PanelSkeleton lines={14} label="Loading the charts" />}
          {charts && <Panels charts={charts} onOpen={(kind, value) => openRows(`${kind}:${value}`)} />}
          {charts && rows !== null && (
            <ChartRowsDrawer
              charts={charts}
              days={Number(period)}
              rows={rows}
              onOpen={openRows}
              onClose={() => openRows(null)}
            />
          )}
        </>
      )}
    </ProjectTabPage>
  );
}
