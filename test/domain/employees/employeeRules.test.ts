import {
  employeeProblems,
  isLeaderCycle,
  joiningDayProblems,
  shiftProblems,
  shiftTypes,
  shownShift,
  type EmployeeValues,
} from '../../../src/domain/employees/employeeRules';
import { presenceToday, type TodaysMarks } from '../../../src/domain/employees/presenceToday';
import { mayManageRole } from '../../../src/domain/employees/roleAuthority';
import { rolesFlag } from '../../../src/domain/permissions/roleRules';
import { employeeTabs, tabsFor } from '../../../src/domain/employees/employeeTabs';
import { dutyKinds, handOverText, readHandOver, suggestedSuccessor } from '../../../src/domain/employees/duties';

const employee: EmployeeValues = {
  Employee_code: 'EMP-1/a',
  First_name: 'Asha',
  Last_name: 'Rao',
  Email: 'asha@company.example',
  Mobile: '+91 (22) 123-45',
  Role_id: 'role',
  Joined: '2026-03-02',
};
const code = 'A code has letters, digits, hyphens and slashes only';
const mobile = 'A phone number has 6 to 20 digits, blanks, brackets or hyphens';
const address = 'This is not a mail address';

test.each<[Partial<EmployeeValues>, string, string]>([
  [{ Employee_code: undefined }, 'Employee_code', 'Please Enter Employee Code'],
  [{ Employee_code: ' ' }, 'Employee_code', 'Please Enter Employee Code'],
  [{ Employee_code: '-1' }, 'Employee_code', code],
  [{ Employee_code: 'A B' }, 'Employee_code', code],
  [{ Employee_code: 'A'.repeat(21) }, 'Employee_code', code],
  [{ First_name: ' ' }, 'First_name', 'Please Enter First Name'],
  [{ Last_name: undefined }, 'Last_name', 'Please Enter Last Name'],
  [{ Email: '' }, 'Email', 'Please Enter E-mail'],
  [{ Email: undefined }, 'Email', 'Please Enter E-mail'],
  [{ Email: 'asha' }, 'Email', address],
  [{ Email: 'asha@company' }, 'Email', address],
  [{ Email: 'a b@company.example' }, 'Email', address],
  [{ Email: 'asha@company.example x' }, 'Email', address],
  [{ Email: 'asha\u200b@company.example' }, 'Email', address],
  [{ Email: `${'a'.repeat(240)}@company.example` }, 'Email', address],
  [{ Mobile: '12345' }, 'Mobile', mobile],
  [{ Mobile: '1'.repeat(21) }, 'Mobile', mobile],
  [{ Mobile: '12345x' }, 'Mobile', mobile],
  [{ Mobile: 'x123456' }, 'Mobile', mobile],
  [{ Role_id: '' }, 'Role_id', 'Please Select Role Permission'],
  [{ Joined: '2026-02-30' }, 'Joined', 'There is no such day in the calendar'],
  [{ Joined: '01/01/1000' }, 'Joined', 'The year must be from 1900 to 2199'],
  [{ Joined: '05/03/2026' }, 'Joined', 'Please enter the date as DD/MM/YYYY'],
])('%j is rejected', (changes, field, message) => {
  expect(employeeProblems({ ...employee, ...changes })).toEqual([{ field, message }]);
});

test.each<Partial<EmployeeValues>>([
  {},
  { Employee_code: ' A ' },
  { Employee_code: 'A'.repeat(20) },
  { Mobile: '' },
  { Mobile: undefined },
  { Mobile: ' 123456 ' },
  { Joined: '' },
  { Joined: undefined },
  { Email: ' asha@company.example ' },
  { Email: `${'a'.repeat(238)}@company.example` },
])('%j is fine', (changes) => {
  expect(employeeProblems({ ...employee, ...changes })).toEqual([]);
});

test('an employee joins within two years; a stored day stays valid', () => {
  const today = '2026-03-02';
  expect(joiningDayProblems('2028-03-01', today, undefined)).toEqual([]);
  const problem = {
    field: 'Joined',
    message: 'Please choose 01/03/2028 or an earlier day: employees join within two years',
  };
  expect(joiningDayProblems('2028-03-02', today, undefined)).toEqual([problem]);
  expect(joiningDayProblems('2062-03-02', today, '2026-03-02')).toEqual([problem]);
  expect(joiningDayProblems('2062-03-02', today, '2062-03-02')).toEqual([]);
  expect(joiningDayProblems('', today, undefined)).toEqual([]);
});

test.each([
  ...shiftTypes,
  '9 am - 6 pm',
  '10.30 Pm - 06:15 Am',
  '12 am - 12 pm',
  'Early shift, as at the other location',
])('the shift %j is accepted', (shift) => {
  expect(shiftProblems(shift, ['Early shift, as at the other location'])).toEqual([]);
});

test.each(['25 Am - 99 Pm', '13 Pm - 6 Pm', '10.60 Am - 6 Pm', 'null', '\u200b', '10 Am', 'Early shift'])(
  'the shift %j has no begin and no end',
  (shift) => {
    const message = 'A shift has a begin and an end, for example 10 Am - 07.30 Pm';
    expect(shiftProblems(shift, shiftTypes)).toEqual([{ field: 'Shift_type', message }]);
  },
);

test('no one reports to himself or herself, however far up', () => {
  const leaders = new Map<string, string | null>([
    ['a', 'b'],
    ['b', 'c'],
    ['c', null],
    ['x', 'y'],
    ['y', 'x'],
  ]);
  expect(isLeaderCycle(leaders, 'c', 'a')).toBe(true);
  expect(isLeaderCycle(leaders, 'a', 'a')).toBe(true);
  expect(isLeaderCycle(leaders, 'a', 'c')).toBe(false);
  expect(isLeaderCycle(leaders, 'a', null)).toBe(false);
  // A cycle of others does not keep the question going.
  expect(isLeaderCycle(leaders, 'a', 'x')).toBe(false);
  expect(isLeaderCycle(leaders, 'a', 'unknown')).toBe(false);
});

