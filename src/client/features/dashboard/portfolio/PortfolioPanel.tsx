import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useListPortfolioChartsQuery, useListPortfolioQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { useScreenState } from '../../../screen-state/useScreenState';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { ListTable } from '../../../table/view/ListTable';
import { useTableView } from '../../../table/view/useTableView';
import { useNow } from '../../../ui/badges/useNow';
import { useToday } from '../../../widgets/useToday';
import { DashboardPanel, type DashboardPanelProps } from '../screens/DashboardPanel';
import { refreshed } from '../screens/refreshed';
import type { PortfolioCharts } from './portfolioChartColumns';
import { portfolioColumns } from './portfolioColumns';
import './portfolio.css';
import { minuteMs } from '../../../../domain/calendar/duration';

const base = { sort: [{ key: 'name', direction: 'asc' }] } as const;

/** The server answers the charts of this many projects at most: more than the table draws. */
const maxCharts = 40;

/** The charts of the rows that are drawn. Those of the former rows stay while the next are read. */
function usePortfolioCharts(): {
  readonly charts: PortfolioCharts;
  readonly onRowsShown: (ids: readonly string[]) => void;
} {
  const [shown, setShown] = useScreenState('tables', 'shown-projects', '');
  const { data, error } = useListPortfolioChartsQuery(shown, {
    skip: shown === '',
    refetchOnMountOrArgChange: 60,
    refetchOnFocus: true,
  });
  // In one order, so that the same rows are the same call however they are sorted.
  const onRowsShown = useCallback(
    (ids: readonly string[]) => setShown(ids.slice(0, maxCharts).sort().join(',')),
    [setShown],
  );
  const failure = shownFailure(error)?.message;
  const charts = useMemo(
    () => ({ byProject: new Map((data ?? []).map((chart) => [chart.Project_id, chart])), failure }),
    [data, failure],
  );
  return { charts, onRowsShown };
}

/** How the user's projects are going, a row for each that is not completed. Every figure opens what it counts. */
export default function PortfolioPanel({ mark }: Pick<DashboardPanelProps, 'mark'>) {
  const today = useToday();
  const nowMs = useNow(minuteMs);
  const timeZone = useSelector(selectTimeZone);
  const maySeeMembers = useIsPermitted('Project.View_Member');
  const { charts, onRowsShown } = usePortfolioCharts();
  const columns = useMemo(
    () => portfolioColumns({ today, nowMs, timeZone, maySeeMembers }, charts),
    [today, nowMs, timeZone, maySeeMembers, charts],
  );
  const list = useListPortfolioQuery(undefined, refreshed);
  const [view, changeView] = useTableView('portfolio', columns, { base });
  return (
    <DashboardPanel mark={mark} title="Portfolio" action={<Link to="/projects">All projects</Link>}>
      <ListTable
        name="Portfolio"
        columns={columns}
        list={list}
        view={view}
        onViewChange={changeView}
        height="rows"
        onRowsShown={onRowsShown}
        emptyText="None of your projects is in progress"
      />
    </DashboardPanel>
  );
}
