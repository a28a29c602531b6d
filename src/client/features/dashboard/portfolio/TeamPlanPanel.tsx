import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { addDays } from '../../../../domain/calendar/day';
import { useGetWorkingPlanQuery } from '../../../api/api';
import { ListTable } from '../../../table/view/ListTable';
import { useTableView } from '../../../table/view/useTableView';
import { useToday } from '../../../widgets/useToday';
import { teamPlanColumns } from '../../reports/workingPlanColumns';
import { DashboardPanel, type DashboardPanelProps } from '../screens/DashboardPanel';
import { refreshed } from '../screens/refreshed';
import '../../reports/workingPlan.css';

const options = { base: { sort: [{ key: 'name', direction: 'asc' }] }, prefix: 'team.' } as const;
const shownDays = 7;

/** The members of the projects that the user manages: planned hours, leave and days off of the next seven days. */
export default function TeamPlanPanel({ mark }: Pick<DashboardPanelProps, 'mark'>) {
  const today = useToday();
  const columns = useMemo(
    () => teamPlanColumns(Array.from({ length: shownDays }, (_, index) => addDays(today, index))),
    [today],
  );
  const plan = useGetWorkingPlanQuery({ managed: true }, refreshed);
  const list = { ...plan, data: plan.data?.Rows };
  const [view, changeView] = useTableView('team-plan', columns, options);
  // HR sees all projects and manages none.
  if (plan.data?.Rows.length === 0) return null;
  return (
    <DashboardPanel
      mark={mark}
      title="My team, next 7 days"
      action={<Link to="/employeeWorkingPlan">Seven Days Working plan</Link>}
    >
      <ListTable
        name="My team"
        columns={columns}
        list={list}
        view={view}
        onViewChange={changeView}
        height="rows"
        hasToolbar={false}
      />
    </DashboardPanel>
  );
}
