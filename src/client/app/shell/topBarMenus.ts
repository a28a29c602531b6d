import { isPermitted, type PermissionNeed } from '../../../domain/permissions/isPermitted';
import type { PermissionFlag } from '../../../domain/permissions/permissionCatalogue';

interface MenuEntry {
  readonly path: string;
  /** Absent: shown whenever the menu is (PERM-005). */
  readonly flag?: PermissionFlag;
  /** Default: the flag's name with blanks for underscores. */
  readonly label?: string;
}

interface MenuDefinition {
  readonly label: string;
  /** PERM-002: the menu shows only if one flag of its group is '1'. */
  readonly group: PermissionNeed;
  /** A menu that is a single link has its path here. */
  readonly path?: string;
  readonly entries: readonly MenuEntry[];
}

/** S1 §2: the menus of the top bar, in order. */
const definitions: readonly MenuDefinition[] = [
  { label: 'Employee', group: 'Employee.*', path: '/employees', entries: [] },
  {
    label: 'Reports',
    group: 'Report.*',
    entries: [
      { flag: 'Report.Leave_Report', path: '/leaves-report' },
      { flag: 'Report.Ticket_Report', path: '/tickets-report' },
      { flag: 'Report.Face_Report', path: '/report/attendance' },
      { flag: 'Report.Manual_Attendance_Request', path: '/manualAttendanceRequestReport' },
      { flag: 'Report.Attendance_Summary', path: '/report/attendance-summary' },
      { flag: 'Report.Attendance_Summary', path: '/report/kra', label: 'KRA' },
    ],
  },
  {
    label: 'PM Reports',
    group: 'PM_Report.*',
    entries: [
      { flag: 'PM_Report.Employee_Tracker', path: '/employee-tracker' },
      { flag: 'PM_Report.Seven_Days_Working_plan', path: '/employeeWorkingPlan' },
      { flag: 'PM_Report.Milestone_Report', path: '/milestone/report' },
      { flag: 'PM_Report.Project_Status_Report', path: '/report/project-status' },
      { flag: 'PM_Report.Sprint_Report', path: '/sprint/report' },
      { flag: 'PM_Report.Task_Report', path: '/reportList' },
      { flag: 'PM_Report.Task_Timer_Report', path: '/tasks/tasktimer/report' },
      { flag: 'PM_Report.Dues', path: '/dueDashboard' },
    ],
  },
  {
    label: 'Master',
    group: 'Master.*',
    entries: [
      { flag: 'Master.Position', path: '/positions' },
      { path: '/roles-permission', label: 'Roles Permission' },
      { flag: 'Master.Department', path: '/department' },
      { flag: 'Master.Holidays', path: '/Holidays' },
      { flag: 'Master.Ticket_Department', path: '/ticket-department' },
      { flag: 'Master.Location', path: '/location' },
      { flag: 'Master.Vertical', path: '/vertical' },
    ],
  },
];

export interface MenuLink {
  readonly label: string;
  readonly path: string;
  /** What governs it. */
  readonly needs: readonly PermissionNeed[];
}

export interface TopBarMenu {
  readonly label: string;
  readonly needs: readonly PermissionNeed[];
  /** The menu is itself a link. */
  readonly path?: string;
  readonly links: readonly MenuLink[];
}

const flagLabel = (flag: PermissionFlag | undefined): string => (flag ?? '').replace(/^.*\./, '').replaceAll('_', ' ');

/** The menus that a person with these flags sees. A menu that would open empty is left out. */
export function topBarMenus(granted: ReadonlySet<string>): TopBarMenu[] {
  return definitions
    .filter((menu) => isPermitted(granted, [menu.group]))
    .map(({ label, group, path, entries }) => ({
      label,
      needs: [group],
      path,
      links: entries.filter((entry) => isPermitted(granted, entry.flag ? [entry.flag] : [])).map((entry) => ({ label: entry.label ?? flagLabel(entry.flag), path: entry.path, needs: entry.flag ? [entry.flag] : [] })),
    }))
    .filter((menu) => menu.path !== undefined || menu.links.length > 0);
}
