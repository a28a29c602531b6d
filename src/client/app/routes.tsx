import { leaveReportFlags } from '../../domain/permissions/flagSets';
import type { FunctionComponent } from 'react';
import type { PermissionNeed } from '../../domain/permissions/isPermitted';
import type { LoadedPart } from '../ui/states/loadedPart';
import { loadedScreen } from './loadedScreen';

/** One path behind the sign-in. */
export interface ScreenRoute {
  readonly path: string;
  /** Heading and document title; different menu names are in navigation.tsx. */
  readonly title: string;
  /** One of these flags is needed to open it; none: open to every signed-in user. */
  readonly needs: readonly PermissionNeed[];
  readonly screen: LoadedPart<object>;
  /** The skeleton while it loads. */
  readonly shape: 'table' | 'detail' | 'dashboard';
  /** False where the content needs the full width. */
  readonly hasSidebar: boolean;
  /**
   * The parent screen, which is marked in the menus while this one is open; none for screens with an entry of their
   * own.
   */
  readonly under?: string;
}

type Loaded = Promise<{ default: FunctionComponent }>;
type Options = Partial<Pick<ScreenRoute, 'needs' | 'shape' | 'hasSidebar' | 'under'>>;

const defaults = { needs: [], shape: 'table', hasSidebar: true } as const;
const screen = (path: string, title: string, load: () => Loaded, options: Options = {}): ScreenRoute => ({
  ...defaults,
  path,
  title,
  screen: loadedScreen(load),
  ...options,
});

/** One screen under several paths; the menus use the first (BEH-035, BEH-037). */
const shared = (
  [entry, ...others]: readonly [string, ...string[]],
  title: string,
  load: () => Loaded,
  options: Options = {},
): ScreenRoute[] => {
  const loaded = loadedScreen(load);
  const route = { ...defaults, title, screen: loaded, ...options };
  return [{ ...route, path: entry }, ...others.map((path) => ({ ...route, path, under: entry }))];
};