test.each<[TodaysMarks, string]>([
  [{ lastMark: 'in', leaveHalves: 2, isDayOff: true, isBeforeJoining: false }, 'In'],
  [{ lastMark: 'out', leaveHalves: 2, isDayOff: false, isBeforeJoining: false }, 'On leave'],
  [{ lastMark: 'out', leaveHalves: 1, isDayOff: false, isBeforeJoining: false }, 'Half day'],
  [{ lastMark: 'out', leaveHalves: 0, isDayOff: true, isBeforeJoining: false }, 'Out'],
  [{ lastMark: null, leaveHalves: 2, isDayOff: true, isBeforeJoining: false }, 'On leave'],
  [{ lastMark: null, leaveHalves: 1, isDayOff: true, isBeforeJoining: false }, 'Half day'],
  [{ lastMark: null, leaveHalves: 0, isDayOff: true, isBeforeJoining: false }, 'Day off'],
  [{ lastMark: null, leaveHalves: 0, isDayOff: false, isBeforeJoining: false }, 'Absent'],
  [{ lastMark: null, leaveHalves: 0, isDayOff: false, isBeforeJoining: true }, 'Not joined yet'],
  [{ lastMark: null, leaveHalves: 0, isDayOff: true, isBeforeJoining: true }, 'Not joined yet'],
  [{ lastMark: 'out', leaveHalves: 0, isDayOff: false, isBeforeJoining: true }, 'Out'],
  [{ lastMark: 'in', leaveHalves: 0, isDayOff: false, isBeforeJoining: true }, 'In'],
])('%j is %s', (marks, state) => {
  expect(presenceToday(marks)).toBe(state);
});

test('a role can be assigned by those who have all it grants, and by those who manage roles', () => {
  expect(mayManageRole(new Set(['A', 'B']), ['A', 'B'])).toBe(true);
  expect(mayManageRole(new Set(['A']), ['A', 'B'])).toBe(false);
  expect(mayManageRole(new Set(), [])).toBe(true);
  expect(rolesFlag).toBe('Master.Roles_Permission');
  expect(mayManageRole(new Set([rolesFlag]), ['A', 'B'])).toBe(true);
});

const open = ['Tasks', 'Time logs', 'Projects'];
test.each<[string, string, string[], string[]]>([
  ['a stranger', 'other', [], open],
  ['the employee', 'self', [], employeeTabs.filter((tab) => tab !== 'Details')],
  ['the team leader without flags', 'leader', [], open],
  ['the team leader with Team Leave', 'leader', ['Me.Team_Leave'], [...open, 'Attendance', 'Leave', 'Overtime']],
  ['the team leader who rates', 'leader', ['KRA.TL_HOD_KRA'], [...open, 'KRA']],
  ['a leader of others', 'other', ['Me.Team_Leave', 'KRA.TL_HOD_KRA'], open],
  ['Face_Report', 'other', ['Report.Face_Report'], [...open, 'Attendance']],
  ['Attendance_Summary', 'other', ['Report.Attendance_Summary'], [...open, 'Attendance', 'KRA']],
  ['Leave_Report', 'other', ['Report.Leave_Report'], [...open, 'Leave']],
  ['Approve_Leave', 'other', ['Report.Approve_Leave'], [...open, 'Leave']],
  ['All_Overtime', 'other', ['Overtime.All_Overtime'], [...open, 'Overtime']],
  ['Add_Employee', 'other', ['Employee.Add_Employee'], [...open, 'Details']],
  ['Edit_Employee', 'other', ['Employee.Edit_Employee'], [...open, 'Details']],
])('the tabs that open to %s', (_who, employeeId, flags, tabs) => {
  const shown = { id: 'self', teamLeaderId: 'leader' };
  expect(tabsFor(shown, { employeeId, grantedFlags: new Set(flags) })).toEqual(
    employeeTabs.filter((tab) => tabs.includes(tab)),
  );
});

test('a duty that is handed over is read as it was written', () => {
  for (const kind of dutyKinds)
    for (const subjectId of ['', 'project'])
      expect(readHandOver(handOverText({ kind, subjectId, successorId: 'p' }))).toEqual({
        kind,
        subjectId,
        successorId: 'p',
      });
  expect(handOverText({ kind: 'tasks', subjectId: 'a', successorId: 'b' })).toBe('tasks:a:b');
  for (const text of ['', 'tasks', 'tasks:a', 'tasks:a:', 'lunch:a:b', 'tasks:a:b:c'])
    expect(readHandOver(text)).toBeUndefined();
});

test.each<[string[], (string | null | undefined)[], string | null]>([
  [['a', 'b'], ['b', 'a'], 'b'],
  [['a', 'b'], [null, undefined, 'x', 'a'], 'a'],
  [['a', 'b'], ['x'], null],
  [['a'], [], 'a'],
  [[], ['a'], null],
  [[], [], null],
])('of %j, with %j preferred, %s is suggested', (candidates, preferred, expected) => {
  expect(suggestedSuccessor(candidates, preferred)).toBe(expected);
});

test('Employees without a shift of their own have the usual one on every screen', () => {
  expect([null, '', '09 Am - 06.30 Pm'].map(shownShift)).toEqual([
    '10 Am - 07.30 Pm',
    '10 Am - 07.30 Pm',
    '09 Am - 06.30 Pm',
  ]);
});
