import { applyForLeavePath } from '../../../../domain/leave/leavePath';
import { anyDecisionFlags } from '../../../../domain/pending/pendingKinds';
import { CalendarIcon, PlayIcon, PlusIcon } from '@blueprintjs/icons';
import { Suspense, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useListOwnDueTasksQuery, useListPortfolioQuery } from '../../../api/api';
import { chooseStart } from '../../../../domain/dashboard/dashboardLayout';
import { lensMark } from '../../../permissions/lensMark';
import { selectArePermissionsKnown } from '../../../permissions/permissionSelectors';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { useOverlay } from '../../../screen-state/useOverlay';
import { selectUser } from '../../../session/sessionSelectors';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ArrangeButton } from '../grid/ArrangeButton';
import { useArranging } from '../grid/useDashboardLayout';
import { DashboardGrid } from '../grid/DashboardGrid';
import type { GridPanel } from '../grid/gridPanel';
import { DecisionsPanel } from './DecisionsPanel';
import { DuesPanel } from './DuesPanel';
import { LeaveCountersPanel } from './LeaveCountersPanel';
import { MyTasksPanel } from './MyTasksPanel';
import { NextHolidayPanel } from './NextHolidayPanel';
import { OutTodayPanel } from './OutTodayPanel';
import { LoadingPanel } from '../grid/LoadingPanel';
import { OwnRequestsPanel } from './OwnRequestsPanel';
import { ProjectsPanel } from './ProjectsPanel';
import type { OwnMonthPanelProps } from '../month/OwnMonthPanels';
import { refreshed } from './refreshed';
import { RunningTimerPanel } from './RunningTimerPanel';
import { TodayPanel } from './TodayPanel';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { loadedPart } from '../../../ui/states/loadedPart';
import { companyNeeds, hrDashboardNeeds, portfolioNeeds } from './dashboardNeeds';
import {
  CompanyPanel,
  MonthEndPanel,
  OwnMonthPanel,
  PortfolioPanel,
  ProjectTasksPanel,
  RecentTasksPanel,
  SprintsPanel,
  TeamWorkingPlanPanel,
  WhatChangedPanel,
} from './panelParts';
import './dashboard.css';
import { Button } from '../../../ui/controls/Button';

// Forms are loaded on demand, to keep the start page small.
const TaskFormDialog = loadedPart(() =>
  import('../../tasks/TaskFormDialog').then((module) => ({ default: module.TaskFormDialog })),
);
const StartTimerDialog = loadedPart(() => import('../../tasks/StartTimerDialog'));

const monthEndNeeds = ['Report.Employee_Present'] as const;
const teamNeeds = ['PM_Report.Seven_Days_Working_plan'] as const;
const planNeeds = ['Milestone_Project.*', 'Sprint_Project.*'] as const;

/** Of the HR dashboard. */
const companyPanels = [
  { name: 'company-now', title: 'Now' },
  { name: 'trend-attendance', title: 'Attendance per day' },
  { name: 'trend-late', title: 'Late arrivals' },
  { name: 'trend-leave', title: 'Leave by type and month' },
  { name: 'trend-headcount', title: 'Headcount over time' },
  { name: 'trend-pending', title: 'Pending requests by age' },
] as const;

/** Of those who manage projects. */
const projectTaskPanels = [
  { name: 'overdue-tasks', title: 'Overdue tasks' },
  { name: 'next-tasks', title: 'Due next' },
] as const;

/** As on 'My month'. */
const monthPanels = [
  { name: 'own-month', title: 'My days' },
  { name: 'project-hours', title: 'My hours per project' },
  { name: 'month-requests', title: 'My month' },
  { name: 'task-figures', title: 'My tasks by status' },
] as const satisfies readonly OwnMonthPanelProps[];

/** A panel whose code comes after the screen's. */
const whenLoaded = (name: GridPanel['name'], title: string, panel: ReactNode): GridPanel => ({
  name,
  title,
  content: <Suspense fallback={<LoadingPanel title={title} />}>{panel}</Suspense>,
});

const sprintsTitle = 'Current sprints';
const recentTasksTitle = 'My tasks, last changed first';

