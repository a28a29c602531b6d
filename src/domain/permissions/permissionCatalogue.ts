/** Groups and flags of the permission record, in the order in which they are shown (FIELD-019 to FIELD-026 and decisions.md). */
export const permissionCatalogue = {
  Project: [
    'All_Task',
    'View_Member',
    'Create_Task',
    'Delete_Project',
    'Edit_Project',
    'Edit_Task',
    'Add_Project',
    'All_Project',
    'Edit_Member',
  ],
  Milestone_Project: ['View', 'Add', 'Edit', 'Delete'],
  Sprint_Project: ['View', 'Add', 'Edit', 'Delete'],
  KRA: ['Employee_KRA', 'TL_HOD_KRA'],
  Employee: ['View_Employee', 'Add_Employee', 'Edit_Employee', 'Personal_Data'],
  Report: [
    'Leave_Report',
    'Ticket_Report',
    'Face_Report',
    'Manual_Attendance_Request',
    'Attendance_Summary',
    'Approve_Leave',
    'Employee_Present',
  ],
  PM_Report: [
    'Employee_Tracker',
    'Seven_Days_Working_plan',
    'Milestone_Report',
    'Project_Status_Report',
    'Sprint_Report',
    'Task_Report',
    'Task_Timer_Report',
    'Dues',
  ],
  Master: [
    'Position',
    'Department',
    'Holidays',
    'Ticket_Department',
    'Location',
    'Vertical',
    'Roles_Permission',
    'Tech_Stack',
    'Requirement',
    'KRA_Question',
    'Audit_Log',
  ],
  Me: ['Team_Leave'],
  Overtime: ['Approve_Overtime', 'All_Overtime'],
  Ticket: ['Manage_Ticket'],
  Interview: ['Interview_Form'],
  Demonstration: ['Set_Today'],
} as const;

export type PermissionGroup = keyof typeof permissionCatalogue;
/** A flag with its group, for example 'Project.Edit_Task'. */
export type PermissionFlag = {
  [Group in PermissionGroup]: `${Group}.${(typeof permissionCatalogue)[Group][number]}`;
}[PermissionGroup];

export const permissionGroups = Object.keys(permissionCatalogue) as PermissionGroup[];
export const permissionFlags: readonly PermissionFlag[] = permissionGroups.flatMap((group) =>
  permissionCatalogue[group].map((flag) => `${group}.${flag}` as PermissionFlag),
);
