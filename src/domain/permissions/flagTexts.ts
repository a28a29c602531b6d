import { permissionCatalogue, type PermissionFlag, type PermissionGroup } from './permissionCatalogue';

/** Headings of the groups of flags. */
export const groupTexts: Readonly<Record<PermissionGroup, string>> = {
  Project: 'Projects and their tasks',
  Milestone_Project: 'Milestones of projects',
  Sprint_Project: 'Sprints of projects',
  KRA: 'Monthly ratings',
  Employee: 'People',
  Report: 'Menu Reports, and what is decided there',
  PM_Report: 'Menu PM Reports and the portfolio on the dashboard',
  Master: 'Menu Master',
  Me: 'Own area',
  Overtime: 'Overtime',
  Ticket: 'Tickets',
  Interview: 'Interviews',
  Demonstration: 'The demonstration company',
};

/** What each flag shows and allows, without a full stop, for every screen that explains flags. */
export const flagTexts: Readonly<Record<PermissionFlag, string>> = {
  'Project.All_Task': 'Shows the tab All Tasks of a project',
  'Project.View_Member': 'Shows the tab Members and the chart of open work per member',
  'Project.Create_Task': 'Shows Create Task, quick add and pasting; adds tasks, sub tasks and bugs',
  'Project.Delete_Project': 'Shows Delete Project and the list of deleted projects, which come back from there',
  'Project.Edit_Project': 'Shows the edit button of a project, and posts status updates',
  'Project.Edit_Task':
    'Shows the edit button of a task; changes single and selected tasks in lists, deletes and restores them',
  'Project.Add_Project': 'Shows Add on the list of projects and opens its form',
  'Project.All_Project': 'Sees every project and task, as if a member of all of them',
  'Project.Edit_Member': 'Adds people to a project, makes them leaders, removes them',
  'Milestone_Project.View': 'Shows the tab Milestone of a project',
  'Milestone_Project.Add': 'Shows the tab Milestone and adds milestones',
  'Milestone_Project.Edit': 'Shows the tab Milestone and changes milestones',
  'Milestone_Project.Delete': 'Shows the tab Milestone and deletes milestones',
  'Sprint_Project.View': 'Shows the tab Sprint of a project',
  'Sprint_Project.Add': 'Shows the tab Sprint and adds sprints',
  'Sprint_Project.Edit': 'Shows the tab Sprint; changes, closes and reopens sprints and puts tasks into them',
  'Sprint_Project.Delete': 'Shows the tab Sprint and deletes sprints',
  'KRA.Employee_KRA': 'Shows KRA in the sidebar in the first days of a month; rates oneself',
  'KRA.TL_HOD_KRA': 'Shows TL KRA in the sidebar in the first days of a month; rates the own team',
  'Employee.View_Employee': 'Shows the menu Employee: the list of people and their records',
  'Employee.Add_Employee': 'Shows the menu Employee and adds people',
  'Employee.Edit_Employee': 'Shows the menu Employee; changes the records of people and their roles',
  'Employee.Personal_Data': 'Exports the personal data of people and erases that of former employees',
  'Report.Leave_Report': 'Shows Leave Report: the leaves of everybody; files leaves for others',
  'Report.Ticket_Report': 'Shows Ticket Report',
  'Report.Face_Report': 'Shows Face Report: the face logs of everybody',
  'Report.Manual_Attendance_Request': 'Shows Manual Attendance Request and decides requests',
  'Report.Attendance_Summary': 'Shows Attendance Summary, the muster sheet and the KRA report',
  'Report.Approve_Leave': 'Decides the leaves of everybody on the Leave Report',
  'Report.Employee_Present': 'Shows Month end and the present lists, and uploads present data',
  'PM_Report.Employee_Tracker': 'Shows Employee Tracker: who works on what now',
  'PM_Report.Seven_Days_Working_plan': 'Shows Seven Days Working plan',
  'PM_Report.Milestone_Report': 'Shows Milestone Report',
  'PM_Report.Project_Status_Report': 'Shows Project Status Report',
  'PM_Report.Sprint_Report': 'Shows Sprint Report',
  'PM_Report.Task_Report': 'Shows Task Report and Task progress',
  'PM_Report.Task_Timer_Report': 'Shows Task Timer Report',
  'PM_Report.Dues': 'Shows Dues: milestones and sprints that are due',
  'Master.Position': 'Shows the master Position',
  'Master.Department': 'Shows the master Department',
  'Master.Holidays': 'Shows the master Holidays',
  'Master.Ticket_Department': 'Shows the master Ticket Department',
  'Master.Location': 'Shows the master Location',
  'Master.Vertical': 'Shows the master Vertical',
  'Master.Roles_Permission': 'Opens Roles Permission: what every role may do, this page included',
  'Master.Tech_Stack': 'Shows the master Tech stack',
  'Master.Requirement': 'Shows the master Requirement',
  'Master.KRA_Question': 'Shows the master KRA questions: what Q1 to Q5 of the monthly rating ask',
  'Master.Audit_Log':
    'Shows the audit log (sign-ins, changes of permissions and settings, deletions, exports, opened records) and the status of the server',
  'Me.Team_Leave': 'Shows Team Leave and decides the leaves of the own team',
  'Overtime.Approve_Overtime': 'Decides overtime on the projects that one manages',
  'Overtime.All_Overtime': 'Sees the overtime of everybody',
  'Ticket.Manage_Ticket': 'Sees the tickets of all departments, assigns and answers them',
  'Interview.Interview_Form': 'Opens the interview form',
  'Demonstration.Set_Today': 'Sets what day it is for everyone; works in the demonstration company only',
};

const withBlanks = (name: string): string => name.replaceAll('_', ' ');

/** 'Edit Task' for 'Project.Edit_Task'. */
export const flagLabel = (flag: string): string => withBlanks(flag.slice(flag.indexOf('.') + 1));

/** 'Milestone Project' for 'Milestone_Project'. */
export const groupLabel = (group: string): string => withBlanks(group);

/** 'Project: Edit Task'; 'Sprint Project: any' where any flag of the group is enough. */
export function needLabel(need: string): string {
  const [group = '', flag = ''] = need.split('.');
  return `${groupLabel(group)}: ${flag === '*' ? 'any' : withBlanks(flag)}`;
}

/** The flags of a group whose name, group or text contains the searched words; all flags for ''. */
export function flagsInGroup(group: PermissionGroup, search = ''): PermissionFlag[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return permissionCatalogue[group]
    .map((name) => `${group}.${name}` as PermissionFlag)
    .filter((flag) => {
      const text = `${needLabel(flag)} ${flag} ${groupTexts[group]} ${flagTexts[flag]}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
}
