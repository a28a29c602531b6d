import { permissionFlags } from '../../../src/domain/permissions/permissionCatalogue';
import { openStartPages, startPageFor, startPages } from '../../../src/domain/session/startPage';

test.each<[string[], unknown, string]>([
  [[], undefined, '/dashboard'],
  [['Employee.Edit_Employee'], undefined, '/hr-dashboard'],
  [['Employee.View_Employee'], undefined, '/dashboard'],
  [['Employee.Edit_Employee'], '/tickets', '/tickets'],
  [[], '/employees', '/dashboard'],
  [['Employee.View_Employee'], '/employees', '/employees'],
  [[], '/no/such/page', '/dashboard'],
  [[], 7, '/dashboard'],
])('with %j and the choice %j the start page is %s', (flags, stored, path) => {
  expect(startPageFor(new Set(flags), stored)).toBe(path);
});

test.each([
  ['Me.Team_Leave', ['/teamleave']],
  ['Report.Leave_Report', ['/leaves-report']],
  ['Report.Approve_Leave', ['/leaves-report']],
  ['Report.Manual_Attendance_Request', ['/manualAttendanceRequestReport']],
  ['Report.Face_Report', ['/report/attendance']],
  ['PM_Report.Employee_Tracker', ['/employee-tracker']],
  ['PM_Report.Seven_Days_Working_plan', ['/employeeWorkingPlan']],
  ['PM_Report.Task_Report', ['/reportList', '/taskprogress']],
  ['PM_Report.Dues', ['/dueDashboard']],
  ['Employee.View_Employee', ['/hr-dashboard', '/employees']],
])('%s adds %j', (flag, added) => {
  const free = openStartPages(new Set()).map(({ path }) => path);
  expect(
    openStartPages(new Set([flag]))
      .map(({ path }) => path)
      .filter((path) => !free.includes(path)),
  ).toEqual(added);
});

test('a user with all flags can choose every start page', () => {
  expect(openStartPages(new Set(permissionFlags))).toEqual(startPages);
  expect(openStartPages(new Set()).map(({ path }) => path)).toEqual([
    '/dashboard',
    '/my-dashboard',
    '/projects',
    '/taskList',
    '/pending',
    '/me',
    '/myattendance',
    '/overtime',
    '/directory',
    '/tickets',
  ]);
});
