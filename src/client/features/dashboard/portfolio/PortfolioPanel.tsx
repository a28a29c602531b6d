import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import {
  useLazyListPortfolioChartsQuery,
  useListPortfolioChartsQuery,
  useListPortfolioQuery,
  type PortfolioChart,
} from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { ListTable } from '../../../table/view/ListTable';
import { useTableView } from '../../../table/view/useTableView';
import { dependsOnColumns, useShownRows } from '../../../table/windows/shownRows';
import { useNow } from '../../../ui/badges/useNow';
import { useToday } from '../../../widgets/useToday';
import { DashboardPanel, type DashboardPanelProps } from '../screens/DashboardPanel';
import { refreshed } from '../screens/refreshed';
import { chartKeys, noCharts, type PortfolioCharts } from './portfolioChartColumns';
import { chartsRefreshed, maxCharts } from './portfolioCharts';
import { portfolioColumns } from './portfolioColumns';
import './portfolio.css';
import { minuteMs } from '../../../../domain/calendar/duration';

const options = { base: { sort: [{ key: 'name', direction: 'asc' }] } } as const;

const toCharts = (charts: readonly PortfolioChart[], failure?: string): PortfolioCharts => ({
  byProject: new Map(charts.map((chart) => [chart.Project_id, chart])),
  failure,
});

/**
 * The charts of the rows that are drawn. Those of the former rows stay while the next are read.
 * @param areAllNeeded of rows that are not drawn too, which takes longer
 */
function usePortfolioCharts(areAllNeeded: boolean): {
  readonly charts: PortfolioCharts;
  readonly onRowsShown: (ids: readonly string[]) => void;
} {
  const [shown, onRowsShown] = useShownRows('shown-projects', maxCharts);
  const drawn = useListPortfolioChartsQuery(shown, { ...chartsRefreshed, skip: shown === '' });
  const all = useListPortfolioChartsQuery(undefined, { ...chartsRefreshed, skip: !areAllNeeded });
  const failure = shownFailure(drawn.error ?? all.error)?.message;
  const allData = areAllNeeded ? all.data : undefined;
  const charts = useMemo(
    () => toCharts([...(allData ?? []), ...(drawn.data ?? [])], failure),
    [allData, drawn.data, failure],
  );
  return { charts, onRowsShown };
}

/** How the user's projects are going, a row for each that is not completed. Every figure opens what it counts. */
export default function PortfolioPanel({ mark }: Pick<DashboardPanelProps, 'mark'>) {
  const today = useToday();
  const nowMs = useNow(minuteMs);
  const timeZone = useSelector(selectTimeZone);
  const maySeeMembers = useIsPermitted('Project.View_Member');
  const viewer = useMemo(() => ({ today, nowMs, timeZone, maySeeMembers }), [today, nowMs, timeZone, maySeeMembers]);
  const list = useListPortfolioQuery(undefined, refreshed);
  const withoutCharts = useMemo(() => portfolioColumns(viewer, noCharts), [viewer]);
  const [view, changeView] = useTableView('portfolio', withoutCharts, options);
  const { charts, onRowsShown } = usePortfolioCharts(dependsOnColumns(view, chartKeys));
  const columns = useMemo(() => portfolioColumns(viewer, charts), [viewer, charts]);
  const [readAll] = useLazyListPortfolioChartsQuery();
  const prepareExport = async () => portfolioColumns(viewer, toCharts(await readAll(undefined, true).unwrap()));
  return (
    <DashboardPanel mark={mark} title="Portfolio" action={<Link to="/projects">All projects</Link>}>
      <div className="db-panel-table">
        <ListTable
          name="Portfolio"
          columns={columns}
          list={list}
          view={view}
          onViewChange={changeView}
          onRowsShown={onRowsShown}
          height="rows-within"
          prepareExport={prepareExport}
          emptyText="None of your projects is in progress"
        />
      </div>
    </DashboardPanel>
  );
}
