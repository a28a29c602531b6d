import { drawerLinks, sidebarLinks } from '../../../src/client/app/shell/mainLinks';
import { topBarMenus } from '../../../src/client/app/shell/topBarMenus';
import { entryRoutes } from '../../../src/client/app/entryRoutes';
import { shellRoutes } from '../../../src/client/app/routes';
import { startPages } from '../../../src/domain/session/startPage';
import { permissionFlags } from '../../../src/domain/permissions/permissionCatalogue';

const granted = (...flags: string[]): ReadonlySet<string> => new Set(flags);
const inWindow = '2026-06-01';
const outsideWindow = '2026-06-15';
const pathsOf = (links: readonly { path: string }[]): string[] => links.map(({ path }) => path);
const menus = (...flags: string[]) => topBarMenus(granted(...flags)).map(({ label, path, links }) => [label, ...(path ? [path] : []), ...links.map((link) => `${link.label} ${link.path}`)]);

describe('The top bar', () => {
  test('shows no menu to somebody without flags', () => {
    expect(menus()).toEqual([]);
  });

  test('shows every menu with every entry to somebody with all flags', () => {
    expect(menus(...permissionFlags)).toEqual([
      ['Employee', '/employees'],
      [
        'Reports',
        'Leave Report /leaves-report',
        'Ticket Report /tickets-report',
        'Face Report /report/attendance',
        'Manual Attendance Request /manualAttendanceRequestReport',
        'Attendance Summary /report/attendance-summary',
        'KRA /report/kra',
      ],
      [
        'PM Reports',
        'Employee Tracker /employee-tracker',
        'Seven Days Working plan /employeeWorkingPlan',
        'Milestone Report /milestone/report',
        'Project Status Report /report/project-status',
        'Sprint Report /sprint/report',
        'Task Report /reportList',
        'Task Timer Report /tasks/tasktimer/report',
        'Dues /dueDashboard',
      ],
      ['Master', 'Position /positions', 'Roles Permission /roles-permission', 'Department /department', 'Holidays /Holidays', 'Ticket Department /ticket-department', 'Location /location', 'Vertical /vertical'],
    ]);
  });

  test('shows each entry by its own flag alone', () => {
    const entries = topBarMenus(granted(...permissionFlags)).flatMap(({ links }) => links.map(({ label }) => label)).filter((label) => !['Roles Permission', 'KRA'].includes(label));
    for (const label of entries) {
      const flag = permissionFlags.find((one) => one.split('.')[1] === label.replaceAll(' ', '_')) ?? '';
      const shown = topBarMenus(granted(flag)).flatMap(({ links }) => links.map((link) => link.label));
      expect(shown.filter((other) => !['Roles Permission', 'KRA'].includes(other))).toEqual([label]);
      expect(topBarMenus(granted(...permissionFlags.filter((other) => other !== flag))).flatMap(({ links }) => links.map((link) => link.label))).not.toContain(label);
    }
    expect(entries).toHaveLength(19);
  });

  test.each([
    ['any flag of the group shows Employee', ['Employee.Edit_Employee'], [['Employee', '/employees']]],
    ['one report flag shows its entry alone', ['Report.Face_Report'], [['Reports', 'Face Report /report/attendance']]],
    ['the attendance summary brings the KRA report along', ['Report.Attendance_Summary'], [['Reports', 'Attendance Summary /report/attendance-summary', 'KRA /report/kra']]],
    ['Roles Permission is always in the Master menu', ['Master.Location'], [['Master', 'Roles Permission /roles-permission', 'Location /location']]],
    ['a group without an entry of its own opens no empty menu', ['Report.Approve_Leave'], []],
    ['flags of other groups show nothing', ['Project.Edit_Task', 'Me.Team_Leave'], []],
  ])('%s', (_case, flags, shown) => {
    expect(menus(...flags)).toEqual(shown);
  });
});

describe('The sidebar', () => {
  test('has its five links for everybody', () => {
    expect(pathsOf(sidebarLinks(granted(), outsideWindow))).toEqual(['/dashboard', '/projects', '/me', '/directory', '/tickets']);
  });

  test.each([
    ['nothing without flags', [], inWindow, []],
    ['/KRA with Employee_KRA', ['KRA.Employee_KRA'], inWindow, ['/KRA']],
    ['/TLKRA with TL_HOD_KRA', ['KRA.TL_HOD_KRA'], inWindow, ['/TLKRA']],
    ['both with both', ['KRA.Employee_KRA', 'KRA.TL_HOD_KRA'], inWindow, ['/KRA', '/TLKRA']],
    ['nothing outside the first five weekdays', ['KRA.Employee_KRA', 'KRA.TL_HOD_KRA'], outsideWindow, []],
  ])('adds %s', (_case, flags, today, added) => {
    expect(pathsOf(sidebarLinks(granted(...flags), today)).slice(5)).toEqual(added);
    expect(pathsOf(drawerLinks(granted(...flags), today)).slice(6)).toEqual(added);
  });
});

