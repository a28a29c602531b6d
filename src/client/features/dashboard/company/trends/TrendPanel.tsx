import { companyPath } from '../companyPaths';
import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { chartViews, ViewChoice } from '../../../../ui/charts/ViewChoice';
import { EmptyState } from '../../../../ui/states/EmptyState';
import { loadedPart } from '../../../../ui/states/loadedPart';
import { PanelSkeleton } from '../../../../ui/states/PanelSkeleton';
import { useUrlChoice } from '../../../../widgets/url-state/useUrlChoice';
import { useIsDark } from '../../../../widgets/useIsDark';
import type { DashboardPanelProps } from '../../screens/DashboardPanel';
import { QueryPanel, type PanelQuery } from '../../screens/QueryPanel';
import type { TrendCell, TrendSeries } from './trendSeries';
import { TrendTable } from './TrendTable';

// The chart library is larger than the rest of the page.
const TrendBarsChart = loadedPart(() => import('./TrendBarsChart'));

export interface TrendPanelProps<Answer> extends Pick<DashboardPanelProps, 'mark'> {
  /** Names the choice of chart or table in the URL. */
  readonly name: string;
  readonly title: string;
  readonly query: PanelQuery & { readonly data?: Answer };
  readonly rowHeader: string;
  readonly unit: string;
  readonly getSeries: (answer: Answer) => TrendSeries;
  /** The rule of the figures, in words. */
  readonly explanation?: string;
}

/** A chart of the company with its table. */
export function TrendPanel<Answer>({
  name,
  title,
  query,
  rowHeader,
  unit,
  getSeries,
  explanation,
  mark,
}: TrendPanelProps<Answer>) {
  const isDark = useIsDark();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [look, chooseLook] = useUrlChoice(`${name}.look`, chartViews);
  // What the other panels show stays.
  const getPath = (cell: TrendCell): string => companyPath({ ...Object.fromEntries(parameters), ...cell.parameters });
  return (
    <QueryPanel
      title={title}
      mark={mark}
      query={query}
      what="the figures"
      lines={8}
      action={<ViewChoice label={`${title}: chart or table`} view={look} onChoose={chooseLook} />}
    >
      {(answer) => {
        const series = getSeries(answer);
        if (series.rows.length === 0 || series.keys.length === 0)
          return <EmptyState isLarge={false} title="Nothing recorded yet, or not included in your role" />;
        return (
          <div className="db-hr-trend-part">
            {explanation !== undefined && <p className="db-muted">{explanation}</p>}
            {look === 'table' ? (
              <TrendTable caption={title} rowHeader={rowHeader} series={series} getPath={getPath} />
            ) : (
              <Suspense fallback={<PanelSkeleton lines={8} label="Loading the chart" />}>
                <TrendBarsChart
                  series={series}
                  unit={unit}
                  isDark={isDark}
                  onOpen={(cell) => void navigate(getPath(cell))}
                />
              </Suspense>
            )}
          </div>
        );
      }}
    </QueryPanel>
  );
}
