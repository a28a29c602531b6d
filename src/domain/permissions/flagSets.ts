import type { PermissionFlag } from './permissionCatalogue';

type FlagSet = readonly PermissionFlag[];

/** Each of them shows the attendance of all employees, punch by punch. */
export const attendanceFlags = ['Report.Face_Report', 'Report.Attendance_Summary'] as const satisfies FlagSet;

/** Each of them shows the leaves of all employees. */
export const leaveReportFlags = ['Report.Leave_Report', 'Report.Approve_Leave'] as const satisfies FlagSet;