/** /dashboard (SCR-005): the start page. */
export default function DashboardScreen() {
  const user = useSelector(selectUser);
  const navigate = useNavigate();
  const mayCreateTask = useIsPermitted('Project.Create_Task');
  const seesDues = useIsPermitted(...planNeeds);
  const decides = useIsPermitted(...anyDecisionFlags);
  const managesProjects = useIsPermitted(...portfolioNeeds);
  const seesTeam = useIsPermitted(...teamNeeds);
  const seesMonthEnd = useIsPermitted(...monthEndNeeds);
  const opensHrDashboard = useIsPermitted(...hrDashboardNeeds);
  const seesAttendance = useIsPermitted(...companyNeeds);
  // Permissions decide which panels there are; the largest list is read at the same time.
  useListOwnDueTasksQuery(undefined, refreshed);
  const { projectCount, isPortfolioPending } = useListPortfolioQuery(undefined, {
    ...refreshed,
    skip: !managesProjects,
    selectFromResult: ({ data, isLoading }) => ({ projectCount: data?.length, isPortfolioPending: isLoading }),
  });
  const isRead = useSelector(selectArePermissionsKnown);
  const role = chooseStart({ seesAttendance, opensHrDashboard, managesProjects });
  const { isArranging, setArranging } = useArranging();
  const creation = useOverlay('create-task');
  const start = useOverlay('start-timer');
  const applyForLeave = () => void navigate(applyForLeavePath);
  const offered: readonly (GridPanel | false)[] = [
    managesProjects && whenLoaded('portfolio', 'Portfolio', <PortfolioPanel mark={lensMark(...portfolioNeeds)} />),
    whenLoaded('what-changed', 'What changed', <WhatChangedPanel />),
    { name: 'my-tasks', title: 'My tasks', content: <MyTasksPanel isFirst={role === 'employee'} /> },
    decides && {
      name: 'decisions',
      title: 'Waiting for my decision',
      content: <DecisionsPanel mark={lensMark(...anyDecisionFlags)} />,
    },
    { name: 'own-requests', title: 'My open requests', content: <OwnRequestsPanel /> },
    seesDues && {
      name: 'dues',
      title: 'Due milestones and sprints',
      content: <DuesPanel mark={lensMark(...planNeeds)} />,
    },
    managesProjects &&
      whenLoaded('sprints', sprintsTitle, <SprintsPanel title={sprintsTitle} mark={lensMark(...portfolioNeeds)} />),
    ...(managesProjects
      ? projectTaskPanels.map((panel) =>
          whenLoaded(panel.name, panel.title, <ProjectTasksPanel {...panel} mark={lensMark(...portfolioNeeds)} />),
        )
      : []),
    seesTeam &&
      managesProjects &&
      whenLoaded('team-plan', 'My team this week', <TeamWorkingPlanPanel mark={lensMark(...teamNeeds)} />),
    ...(role === 'hr'
      ? companyPanels.map(({ name, title }) =>
          whenLoaded(name, title, <CompanyPanel name={name} mark={lensMark(...companyNeeds)} />),
        )
      : []),
    ...monthPanels.map((panel) => whenLoaded(panel.name, panel.title, <OwnMonthPanel {...panel} />)),
    whenLoaded('recent-tasks', recentTasksTitle, <RecentTasksPanel title={recentTasksTitle} />),
    seesMonthEnd && whenLoaded('month-end', 'Month end', <MonthEndPanel mark={lensMark(...monthEndNeeds)} />),
    { name: 'running-timer', title: 'Running timer', content: <RunningTimerPanel /> },
    { name: 'today', title: 'Today', content: <TodayPanel /> },
    { name: 'leave-counters', title: 'My leaves', content: <LeaveCountersPanel /> },
    { name: 'out-today', title: 'Out today', content: <OutTodayPanel /> },
    { name: 'next-holiday', title: 'Next holiday', content: <NextHolidayPanel /> },
    !managesProjects && { name: 'projects', title: 'Projects', content: <ProjectsPanel /> },
  ];
  const panels = offered.filter((panel) => panel !== false);
  return (
    <Page
      header={
        <PageHeader
          title="Dashboard"
          aside={user && <span className="db-muted">{`Hello ${user.First_name}`}</span>}
          actions={
            <>
              <ArrangeButton isArranging={isArranging} onArrange={() => setArranging(true)} />
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
      {isRead ? (
        <DashboardGrid
          role={role}
          panels={panels}
          projectCount={projectCount}
          pending={isPortfolioPending ? 'portfolio' : undefined}
          isArranging={isArranging}
          onArranged={() => setArranging(false)}
        />
      ) : (
        <PanelSkeleton lines={12} label="Loading the dashboard" />
      )}
      <Suspense fallback={null}>
        {creation.isOpen && <TaskFormDialog mode="create" onClose={creation.close} />}
        {start.isOpen && <StartTimerDialog onClose={start.close} />}
      </Suspense>
    </Page>
  );
}
