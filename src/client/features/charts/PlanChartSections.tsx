import { SegmentedControl, Tag } from '@blueprintjs/core';
import { formatDay } from '../../../domain/calendar/formatDay';
import { sprintBeginning } from '../../../domain/charts/sprintBeginning';
import { useGetMilestoneChartQuery, useGetSprintChartQuery, type PlanChart } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { useUrlChoice } from '../../widgets/url-state/useUrlChoice';
import { useUrlRecord } from '../../widgets/url-state/useUrlRecord';
import { ChartViewChoice, LinesFigure } from './drawing/ChartFrame';
import { PlanPointRows } from './plan/PlanPointRows';
import { chanceTones, forecastSentence, getChance, type ForecastDays } from './forecastTexts';
import {
  forecastLines,
  milestoneChartKinds,
  planChartKinds,
  planLines,
  planPositions,
  planUnits,
  pointParameter,
  type PlanChartKind,
} from './plan/planLines';

/** '2 added to and 1 removed from the scope since the beginning.' */
function scopeChangeText(points: PlanChart['Points'], begins: PlanChart['Points'][number]): string {
  const since = begins.Day === null ? 'the beginning' : `the end of ${formatDay(begins.Day)}, its first day with tasks`;
  const later = points.slice(points.indexOf(begins) + 1);
  const sum = (key: 'Added' | 'Removed'): number =>
    later.reduce((total, { Figures }) => total + (Figures?.[key] ?? 0), 0);
  const [added, removed] = [sum('Added'), sum('Removed')];
  return added + removed === 0
    ? `The scope has not changed since ${since}.`
    : `${added} added to and ${removed} removed from the scope since ${since}.`;
}

function noFiguresText({ Closed_at, Points, StartDate }: PlanChart, noun: string): string {
  // Tasks may be in it already.
  if (StartDate !== null && !Points.some(({ Figures }) => Figures !== null))
    return `The ${noun} starts on ${formatDay(StartDate)}`;
  return Closed_at === null ? `The ${noun} has had no tasks yet` : `The ${noun} had no tasks`;
}

interface PlanChartProps {
  readonly chart: PlanChart;
  readonly kinds: typeof planChartKinds | typeof milestoneChartKinds;
  /** 'sprint' */
  readonly noun: string;
  /** Below the picture. */
  readonly explanation: string;
}

function ForecastLine({ forecast, dueDay }: { readonly forecast: ForecastDays; readonly dueDay: string | null }) {
  const chance = getChance(forecast, dueDay);
  return (
    <p>
      {forecastSentence(forecast, dueDay)}
      {chance !== null && (
        <>
          {' '}
          <Tag minimal intent={chanceTones[chance]}>
            {`In time: ${chance.toLowerCase()}`}
          </Tag>
        </>
      )}
    </p>
  );
}

const forecastExplanation =
  'The dashed lines lead to the days of the forecast, which is drawn many times from what each working day of the last twelve weeks finished and added, in the order of the plan.';

const kindNames = { burndown: 'Burndown', burnup: 'Burnup' } as const;

/** Burndown or burnup in tasks or hours, with the tasks behind each point. */
function PlanChartView({ chart, kinds, noun, explanation }: PlanChartProps) {
  const [kind, chooseKind] = useUrlChoice<PlanChartKind>('chart', kinds);
  const [unit, chooseUnit] = useUrlChoice('unit', planUnits);
  const [point, openPoint] = useUrlRecord(pointParameter);
  const begins = sprintBeginning(chart.Points, ({ Figures }) => Figures?.Scope.Tasks);
  const forecast = chart.Forecast;
  if (begins === undefined) return <EmptyState isLarge={false} title={noFiguresText(chart, noun)} />;
  const shownAs = { kind, unit };
  return (
    <>
      {forecast && <ForecastLine forecast={forecast} dueDay={chart.DueDate} />}
      <div className="db-chart-choices">
        <SegmentedControl
          size="small"
          aria-label="What the chart shows"
          options={kinds.map((value) => ({ value, label: kindNames[value] }))}
          value={kind}
          onValueChange={(value) => chooseKind(value === 'burnup' ? 'burnup' : 'burndown')}
        />
        <SegmentedControl
          size="small"
          aria-label="Unit"
          options={[
            { value: 'tasks', label: 'Tasks' },
            { value: 'hours', label: 'Hours' },
          ]}
          value={unit}
          onValueChange={(value) => chooseUnit(value === 'hours' ? 'hours' : 'tasks')}
        />
        <ChartViewChoice />
        <span className="db-muted">{scopeChangeText(chart.Points, begins)}</span>
      </div>
      <LinesFigure
        caption={`${kindNames[kind]} of ${chart.Name}`}
        positionHeading="Day"
        lines={[
          ...planLines(chart.Points, shownAs),
          ...(forecast ? forecastLines(chart.Points, forecast, shownAs) : []),
        ]}
        positions={planPositions(chart.Points)}
        unit={unit === 'tasks' ? 'tasks' : 'Hr'}
        onOpen={openPoint}
      />
      <p className="db-muted">
        {explanation}
        {forecast !== null && forecast.Open > 0 && ` ${forecastExplanation}`}
      </p>
      {point !== null && <PlanPointRows chart={chart} point={point} onClose={() => openPoint(null)} />}
    </>
  );
}

interface PlanChartSectionProps extends Omit<PlanChartProps, 'chart'> {
  readonly query: {
    readonly currentData?: PlanChart | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

function PlanChartSection({
  query: { currentData: chart, error, isFetching, refetch },
  ...props
}: PlanChartSectionProps) {
  const failure = shownFailure(error);
  if (failure && !chart)
    return <LoadFailed what="the chart" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (!chart) return <PanelSkeleton lines={10} label="Loading the chart" />;
  return <PlanChartView chart={chart} {...props} />;
}

/** Burndown and burnup of a sprint, with the tasks behind each point. */
export function SprintChartSection({ sprintId }: { readonly sprintId: string }) {
  return (
    <PlanChartSection
      query={useGetSprintChartQuery({ id: sprintId }, { refetchOnMountOrArgChange: true })}
      kinds={planChartKinds}
      noun="sprint"
      explanation="The ideal line falls by the share of the day that the people of the sprint work: not at all on shaded days, when all are off; by half as much on a half-day holiday; and by as many of them as work where others have a holiday at their location. Leave does not change it."
    />
  );
}

/** Burnup and burndown of a milestone up to its forecast, with the tasks behind each point. */
export function MilestoneChartSection({ milestoneId }: { readonly milestoneId: string }) {
  return (
    <PlanChartSection
      query={useGetMilestoneChartQuery({ id: milestoneId }, { refetchOnMountOrArgChange: true })}
      kinds={milestoneChartKinds}
      noun="milestone"
      explanation="Counted are the tasks of the sprints that belong to it now. On shaded days the company is off."
    />
  );
}
