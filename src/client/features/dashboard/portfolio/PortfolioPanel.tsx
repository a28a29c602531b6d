import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useListPortfolioQuery } from '../../../api/api';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { ListTable } from '../../../table/view/ListTable';
import { useTableView } from '../../../table/view/useTableView';
import { useNow } from '../../../ui/badges/useNow';
import { useToday } from '../../../widgets/useToday';
import { DashboardPanel, type DashboardPanelProps } from '../screens/DashboardPanel';
import { refreshed } from '../screens/refreshed';
import { portfolioColumns } from './portfolioColumns';
import './portfolio.css';

const base = { sort: [{ key: 'name', direction: 'asc' }] } as const;

/** How the user's projects are going, a row for each that is not completed. Every figure opens what it counts. */
export default function PortfolioPanel({ mark }: Pick<DashboardPanelProps, 'mark'>) {
  const today = useToday();
  const nowMs = useNow(60_000);
  const timeZone = useSelector(selectTimeZone);
  const maySeeMembers = useIsPermitted('Project.View_Member');
  const columns = useMemo(
    () => portfolioColumns({ today, nowMs, timeZone, maySeeMembers }),
    [today, nowMs, timeZone, maySeeMembers],
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
        emptyText="None of your projects is in progress"
      />
    </DashboardPanel>
  );
}
