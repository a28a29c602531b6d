import { leaveReportFlags } from '../permissions/flagSets';
import { isPermitted, type PermissionNeed } from '../permissions/isPermitted';

/** Key of the preference that names the page shown after sign-in. */
export const startPageKey = 'start-page';

export interface StartPage {
  readonly path: string;
  readonly title: string;
  /** As the screen's own. */
  readonly needs: readonly PermissionNeed[];
}

const page = (path: string, title: string, ...needs: readonly PermissionNeed[]): StartPage => ({ path, title, needs });

/** The possible start pages (BEH-064). */
export const startPages: readonly StartPage[] = [
  page('/dashboard', 'Dashboard'),
  page('/my-dashboard', 'My month'),
  page('/hr-dashboard', 'HR dashboard', 'Employee.*'),
  page('/projects', 'Project'),
  page('/taskList', 'My tasks'),
  page('/pending', 'Pending'),
  page('/me', 'My Leaves'),
  page('/myattendance', 'Attendance'),
  page('/overtime', 'Overtime'),
  page('/directory', 'Directory'),
  page('/tickets', 'Tickets'),
  page('/employees', 'Employee', 'Employee.*'),
  page('/teamleave', 'Team Leave', 'Me.Team_Leave'),
  page('/leaves-report', 'Leave Report', ...leaveReportFlags),
  page('/manualAttendanceRequestReport', 'Manual Attendance Request Report', 'Report.Manual_Attendance_Request'),
  page('/report/attendance', 'Face Attendance', 'Report.Face_Report'),
  page('/employee-tracker', 'Employee Tracker', 'PM_Report.Employee_Tracker'),
  page('/employeeWorkingPlan', 'Seven Days Working plan', 'PM_Report.Seven_Days_Working_plan'),
  page('/reportList', 'Task Report', 'PM_Report.Task_Report'),
  page('/taskprogress', 'Task progress', 'PM_Report.Task_Report'),
  page('/dueDashboard', 'Project Dashboard', 'PM_Report.Dues'),
];

/** The start pages open to a user with these flags. */
export const openStartPages = (granted: ReadonlySet<string>): readonly StartPage[] =>
  startPages.filter(({ needs }) => isPermitted(granted, needs));

/** Without a choice: the company's day for HR, the own dashboard for all others. */
const defaultStartPage = (granted: ReadonlySet<string>): string =>
  granted.has('Employee.Edit_Employee') ? '/hr-dashboard' : '/dashboard';

/** The chosen page as long as the user may see it, otherwise the default of the role. */
export const startPageFor = (granted: ReadonlySet<string>, stored: unknown): string =>
  openStartPages(granted).find(({ path }) => path === stored)?.path ?? defaultStartPage(granted);
