import { permissionFlags } from '../../../src/domain/permissions/permissionCatalogue';
import { flagLabel, flagsInGroup, groupLabel, needLabel } from '../../../src/domain/permissions/flagTexts';
import { standardRoles } from '../../../src/domain/permissions/standardRoles';

const grantedFlags = (name: string): readonly string[] =>
  standardRoles.find((role) => role.name === name)?.grantedFlags ?? [];
const added = (name: string, narrower: string): string[] =>
  grantedFlags(name).filter((flag) => !grantedFlags(narrower).includes(flag));

test('each role of a new company grants all of the narrower one, and this beyond it', () => {
  expect(grantedFlags('HR / Admin')).toEqual(permissionFlags);
  expect(grantedFlags('Employee')).toEqual([
    'Project.All_Task',
    'Project.View_Member',
    'Project.Create_Task',
    'Project.Edit_Task',
    'Milestone_Project.View',
    'Sprint_Project.View',
    'KRA.Employee_KRA',
  ]);
  expect(added('TL / HOD', 'Employee')).toEqual([
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
  ]);
  expect(added('Technical Project Manager', 'TL / HOD')).toEqual([
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
  ]);
  expect(added('Project Manager', 'Technical Project Manager')).toEqual([
    'Project.Add_Project',
    'Project.Delete_Project',
    'Overtime.Approve_Overtime',
  ]);
  for (const [wider, narrower] of [
    ['TL / HOD', 'Employee'],
    ['Technical Project Manager', 'TL / HOD'],
    ['Project Manager', 'Technical Project Manager'],
  ] as const)
    expect(added(narrower, wider)).toEqual([]);
});

test('flags and groups have names to read', () => {
  expect([flagLabel('Project.All_Task'), groupLabel('PM_Report')]).toEqual(['All Task', 'PM Report']);
  expect([needLabel('Milestone_Project.View'), needLabel('Employee.*')]).toEqual([
    'Milestone Project: View',
    'Employee: any',
  ]);
});

test('flags are found by all words of a search, in any case', () => {
  const all = permissionFlags.filter((flag) => flag.startsWith('Employee.'));
  expect(flagsInGroup('Employee')).toEqual(all);
  expect(flagsInGroup('Employee', ' ')).toEqual(all);
  expect(flagsInGroup('Employee', '  ADD   people ')).toEqual(['Employee.Add_Employee']);
  expect(flagsInGroup('Employee', 'add nothing')).toEqual([]);
});
