import { isPermitted, type PermissionNeed } from '../permissions/isPermitted';

/** Key of the preference that names the page which opens after signing in. */
export const startPageKey = 'start-page';

export interface StartPage {
  readonly path: string;
  readonly title: string;
  /** As the screen's own. */
  readonly needs: readonly PermissionNeed[];
}

const page = (path: string, title: string, ...needs: readonly PermissionNeed[]): StartPage => ({ path, title, needs });

/** The pages at which a day can begin; the first one is everybody's until another is chosen (BEH-064). */
export const startPages: readonly StartPage[] = [
  page('/dashboard', 'Dashboard'),
  page('/my-dashboard', 'My month'),
  page('/hr-dashboard', 'HR dashboard', 'Employee.*'),
  page('/projects', 'Projects'),
  page('/taskList', 'My tasks'),
  page('/pending', 'Pending'),
  page('/me', 'My Leaves'),
  page('/myattendance', 'Attendance'),
  page('/overtime', 'Overtime'),
  page('/directory', 'Directory'),
  page('/tickets', 'Tickets'),
  page('/employees', 'Employees', 'Employee.*'),
  page('/teamleave', 'Team Leave', 'Me.Team_Leave'),
  page('/leaves-report', 'Leave Report', 'Report.Leave_Report', 'Report.Approve_Leave'),
  page('/manualAttendanceRequestReport', 'Manual Attendance Request Report', 'Report.Manual_Attendance_Request'),
  page('/report/attendance', 'Face Report', 'Report.Face_Report'),
  page('/employee-tracker', 'Employee Tracker', 'PM_Report.Employee_Tracker'),
  page('/employeeWorkingPlan', 'Seven Days Working plan', 'PM_Report.Seven_Days_Working_plan'),
  page('/reportList', 'Task Report', 'PM_Report.Task_Report'),
  page('/taskprogress', 'Task progress', 'PM_Report.Task_Report'),
  page('/dueDashboard', 'Dues', 'PM_Report.Dues'),
];

/** The pages that somebody with these flags can begin at. */
export const openStartPages = (granted: ReadonlySet<string>): readonly StartPage[] => startPages.filter(({ needs }) => isPermitted(granted, needs));

/** The chosen page as long as it may be seen; undefined for none, an unknown one, or one whose flag is gone. */
export const startPageFor = (granted: ReadonlySet<string>, stored: unknown): string | undefined => openStartPages(granted).find(({ path }) => path === stored)?.path;