describe('The drawer of narrow screens', () => {
  test('lists Dashboard, Project, Task, Directory, Leaves and Tickets', () => {
    expect(drawerLinks(granted(), outsideWindow).map(({ label, path }) => `${label} ${path}`)).toEqual(['Dashboard /dashboard', 'Project /projects', 'Task /taskList', 'Directory /directory', 'Leaves /leaves', 'Tickets /tickets']);
  });
});

describe('The routes', () => {
  const normal = (path: string): string => path.toLowerCase();

  test('hold every address of the specification once', () => {
    const specified =
      '/login /dashboard /interviewform /my-dashboard /hr-dashboard /employeereport /employeeWorkingPlan /project/employeechart/:id /taskprogress /myattendance /employeepresentlist /teamleave /pending /PMS /profile /projects /project/tasks/:id /project/member/:id /project/sprint/:id /project/milestone/:id /project/task/:id/:projectid /projects/add /project/view/:id /directory /report/attendance /attendance /attendanceSummary /report/attendance-summary /report/month-wise-attendance /report/kra /report/project-status /employees /taskList /task/:id /task/:id/BugList /employeeDetail/:id /positions /roles-permission /add-rolesPermission /View-rolesPermission/:id /editrolespermission/:id /requirements /techStack /department /ticket-department /holidays /reportList /leaves /leaves-report /tickets /tickets-report /forgot-password /holidays-list /me /milestone/report /sprint/report /tasks/tasktimer/report /location /vertical /overtime /employeePresentReport /dueDashboard /employee-tracker /manualAttendanceRequestReport /KRA /TLKRA /TLViewKra'.split(
        ' ',
      );
    const paths = [...entryRoutes, ...shellRoutes].map(({ path }) => path);
    expect(specified.filter((path) => !paths.includes(path))).toEqual([]);
    expect(new Set(paths.map(normal)).size).toBe(paths.length);
  });

  test('know every page that a menu leads to', () => {
    const everything = granted(...permissionFlags);
    const links = [...topBarMenus(everything).flatMap((menu) => (menu.path ? [menu.path] : pathsOf(menu.links))), ...pathsOf(sidebarLinks(everything, inWindow)), ...pathsOf(drawerLinks(everything, inWindow))];
    const known = shellRoutes.map(({ path }) => normal(path));
    expect(links.filter((path) => !known.includes(normal(path)))).toEqual([]);
  });

  test('open to whoever sees the menu entry that leads there', () => {
    for (const flag of permissionFlags) {
      const paths = topBarMenus(granted(flag)).flatMap((menu) => (menu.path ? [menu.path] : pathsOf(menu.links)));
      for (const path of paths.filter((known) => known !== '/roles-permission')) {
        const needs = shellRoutes.find((route) => normal(route.path) === normal(path))?.needs ?? [];
        expect({ path, isOpen: needs.some((need) => need === flag || need === `${flag.split('.')[0]}.*`) }).toEqual({ path, isOpen: true });
      }
    }
  });

  test('hold every start page, under the same name and the same needs', () => {
    for (const page of startPages) expect(shellRoutes.find(({ path }) => path === page.path)).toMatchObject(page);
  });

  test.each([
    ['/employeereport', '/employeeWorkingPlan'],
    ['/attendanceSummary', '/report/attendance-summary'],
    ['/myattendance', '/attendance'],
  ])('show one screen at %s and %s', (...paths) => {
    const shown = shellRoutes.filter(({ path }) => paths.includes(path));
    expect(shown.map(({ path }) => path).sort()).toEqual(paths.sort());
    expect(new Set(shown.map(({ screen }) => screen)).size).toBe(1);
  });

  test('give the full width to the tasks of a project', () => {
    expect(shellRoutes.filter(({ hasSidebar }) => !hasSidebar).map(({ path }) => path)).toEqual(['/project/tasks/:id']);
  });
});
