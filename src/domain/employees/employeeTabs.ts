import { maySeeLeavesOfEmployee } from '../leave/leaveVisibility';
import { maySeeOvertimeOfEmployee } from '../overtime/overtimeDecision';
import { attendanceFlags } from '../permissions/flagSets';

/** The tabs of an employee's page, in order. */
export const employeeTabs = [
  'Tasks',
  'Time logs',
  'Attendance',
  'Leave',
  'Overtime',
  'KRA',
  'Projects',
  'Details',
] as const;
export type EmployeeTab = (typeof employeeTabs)[number];

export interface TabViewer {
  readonly employeeId: string;
  /** 'Group.Flag' of every flag that is granted. */
  readonly grantedFlags: ReadonlySet<string>;
}

/** The employee whose page it is. */
export interface ShownEmployee {
  readonly id: string;
  readonly teamLeaderId: string | null;
}

/** Flags that open the tab for all employees; the employee and the team leader need none. */
const flagsOfTab: Readonly<Partial<Record<EmployeeTab, readonly string[]>>> = {
  Attendance: attendanceFlags,
  KRA: ['Report.Attendance_Summary'],
};

/** Flags that a team leader needs for the own team, as in the lists of attendance, leave and ratings. */
const leaderFlag: Readonly<Partial<Record<EmployeeTab, string>>> = {
  Attendance: 'Me.Team_Leave',
  KRA: 'KRA.TL_HOD_KRA',
};

/**
 * Whether the viewer may open the tab. Tasks, time entries and projects then follow the visibility of each project, and
 * ratings that of each rating.
 */
export function maySeeTab(
  tab: EmployeeTab,
  { id, teamLeaderId }: ShownEmployee,
  { employeeId, grantedFlags }: TabViewer,
): boolean {
  if (tab === 'Tasks' || tab === 'Time logs' || tab === 'Projects') return true;
  if (tab === 'Details') return grantedFlags.has('Employee.Add_Employee') || grantedFlags.has('Employee.Edit_Employee');
  if (tab === 'Leave') return maySeeLeavesOfEmployee({ employeeId: id, teamLeaderId }, { employeeId, grantedFlags });
  if (tab === 'Overtime')
    return maySeeOvertimeOfEmployee({ employeeId: id, teamLeaderId }, { employeeId, grantedFlags });
  if (id === employeeId) return true;
  const needed = leaderFlag[tab];
  if (teamLeaderId === employeeId && (needed === undefined || grantedFlags.has(needed))) return true;
  return (flagsOfTab[tab] ?? []).some((flag) => grantedFlags.has(flag));
}

export const tabsFor = (employee: ShownEmployee, viewer: TabViewer): EmployeeTab[] =>
  employeeTabs.filter((tab) => maySeeTab(tab, employee, viewer));
