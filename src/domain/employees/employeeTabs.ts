/** The parts of an employee's page, in their order. */
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

/** Whose page it is. */
export interface ShownEmployee {
  readonly id: string;
  readonly teamLeaderId: string | null;
}

/** Beside the person and the leader: who sees the tab of everybody. */
const flagsOfTab: Readonly<Partial<Record<EmployeeTab, readonly string[]>>> = {
  Attendance: ['Report.Face_Report', 'Report.Attendance_Summary'],
  Leave: ['Report.Leave_Report', 'Report.Approve_Leave'],
  Overtime: ['Overtime.All_Overtime'],
  KRA: ['Report.Attendance_Summary'],
};

/** What a leader needs for the own team, as in the lists of attendance, leave and ratings. */
const leaderFlag: Readonly<Partial<Record<EmployeeTab, string>>> = {
  Attendance: 'Me.Team_Leave',
  Leave: 'Me.Team_Leave',
  KRA: 'KRA.TL_HOD_KRA',
};

/** True when the viewer may open the tab. Tasks, time logs and projects then show what the viewer may see of each project. */
export function maySeeTab(
  tab: EmployeeTab,
  { id, teamLeaderId }: ShownEmployee,
  { employeeId, grantedFlags }: TabViewer,
): boolean {
  if (tab === 'Tasks' || tab === 'Time logs' || tab === 'Projects') return true;
  if (tab === 'Details') return grantedFlags.has('Employee.Add_Employee') || grantedFlags.has('Employee.Edit_Employee');
  if (id === employeeId) return true;
  const needed = leaderFlag[tab];
  if (teamLeaderId === employeeId && (needed === undefined || grantedFlags.has(needed))) return true;
  return (flagsOfTab[tab] ?? []).some((flag) => grantedFlags.has(flag));
}

export const tabsFor = (employee: ShownEmployee, viewer: TabViewer): EmployeeTab[] =>
  employeeTabs.filter((tab) => maySeeTab(tab, employee, viewer));
