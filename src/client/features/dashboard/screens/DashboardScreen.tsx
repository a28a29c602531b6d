import { CalendarIcon, PlayIcon, PlusIcon } from '@blueprintjs/icons';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useListOwnDueTasksQuery } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { selectPermissionStatus } from '../../../permissions/permissionSelectors';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { useOverlay } from '../../../screen-state/useOverlay';
import { selectUser } from '../../../session/sessionSelectors';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { DashboardPanel } from './DashboardPanel';
import { DecisionsPanel } from './DecisionsPanel';
import { DuesPanel } from './DuesPanel';
import { LeaveCountersPanel } from './LeaveCountersPanel';
import { MyTasksPanel } from './MyTasksPanel';
import { NextHolidayPanel } from './NextHolidayPanel';
import { OutTodayPanel } from './OutTodayPanel';
import { OwnRequestsPanel } from './OwnRequestsPanel';
import { ProjectsPanel } from './ProjectsPanel';
import { refreshed } from './refreshed';
import { RunningTimerPanel } from './RunningTimerPanel';
import { TodayPanel } from './TodayPanel';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { loadedPart } from '../../../ui/states/loadedPart';
import './dashboard.css';
import { Button } from '../../../ui/controls/Button';

// Forms are loaded on demand, to keep the start page small.
const TaskFormDialog = loadedPart(() =>
  import('../../tasks/TaskFormDialog').then((module) => ({ default: module.TaskFormDialog })),
);
const StartTimerDialog = loadedPart(() => import('../../tasks/StartTimerDialog'));
// Only for those who manage projects: it brings the table.
const PortfolioPanel = loadedPart(() => import('../portfolio/PortfolioPanel'));
const TeamPlanPanel = loadedPart(() => import('../portfolio/TeamPlanPanel'));

const portfolioNeeds = ['PM_Report.*'] as const;
const teamNeeds = ['PM_Report.Seven_Days_Working_plan'] as const;
const planNeeds = ['Milestone_Project.*', 'Sprint_Project.*'] as const;
/** Each of these flags lets the user decide something. */
const decisionNeeds = [
  'Report.Approve_Leave',
  'Me.Team_Leave',
  'Report.Manual_Attendance_Request',
  'Overtime.Approve_Overtime',
  'KRA.TL_HOD_KRA',
  'Report.Employee_Present',
] as const;

const PortfolioSkeleton = () => (
  <DashboardPanel title="Portfolio">
    <PanelSkeleton lines={6} label="Loading the portfolio" />
  </DashboardPanel>
);

/** /dashboard (SCR-005): the start page. */
export default function DashboardScreen() {
  const user = useSelector(selectUser);
  const navigate = useNavigate();
  const mayCreateTask = useIsPermitted('Project.Create_Task');
  const seesDues = useIsPermitted(...planNeeds);
  const decides = useIsPermitted(...decisionNeeds);
  const managesProjects = useIsPermitted(...portfolioNeeds);
  const seesTeam = useIsPermitted(...teamNeeds);
  const tasks = useListOwnDueTasksQuery(undefined, refreshed);
  const standing = useSelector(selectPermissionStatus);
  // The tasks above decide where the panels begin, the permissions which ones there are: earlier they would only jump.
  const isPairPlaced = standing !== 'unread' && (tasks.currentData !== undefined || tasks.error !== undefined);
  const creation = useOverlay('create-task');
  const start = useOverlay('start-timer');
  const applyForLeave = () => void navigate('/me?apply=1');
  return (
    <Page
      header={
        <PageHeader
          title="Dashboard"
          aside={user && <span className="db-muted">{`Hello ${user.First_name}`}</span>}
          actions={
            <>
              <Button icon={<PlayIcon />} text="Start timer" onClick={() => start.open(null)} />
              <Button icon={<CalendarIcon />} text="Apply Leave" onClick={applyForLeave} />
              {mayCreateTask && (
                <Button
                  {...lensMark('Project.Create_Task')}
                  intent="primary"
                  icon={<PlusIcon />}
                  text="Create Task"
                  onClick={() => creation.open(null)}
                />
              )}
            </>
          }
        />
      }
    >
      <div className="db-dashboard">
        <div className="db-dashboard-main">
          {managesProjects && (
            <Suspense fallback={<PortfolioSkeleton />}>
              <PortfolioPanel mark={lensMark(...portfolioNeeds)} />
            </Suspense>
          )}
          <MyTasksPanel isFirst={!managesProjects} />
          {isPairPlaced && (
            <div className="db-dashboard-pair">
              {decides && <DecisionsPanel mark={lensMark(...decisionNeeds)} />}
              <OwnRequestsPanel />
              {seesDues && <DuesPanel mark={lensMark(...planNeeds)} />}
            </div>
          )}
          {seesTeam && (
            <Suspense fallback={null}>
              <TeamPlanPanel mark={lensMark(...teamNeeds)} />
            </Suspense>
          )}
        </div>
        <div className="db-dashboard-side">
          <RunningTimerPanel />
          <TodayPanel />
          <LeaveCountersPanel />
          <OutTodayPanel />
          <NextHolidayPanel />
          {!managesProjects && <ProjectsPanel />}
        </div>
      </div>
      <Suspense fallback={null}>
        {creation.isOpen && <TaskFormDialog mode="create" onClose={creation.close} />}
        {start.isOpen && <StartTimerDialog onClose={start.close} />}
      </Suspense>
    </Page>
  );
}
