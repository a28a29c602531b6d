import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { addDays } from '../../../../domain/calendar/day';
import { mondayOfWeek } from '../../../../domain/calendar/weekday';
import { useGetWorkingPlanQuery } from '../../../api/api';
import { ListTable } from '../../../table/view/ListTable';
import { useTableView } from '../../../table/view/useTableView';
import { useToday } from '../../../widgets/useToday';
import { DashboardPanel, type DashboardPanelProps } from '../screens/DashboardPanel';
import { refreshed } from '../screens/refreshed';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { teamWorkingPlanColumns, teamWorkingPlanLegend } from './teamWorkingPlanColumns';
import '../../reports/workingPlan.css';

const options = { base: { sort: [{ key: 'name', direction: 'asc' }] }, prefix: 'team.' } as const;
const daysOfWeek = 7;
/** Of a day: what is said on pointing. */
const maxSpokenTasks = 10;

/** The members of the projects that the user manages, this week: planned hours, leave, days off, timers and overtime. */
export default function TeamWorkingPlanPanel({ mark }: Pick<DashboardPanelProps, 'mark'>) {
  const today = useToday();
  const seesTimerReport = useIsPermitted('PM_Report.Task_Timer_Report');
  const seesAllOvertime = useIsPermitted('Overtime.All_Overtime');
  const columns = useMemo(
    () =>
      teamWorkingPlanColumns(
        Array.from({ length: daysOfWeek }, (_, index) => addDays(mondayOfWeek(today), index)),
        { today, seesTimerReport, seesAllOvertime },
      ),
    [today, seesTimerReport, seesAllOvertime],
  );
  const workingPlan = useGetWorkingPlanQuery({ managed: true, week: true, maxTasks: maxSpokenTasks }, refreshed);
  const list = { ...workingPlan, data: workingPlan.data?.Rows };
  const [view, changeView] = useTableView('team-plan', columns, options);
  // HR sees all projects and manages none.
  if (workingPlan.data?.Rows.length === 0) return null;
  return (
    <DashboardPanel
      mark={mark}
      title="My team this week"
      action={<Link to="/employeeWorkingPlan">Seven Days Working plan</Link>}
    >
      <div className="db-panel-table">
        <ListTable
          name="My team"
          columns={columns}
          list={list}
          view={view}
          onViewChange={changeView}
          height="rows-within"
          hasToolbar={false}
        />
      </div>
      <p className="db-muted">{teamWorkingPlanLegend}</p>
    </DashboardPanel>
  );
}
