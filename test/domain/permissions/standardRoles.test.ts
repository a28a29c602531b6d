import { permissionFlags } from '../../../src/domain/permissions/permissionCatalogue';
import { flagLabel, flagsInGroup, groupLabel, needLabel } from '../../../src/domain/permissions/flagTexts';
import { standardRoles } from '../../../src/domain/permissions/standardRoles';

const grantedFlags = (name: string): readonly string[] =>
  standardRoles.find((role) => role.name === name)?.grantedFlags ?? [];
const groupFlags = (group: string, names: string): readonly string[] =>
  names.split(' ').map((name) => `${group}.${name}`);
const added = (name: string, narrower: string): string[] =>
  grantedFlags(name).filter((flag) => !grantedFlags(narrower).includes(flag));

test('each role of a new company grants all of the narrower one, and this beyond it', () => {
  expect(grantedFlags('HR / Admin')).toEqual(permissionFlags);
  expect(grantedFlags('Employee')).toEqual([
    ...groupFlags('Project', 'All_Task View_Member Create_Task Edit_Task'),
    ...groupFlags('Milestone_Project', 'View'),
    ...groupFlags('Sprint_Project', 'View'),
    ...groupFlags('KRA', 'Employee_KRA'),
  ]);
  expect(added('TL / HOD', 'Employee')).toEqual([
    ...groupFlags('Sprint_Project', 'Add Edit'),
    ...groupFlags('KRA', 'TL_HOD_KRA'),
    ...groupFlags('Employee', 'View_Employee'),
    ...groupFlags(
      'PM_Report',
      'Employee_Tracker Seven_Days_Working_plan Sprint_Report Task_Report Task_Timer_Report Dues',
    ),
    ...groupFlags('Me', 'Team_Leave'),
    ...groupFlags('Interview', 'Interview_Form'),
  ]);
  expect(added('Technical Project Manager', 'TL / HOD')).toEqual([
    ...groupFlags('Project', 'Edit_Project Edit_Member'),
    ...groupFlags('Milestone_Project', 'Add Edit Delete'),
    ...groupFlags('Sprint_Project', 'Delete'),
    ...groupFlags('PM_Report', 'Milestone_Report Project_Status_Report'),
    ...groupFlags('Master', 'Tech_Stack Requirement'),
  ]);
  expect(added('Project Manager', 'Technical Project Manager')).toEqual([
    ...groupFlags('Project', 'Add_Project Delete_Project'),
    ...groupFlags('Overtime', 'Approve_Overtime'),
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
