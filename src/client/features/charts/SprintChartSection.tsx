import { SegmentedControl } from '@blueprintjs/core';
import { formatDay } from '../../../domain/calendar/formatDay';
import { sprintBeginning } from '../../../domain/charts/sprintBeginning';
import { useGetSprintChartQuery, type SprintChart } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { useUrlChoice } from '../../widgets/url-state/useUrlChoice';
import { useUrlRecord } from '../../widgets/url-state/useUrlRecord';
import { ChartViewChoice, LinesFigure } from './drawing/ChartFrame';
import { SprintPointRows } from './sprint/SprintPointRows';
import { pointParameter, sprintChartKinds, sprintLines, sprintPositions, sprintUnits } from './sprint/sprintLines';

/** '2 added to and 1 removed from the scope since the beginning.' */
function scopeChangeText(points: SprintChart['Points'], begins: SprintChart['Points'][number]): string {
  const since = begins.Day === null ? 'the beginning' : `the end of ${formatDay(begins.Day)}, its first day with tasks`;
  const later = points.slice(points.indexOf(begins) + 1);
  const sum = (key: 'Added' | 'Removed'): number =>
    later.reduce((total, { Figures }) => total + (Figures?.[key] ?? 0), 0);
  const [added, removed] = [sum('Added'), sum('Removed')];
  return added + removed === 0
    ? `The scope has not changed since ${since}.`
    : `${added} added to and ${removed} removed from the scope since ${since}.`;
}

function SprintChartView({ chart }: { readonly chart: SprintChart }) {
  const [kind, chooseKind] = useUrlChoice('chart', sprintChartKinds);
  const [unit, chooseUnit] = useUrlChoice('unit', sprintUnits);
  const [point, openPoint] = useUrlRecord(pointParameter);
  const begins = sprintBeginning(chart.Points, ({ Figures }) => Figures?.Scope.Tasks);
  if (begins === undefined)
    return (
      <EmptyState
        isLarge={false}
        title={chart.Closed_at === null ? 'The sprint has had no tasks yet' : 'The sprint had no tasks'}
      />
    );
  return (
    <>
      <div className="db-chart-choices">
        <SegmentedControl
          size="small"
          aria-label="What the chart shows"
          options={[
            { value: 'burndown', label: 'Burndown' },
            { value: 'burnup', label: 'Burnup' },
          ]}
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
        caption={`${kind === 'burndown' ? 'Burndown' : 'Burnup'} of ${chart.Name}`}
        positionHeading="Day"
        lines={sprintLines(chart.Points, kind, unit)}
        positions={sprintPositions(chart.Points)}
        unit={unit === 'tasks' ? 'tasks' : 'Hr'}
        onOpen={openPoint}
      />
      <p className="db-muted">
        The ideal line falls by the share of the day that the people of the sprint work: not at all on shaded days, when
        all are off; by half as much on a half-day holiday; and by as many of them as work where others have a holiday
        at their location. Leave does not change it.
      </p>
      {point !== null && <SprintPointRows chart={chart} point={point} onClose={() => openPoint(null)} />}
    </>
  );
}

/** Burndown and burnup of a sprint, with the tasks behind each point. */
export function SprintChartSection({ sprintId }: { readonly sprintId: string }) {
  const {
    currentData: chart,
    error,
    isFetching,
    refetch,
  } = useGetSprintChartQuery({ id: sprintId }, { refetchOnMountOrArgChange: true });
  const failure = shownFailure(error);
  if (failure && !chart)
    return <LoadFailed what="the chart" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  return chart ? <SprintChartView chart={chart} /> : <PanelSkeleton lines={10} label="Loading the chart" />;
}
