import { permissionFlags, type PermissionFlag } from './permissionCatalogue';

export interface StandardRole {
  readonly name: string;
  readonly description: string;
  readonly grantedFlags: readonly PermissionFlag[];
}

const employeeFlags: readonly PermissionFlag[] = [
  'Project.All_Task',
  'Project.View_Member',
  'Project.Create_Task',
  'Project.Edit_Task',
  'Milestone_Project.View',
  'Sprint_Project.View',
  'KRA.Employee_KRA',
];

const leaderFlags: readonly PermissionFlag[] = [
  ...employeeFlags,
  'Sprint_Project.Add',
  'Sprint_Project.Edit',
  'KRA.TL_HOD_KRA',
  'Employee.View_Employee',
  'PM_Report.Employee_Tracker',
  'PM_Report.Seven_Days_Working_plan',
  'PM_Report.Sprint_Report',
  'PM_Report.Task_Report',
  'PM_Report.Task_Timer_Report',
  'PM_Report.Dues',
  'Me.Team_Leave',
  'Interview.Interview_Form',
];

const technicalManagerFlags: readonly PermissionFlag[] = [
  ...leaderFlags,
  'Project.Edit_Project',
  'Project.Edit_Member',
  'Milestone_Project.Add',
  'Milestone_Project.Edit',
  'Milestone_Project.Delete',
  'Sprint_Project.Delete',
  'PM_Report.Milestone_Report',
  'PM_Report.Project_Status_Report',
  'Master.Tech_Stack',
  'Master.Requirement',
];

const managerFlags: readonly PermissionFlag[] = [
  ...technicalManagerFlags,
  'Project.Add_Project',
  'Project.Delete_Project',
  'Overtime.Approve_Overtime',
];

/** Initial roles of a company; holders of Master.Roles_Permission can change them. */
export const standardRoles = [
  { name: 'HR / Admin', description: 'Sees and may do everything', grantedFlags: permissionFlags },
  {
    name: 'Project Manager',
    description:
      'Answers for projects: adds, edits and reports on them, decides overtime and the leave of the own team',
    grantedFlags: managerFlags,
  },
  {
    name: 'Technical Project Manager',
    description: 'Leads projects technically: members, milestones, sprints, reports, the leave of the own team',
    grantedFlags: technicalManagerFlags,
  },
  {
    name: 'TL / HOD',
    description: 'Leads a team: sprints, working plan, leave and ratings of the own team',
    grantedFlags: leaderFlags,
  },
  { name: 'Employee', description: 'Works on tasks of the own projects', grantedFlags: employeeFlags },
] as const satisfies readonly StandardRole[];
export type StandardRoleName = (typeof standardRoles)[number]['name'];
