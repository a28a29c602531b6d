import { Suspense, type ReactNode } from 'react';
import { chartViews, ViewChoice, type ChartView } from '../../../ui/charts/ViewChoice';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useIsDark } from '../../../widgets/useIsDark';
import { loadedPart } from '../../../ui/states/loadedPart';
import type { BarsChartProps } from './BarsChart';
import type { LinesChartProps } from './LinesChart';
import { amountText } from './chartLine';
import { ChartTable } from './ChartTable';
import '../charts.css';

// The chart library is larger than the rest of the page.
const LinesChart = loadedPart(() => import('./LinesChart'));
const BarsChart = loadedPart(() => import('./BarsChart'));

/** All charts of a page are drawn, or all are tables. */
const useChartView = () => useUrlChoice('view', chartViews);

export function ChartViewChoice() {
  const [view, choose] = useChartView();
  return <ViewChoice label="Charts or tables" view={view} onChoose={choose} />;
}

export interface LinesFigureProps extends Omit<LinesChartProps, 'isDark'> {
  /** Heading of the table. */
  readonly caption: string;
  /** Heading of the positions: 'Day'. */
  readonly positionHeading: string;
}

export interface LinesPictureProps extends LinesFigureProps {
  readonly view: ChartView;
}

/** Lines as a picture, or as a table with a button for each position. */
export function LinesPicture({ caption, positionHeading, view, ...chart }: LinesPictureProps): ReactNode {
  const isDark = useIsDark();
  if (view === 'table')
    return (
      <ChartTable
        caption={caption}
        headings={[positionHeading, ...chart.lines.map(({ name }) => name)]}
        rows={chart.positions.map(({ value, label, remark }, index) => ({
          key: value,
          label,
          remark: remark ?? null,
          cells: chart.lines.map(({ figures }) => {
            const figure = figures[index] ?? null;
            return figure === null ? '-' : amountText(figure, chart.unit);
          }),
        }))}
        onOpen={chart.onOpen}
      />
    );
  return (
    <Suspense fallback={<PanelSkeleton lines={10} label="Loading the chart" />}>
      <LinesChart {...chart} isDark={isDark} />
    </Suspense>
  );
}

/** Lines in the view that the page has chosen. */
export function LinesFigure(figure: LinesFigureProps): ReactNode {
  const [view] = useChartView();
  return <LinesPicture {...figure} view={view} />;
}

export interface BarsFigureProps extends Omit<BarsChartProps, 'isDark'> {
  readonly caption: string;
}

/** Bars as a picture, or as a table with a button for each position. */
export function BarsFigure({ caption, ...chart }: BarsFigureProps): ReactNode {
  const [view] = useChartView();
  const isDark = useIsDark();
  if (view === 'table')
    return (
      <ChartTable
        caption={caption}
        headings={[chart.positionHeading, ...chart.bars.map(({ name }) => name)]}
        rows={chart.positions.map(({ value, label }, index) => ({
          key: value,
          label,
          cells: chart.bars.map(({ figures }) => amountText(figures[index] ?? 0, chart.unit)),
        }))}
        onOpen={chart.onOpen}
      />
    );
  return (
    <Suspense fallback={<PanelSkeleton lines={10} label="Loading the chart" />}>
      <BarsChart {...chart} isDark={isDark} />
    </Suspense>
  );
}