/** React Router ignores case, so /Holidays is /holidays (B-13). */
export const shellRoutes: readonly ScreenRoute[] = [
  screen('/dashboard', 'Dashboard', () => import('../features/dashboard/screens/DashboardScreen'), {
    shape: 'dashboard',
  }),
  screen('/projects', 'Project', () => import('../features/projects/screens/ProjectsScreen')),
  screen('/project/view/:id', 'Project', () => import('../features/projects/screens/ProjectViewScreen'), {
    shape: 'detail',
    under: '/projects',
  }),
  screen('/projects/add', 'Add Project', () => import('../features/projects/screens/AddProjectScreen'), {
    needs: ['Project.Add_Project'],
    shape: 'detail',
    under: '/projects',
  }),
  screen('/project/member/:id', 'Members', () => import('../features/projects/members/MembersScreen'), {
    needs: ['Project.View_Member'],
    under: '/projects',
  }),
  screen(
    '/project/employeechart/:id',
    'Employee chart',
    () => import('../features/projects/statistics/EmployeeChartScreen'),
    {
      needs: ['Project.View_Member'],
      shape: 'dashboard',
      under: '/projects',
    },
  ),
  screen('/project/tasks/:id', 'All Tasks', () => import('../features/tasks/screens/ProjectTasksScreen'), {
    hasSidebar: false,
    under: '/projects',
  }),
  screen('/project/timeline/:id', 'Timeline', () => import('../features/tasks/timeline/ProjectTimelineScreen'), {
    hasSidebar: false,
    under: '/projects',
  }),
  screen('/project/calendar/:id', 'Calendar', () => import('../features/tasks/calendar/ProjectCalendarScreen'), {
    hasSidebar: false,
    under: '/projects',
  }),
  screen('/calendar', 'Calendar', () => import('../features/tasks/calendar/CalendarScreen')),
  screen('/timeline', 'Timeline', () => import('../features/tasks/timeline/TimelineScreen'), {
    needs: ['PM_Report.Task_Report'],
  }),
  screen('/task/:id', 'Task', () => import('../features/tasks/screens/TaskScreen'), {
    shape: 'detail',
    under: '/projects',
  }),
  screen('/project/task/:id/:projectid', 'Task', () => import('../features/tasks/screens/TaskScreen'), {
    shape: 'detail',
    under: '/projects',
  }),
  screen('/taskList', 'My tasks', () => import('../features/tasks/screens/TaskListScreen')),
  screen('/profile', 'Profile', () => import('../features/profile/screens/ProfileScreen'), { shape: 'detail' }),
  screen('/api-reference', 'API reference', () => import('../features/reference/screens/ApiReferenceScreen')),

  screen('/my-dashboard', 'My month', () => import('../features/dashboard/month/MyDashboardScreen'), {
    shape: 'dashboard',
  }),
  screen('/hr-dashboard', 'HR dashboard', () => import('../features/dashboard/company/HrDashboardScreen'), {
    needs: ['Employee.*'],
    shape: 'dashboard',
  }),
  screen('/project/sprint/:id', 'Sprint', () => import('../features/planning/screens/SprintScreen'), {
    needs: ['Sprint_Project.*'],
    under: '/projects',
  }),
  screen('/project/milestone/:id', 'Milestone', () => import('../features/planning/screens/MilestoneScreen'), {
    needs: ['Milestone_Project.*'],
    under: '/projects',
  }),
  screen('/project/charts/:id', 'Charts', () => import('../features/charts/project/ProjectChartsScreen'), {
    needs: ['Sprint_Project.*'],
    shape: 'dashboard',
    under: '/projects',
  }),
  screen('/task/:id/BugList', 'Bug list', () => import('../features/tasks/screens/BugListScreen'), {
    under: '/projects',
  }),
  screen('/taskprogress', 'Task progress', () => import('../features/reports/screens/TaskProgressScreen'), {
    needs: ['PM_Report.Task_Report'],
  }),
  screen('/reportList', 'Task Report', () => import('../features/reports/screens/TaskReportScreen'), {
    needs: ['PM_Report.Task_Report'],
  }),
  ...shared(
    ['/employeeWorkingPlan', '/employeereport'],
    'Seven Days Working plan',
    () => import('../features/reports/screens/WorkingPlanScreen'),
    { needs: ['PM_Report.Seven_Days_Working_plan'] },
  ),
  screen('/workload', 'Workload', () => import('../features/reports/screens/WorkloadScreen'), {
    needs: ['PM_Report.Seven_Days_Working_plan'],
  }),
  screen('/milestone/report', 'Milestone Report', () => import('../features/reports/screens/MilestoneReportScreen'), {
    needs: ['PM_Report.Milestone_Report'],
  }),
  screen('/sprint/report', 'Sprint Report', () => import('../features/reports/screens/SprintReportScreen'), {
    needs: ['PM_Report.Sprint_Report'],
  }),
  screen(
    '/tasks/tasktimer/report',
    'Task Timer Report',
    () => import('../features/reports/screens/TaskTimerReportScreen'),
    {
      needs: ['PM_Report.Task_Timer_Report'],
    },
  ),
  screen(
    '/report/project-status',
    'Project Status Update',
    () => import('../features/reports/screens/ProjectStatusReportScreen'),
    { needs: ['PM_Report.Project_Status_Report'] },
  ),
  screen('/employee-tracker', 'Employee Tracker', () => import('../features/reports/screens/EmployeeTrackerScreen'), {
    needs: ['PM_Report.Employee_Tracker'],
  }),
  screen('/dueDashboard', 'Project Dashboard', () => import('../features/reports/screens/DuesScreen'), {
    needs: ['PM_Report.Dues'],
  }),

  screen('/directory', 'Directory', () => import('../features/directory/screens/DirectoryScreen')),
  screen('/employees', 'Employee', () => import('../features/employees/screens/EmployeesScreen'), {
    needs: ['Employee.*'],
  }),
  screen('/employeeDetail/:id', 'Employee', () => import('../features/employees/screens/EmployeeDetailScreen'), {
    needs: ['Employee.*'],
    shape: 'detail',
    under: '/employees',
  }),
  screen('/interviewform', 'Interview form', () => import('../features/interviews/screens/InterviewsScreen'), {
    needs: ['Interview.Interview_Form'],
  }),

  ...shared(['/me', '/leaves'], 'My Leaves', () => import('../features/leave/screens/LeavesScreen')),
  screen('/teamleave', 'Team Leave', () => import('../features/leave/screens/TeamLeaveScreen'), {
    needs: ['Me.Team_Leave'],
  }),
  screen('/leaves-report', 'Leave Report', () => import('../features/leave/screens/LeaveReportScreen'), {
    needs: leaveReportFlags,
  }),
  ...shared(
    ['/myattendance', '/attendance'],
    'Attendance',
    () => import('../features/attendance/screens/AttendanceScreen'),
  ),
  ...shared(
    ['/report/attendance-summary', '/attendanceSummary'],
    'Attendance Summary',
    () => import('../features/attendance/screens/AttendanceSummaryScreen'),
    { needs: ['Report.Attendance_Summary'] },
  ),
  screen('/report/muster-sheet', 'Muster sheet', () => import('../features/attendance/screens/MusterSheetScreen'), {
    needs: ['Report.Attendance_Summary'],
  }),
  screen('/report/attendance', 'Face Attendance', () => import('../features/attendance/screens/FaceAttendanceScreen'), {
    needs: ['Report.Face_Report'],
  }),
  screen('/report/face-devices', 'Face devices', () => import('../features/attendance/screens/FaceDevicesScreen'), {
    needs: ['Employee.Edit_Employee'],
  }),
  screen(
    '/report/month-wise-attendance',
    'Monthly face attendance',
    () => import('../features/attendance/screens/MonthlyFaceScreen'),
    { needs: ['Report.Face_Report'] },
  ),
  screen(
    '/employeepresentlist',
    'Employee present list',
    () => import('../features/present-data/screens/PresentListScreen'),
    {
      needs: ['Report.Employee_Present'],
    },
  ),
  screen(
    '/employeePresentReport',
    'Add Employee Present',
    () => import('../features/present-data/screens/PresentReportScreen'),
    { needs: ['Report.Employee_Present'] },
  ),
  screen('/month-end', 'Month end', () => import('../features/present-data/month-end/MonthEndScreen'), {
    needs: ['Report.Employee_Present'],
  }),
  screen(
    '/manualAttendanceRequestReport',
    'Manual Attendance Request Report',
    () => import('../features/manual-attendance/screens/ManualRequestReportScreen'),
    { needs: ['Report.Manual_Attendance_Request'] },
  ),
  screen('/overtime', 'Overtime', () => import('../features/overtime/screens/OvertimeScreen')),
  screen('/pending', 'Pending', () => import('../features/pending/screens/PendingScreen')),
  screen('/holidays-list', 'Holidays list', () => import('../features/masters/holidays/HolidaysListScreen')),

  screen('/KRA', 'KRA', () => import('../features/kra/screens/KraScreen'), {
    needs: ['KRA.Employee_KRA'],
    shape: 'detail',
  }),
  screen('/TLKRA', 'TL KRA', () => import('../features/kra/screens/TlKraScreen'), { needs: ['KRA.TL_HOD_KRA'] }),
  screen('/TLViewKra', 'TL KRA view', () => import('../features/kra/screens/TlViewKraScreen'), {
    needs: ['KRA.TL_HOD_KRA'],
  }),
  screen('/report/kra', 'KRA report', () => import('../features/kra/screens/KraReportScreen'), {
    needs: ['Report.Attendance_Summary'],
  }),
  screen('/PMS', 'Performance', () => import('../features/kra/screens/PerformanceScreen'), {
    needs: ['KRA.TL_HOD_KRA', 'Report.Attendance_Summary'],
  }),

  screen('/tickets', 'Tickets', () => import('../features/tickets/screens/TicketsScreen')),
  screen('/tickets-report', 'Ticket Report', () => import('../features/reports/screens/TicketReportScreen'), {
    needs: ['Report.Ticket_Report'],
  }),

  screen('/positions', 'Position', () => import('../features/masters/screens/PositionScreen'), {
    needs: ['Master.Position'],
  }),
  screen('/department', 'Department', () => import('../features/masters/screens/DepartmentScreen'), {
    needs: ['Master.Department'],
  }),
  screen('/holidays', 'Holidays', () => import('../features/masters/holidays/HolidayScreen'), {
    needs: ['Master.Holidays'],
  }),
  screen(
    '/ticket-department',
    'Ticket Department',
    () => import('../features/masters/screens/TicketDepartmentScreen'),
    {
      needs: ['Master.Ticket_Department'],
    },
  ),
  screen('/location', 'Location', () => import('../features/masters/screens/LocationScreen'), {
    needs: ['Master.Location'],
  }),
  screen('/vertical', 'Vertical', () => import('../features/masters/screens/VerticalScreen'), {
    needs: ['Master.Vertical'],
  }),
  screen('/techStack', 'Tech stack', () => import('../features/masters/screens/TechStackScreen'), {
    needs: ['Master.Tech_Stack'],
  }),
  screen('/requirements', 'Requirement', () => import('../features/masters/screens/RequirementScreen'), {
    needs: ['Master.Requirement'],
  }),
  screen('/kraQuestions', 'KRA questions', () => import('../features/masters/screens/KraQuestionScreen'), {
    needs: ['Master.KRA_Question'],
  }),
  screen('/roles-permission', 'Roles Permission', () => import('../features/permissions/screens/RolesScreen'), {
    needs: ['Master.Roles_Permission'],
  }),
  screen('/audit', 'Audit log', () => import('../features/audit/screens/AuditScreen'), {
    needs: ['Master.Audit_Log'],
  }),
  screen('/status', 'Status', () => import('../features/status/screens/StatusScreen'), {
    needs: ['Master.Audit_Log'],
    shape: 'dashboard',
  }),
  screen('/add-rolesPermission', 'Add role', () => import('../features/permissions/screens/AddRoleScreen'), {
    needs: ['Master.Roles_Permission'],
    shape: 'detail',
  }),
  screen('/View-rolesPermission/:id', 'Role', () => import('../features/permissions/screens/RoleScreen'), {
    needs: ['Master.Roles_Permission'],
    shape: 'detail',
    under: '/roles-permission',
  }),
  screen('/editrolespermission/:id', 'Edit role', () => import('../features/permissions/screens/EditRoleScreen'), {
    needs: ['Master.Roles_Permission'],
    shape: 'detail',
    under: '/roles-permission',
  }),
];
