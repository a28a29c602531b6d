import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useLazyListPortfolioChartsQuery, useListPortfolioChartsQuery, useListPortfolioQuery } from '../../../api/api';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { ListTable } from '../../../table/view/ListTable';
import { useTableView } from '../../../table/view/useTableView';
import { noRowValues, toRowValues } from '../../../table/windows/rowValues';
import { dependsOnColumns, useRowValues } from '../../../table/windows/shownRows';
import { useNow } from '../../../ui/badges/useNow';
import { useToday } from '../../../widgets/useToday';
import { DashboardPanel, type DashboardPanelProps } from '../screens/DashboardPanel';
import { refreshed } from '../screens/refreshed';
import { chartKeys, getProjectId } from './portfolioChartColumns';
import { maxCharts } from './portfolioCharts';
import { portfolioColumns } from './portfolioColumns';
import './portfolio.css';
import { minuteMs } from '../../../../domain/calendar/duration';

const options = { base: { sort: [{ key: 'name', direction: 'asc' }] } } as const;

const chartQuery = {
  useValues: useListPortfolioChartsQuery,
  rowId: getProjectId,
  name: 'shown-projects',
  max: maxCharts,
} as const;

/** How the user's projects are going, a row for each that is not completed. Every figure opens what it counts. */
export default function PortfolioPanel({ mark }: Pick<DashboardPanelProps, 'mark'>) {
  const today = useToday();
  const nowMs = useNow(minuteMs);
  const timeZone = useSelector(selectTimeZone);
  const maySeeMembers = useIsPermitted('Project.View_Member');
  const viewer = useMemo(() => ({ today, nowMs, timeZone, maySeeMembers }), [today, nowMs, timeZone, maySeeMembers]);
  const list = useListPortfolioQuery(undefined, refreshed);
  const withoutCharts = useMemo(() => portfolioColumns(viewer, noRowValues), [viewer]);
  const [view, changeView] = useTableView('portfolio', withoutCharts, options);
  const { values: charts, onRowsShown } = useRowValues(chartQuery, dependsOnColumns(view, chartKeys));
  const columns = useMemo(() => portfolioColumns(viewer, charts), [viewer, charts]);
  const [readAll] = useLazyListPortfolioChartsQuery();
  const prepareExport = async () =>
    portfolioColumns(viewer, toRowValues(await readAll(undefined, true).unwrap(), getProjectId));
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
