import fc from 'fast-check';
import { entryRoutes } from '../../../src/client/app/entry/entryRoutes';
import {
  drawerNavigation,
  entryPathFor,
  menuNavigation,
  screenPlace,
  sidebarNavigation,
  userNavigation,
  type NavigationGroup,
  type NavigationMenu,
} from '../../../src/client/app/navigation';
import { shellRoutes } from '../../../src/client/app/routes';
import { isPermitted } from '../../../src/domain/permissions/isPermitted';
import { permissionFlags } from '../../../src/domain/permissions/permissionCatalogue';
import { standardRoles } from '../../../src/domain/permissions/standardRoles';
import { startPages } from '../../../src/domain/session/startPage';

const granted = (...flags: string[]): ReadonlySet<string> => new Set(flags);
const everything = granted(...permissionFlags);
const inWindow = '2026-06-01';
const outsideWindow = '2026-06-15';
const getLinks = (groups: readonly NavigationGroup[]) => groups.flatMap(({ links }) => links);
const getPaths = (groups: readonly NavigationGroup[]): string[] => getLinks(groups).map(({ path }) => path);
/** Menu by menu: name, own path, entries, each added group behind its title in brackets. */
const menus = (...flags: string[]) =>
  menuNavigation(granted(...flags)).map(({ label, path, groups }) => [
    label,
    ...(path === undefined ? [] : [path]),
    ...groups.flatMap(({ title, links }) => [
      ...(title === undefined ? [] : [`[${title}]`]),
      ...links.map((link) => `${link.label} ${link.path}${link.isPermitted ? '' : ' (blocked)'}`),
    ]),
  ]);
const specifiedLinks = (flags: ReadonlySet<string>) =>
  menuNavigation(flags).flatMap(({ groups }) => getLinks(groups.filter(({ title }) => title === undefined)));

describe('The top bar', () => {
  test('shows no menu to a user without flags', () => {
    expect(menus()).toEqual([]);
  });

  test('shows every menu with every entry to a user with all flags', () => {
    expect(menus(...permissionFlags)).toEqual([
      ['Employee', '/employees'],
      [
        'Reports',
        'Leave Report /leaves-report',
        'Ticket Report /tickets-report',
        'Face Report /report/attendance',
        'Manual Attendance Request /manualAttendanceRequestReport',
        'Attendance Summary /report/attendance-summary',
        'KRA report /report/kra',
        '[Time]',
        'Muster sheet /report/muster-sheet',
        'Monthly face attendance /report/month-wise-attendance',
        'Face devices /report/face-devices',
        '[Performance]',
        'TL KRA /TLKRA',
        'TL KRA view /TLViewKra',
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
        '[Reports]',
        'Task progress /taskprogress',
        'Workload /workload',
        'Timeline /timeline',
      ],
      [
        'Master',
        'Position /positions',
        'Roles Permission /roles-permission',
        'Department /department',
        'Holidays /Holidays',
        'Ticket Department /ticket-department',
        'Location /location',
        'Vertical /vertical',
        '[Projects]',
        'Tech stack /techStack',
        'Requirement /requirements',
        '[Performance]',
        'KRA questions /kraQuestions',
        '[Roles]',
        'Add role /add-rolesPermission',
        'Audit log /audit',
        'Status /status',
      ],
    ]);
  });

  test('shows each entry by its own flag alone', () => {
    const entries = specifiedLinks(everything)
      .map(({ label }) => label)
      .filter((label) => !['Roles Permission', 'KRA report'].includes(label));
    for (const label of entries) {
      const flag = permissionFlags.find((one) => one.split('.')[1] === label.replaceAll(' ', '_')) ?? '';
      const shown = specifiedLinks(granted(flag)).map((link) => link.label);
      expect(shown.filter((other) => !['Roles Permission', 'KRA report'].includes(other))).toEqual([label]);
      // The leave report also opens to those who decide leaves.
      const others = permissionFlags.filter(
        (other) => other !== flag && !(label === 'Leave Report' && other === 'Report.Approve_Leave'),
      );
      expect(specifiedLinks(granted(...others)).map((link) => link.label)).not.toContain(label);
    }
    expect(entries).toHaveLength(19);
  });

  test.each([
    [
      'any flag of the group shows Employee',
      ['Employee.Edit_Employee'],
      [
        ['Employee', '/employees'],
        ['Reports', '[Time]', 'Face devices /report/face-devices'],
      ],
    ],
    ['one report flag shows its entry alone', ['Report.Ticket_Report'], [['Reports', 'Ticket Report /tickets-report']]],
    ['one flag of PM_Report shows PM Reports alone', ['PM_Report.Dues'], [['PM Reports', 'Dues /dueDashboard']]],
    [
      'the face report brings the monthly one along',
      ['Report.Face_Report'],
      [
        [
          'Reports',
          'Face Report /report/attendance',
          '[Time]',
          'Monthly face attendance /report/month-wise-attendance',
        ],
      ],
    ],
    [
      'the attendance summary brings the KRA report and the muster sheet along',
      ['Report.Attendance_Summary'],
      [
        [
          'Reports',
          'Attendance Summary /report/attendance-summary',
          'KRA report /report/kra',
          '[Time]',
          'Muster sheet /report/muster-sheet',
        ],
      ],
    ],
    [
      'Roles Permission is always in the Master menu, and leads nowhere without its flag',
      ['Master.Location'],
      [['Master', 'Roles Permission /roles-permission (blocked)', 'Location /location']],
    ],
    [
      'who may open only an added screen of a menu sees the menu',
      ['Master.Tech_Stack'],
      [['Master', 'Roles Permission /roles-permission (blocked)', '[Projects]', 'Tech stack /techStack']],
    ],
    [
      'who decides leaves finds the leave report',
      ['Report.Approve_Leave'],
      [['Reports', 'Leave Report /leaves-report']],
    ],
    [
      'a team leader finds the ratings on any day',
      ['KRA.TL_HOD_KRA'],
      [['Reports', '[Performance]', 'TL KRA /TLKRA', 'TL KRA view /TLViewKra']],
    ],
    ['a group without an entry of its own opens no empty menu', ['Report.Employee_Present'], []],
    ['flags of other groups show nothing', ['Project.Edit_Task', 'Me.Team_Leave'], []],
  ])('shows the menus of the flags: %s', (_case, flags, shown) => {
    expect(menus(...flags)).toEqual(shown);
  });
});

describe('The sidebar', () => {
  test('has its five links for everyone', () => {
    expect(sidebarNavigation(granted(), outsideWindow)[0]?.links.map(({ path, label }) => `${label} ${path}`)).toEqual([
      'Dashboard /dashboard',
      'Project /projects',
      'Leaves /me',
      'Directory /directory',
      'Tickets /tickets',
    ]);
  });

  test.each([
    ['nothing without flags', [], inWindow, []],
    ['/KRA with Employee_KRA', ['KRA.Employee_KRA'], inWindow, ['/KRA']],
    ['/TLKRA with TL_HOD_KRA', ['KRA.TL_HOD_KRA'], inWindow, ['/TLKRA']],
    ['both with both', ['KRA.Employee_KRA', 'KRA.TL_HOD_KRA'], inWindow, ['/KRA', '/TLKRA']],
    ['nothing outside the first five weekdays', ['KRA.Employee_KRA', 'KRA.TL_HOD_KRA'], outsideWindow, []],
  ])('adds %s', (_case, flags, today, added) => {
    const isKra = (path: string): boolean => ['/KRA', '/TLKRA'].includes(path);
    const sidebar = sidebarNavigation(granted(...flags), today);
    expect(getPaths(sidebar.slice(0, 1)).slice(5)).toEqual(added);
    expect(getPaths(sidebar).filter(isKra)).toEqual(added);
    expect(getPaths(drawerNavigation(granted(...flags), today)).filter(isKra)).toEqual(added);
  });

  test('has the added screens in groups, those of HR at month end together', () => {
    expect(
      sidebarNavigation(everything, outsideWindow)
        .slice(1)
        .map(({ title, links }) => [title, ...links.map(({ label }) => label)]),
    ).toEqual([
      ['Time', 'Task', 'Calendar', 'My month', 'Attendance', 'Overtime'],
      ['Leave', 'Team Leave', 'Holidays list'],
      ['Month end', 'Pending', 'HR dashboard', 'Month end', 'Employee present list', 'Add Employee Present'],
      ['Performance', 'Performance', 'Interview form'],
    ]);
  });
});

describe('The drawer of narrow screens', () => {
  test('lists Dashboard, Project, Task, Directory, Leaves and Tickets', () => {
    expect(drawerNavigation(granted(), outsideWindow)[0]?.links.map(({ label, path }) => `${label} ${path}`)).toEqual([
      'Dashboard /dashboard',
      'Project /projects',
      'Task /taskList',
      'Directory /directory',
      'Leaves /leaves',
      'Tickets /tickets',
    ]);
  });

  test('calls every screen what the sidebar calls it, once', () => {
    const drawer = getLinks(drawerNavigation(everything, inWindow));
    const sidebar = getLinks(sidebarNavigation(everything, inWindow));
    const names = (links: typeof drawer) =>
      Object.fromEntries(links.map(({ label, path }) => [entryPathFor(path), label]));
    expect(names(drawer)).toEqual(names(sidebar));
    expect(new Set(drawer.map(({ path }) => path)).size).toBe(drawer.length);
  });
});

/** Screens that a button of their list opens, in addition to those with a record in their URL. */
const openedByButton: Readonly<Record<string, string>> = { '/projects/add': '/projects' };

/** How many clicks it takes to a screen, from any page with the sidebar; Infinity when no way leads there. */
function clicksTo(path: string, flags: ReadonlySet<string>, today: string, isNarrow: boolean): number {
  const isThere = (links: ReturnType<typeof getLinks>): boolean =>
    links.some((link) => link.isPermitted && entryPathFor(link.path) === path);
  const inMenus = menuNavigation(flags).some(
    (menu: NavigationMenu) => menu.path === path || isThere(getLinks(menu.groups)),
  );
  if (isNarrow)
    return isThere(getLinks(drawerNavigation(flags, today))) ||
      isThere(userNavigation(flags) as ReturnType<typeof getLinks>) ||
      inMenus
      ? 2
      : Infinity;
  if (isThere(getLinks(sidebarNavigation(flags, today))) || menuNavigation(flags).some((menu) => menu.path === path))
    return 1;
  return inMenus || isThere([...userNavigation(flags)]) ? 2 : Infinity;
}

/** What is wrong with the menus for a user with these flags. */
function menuFaults(flags: ReadonlySet<string>, today: string): string[] {
  const faults: string[] = [];
  const groups = [
    ...sidebarNavigation(flags, today),
    ...drawerNavigation(flags, today),
    ...menuNavigation(flags).flatMap((menu) => menu.groups),
    { title: undefined, links: userNavigation(flags) },
  ];
  for (const { path, isPermitted: isOpen } of getLinks(groups)) {
    const route = shellRoutes.find((known) => known.path.toLowerCase() === path.toLowerCase());
    if (!route) faults.push(`${path} is no screen`);
    else if (isOpen !== isPermitted(flags, route.needs))
      faults.push(`${path} is ${isOpen ? 'offered without permission' : 'blocked in spite of permission'}`);
    else if (!isOpen && path !== '/roles-permission') faults.push(`${path} is shown without permission`);
  }
  for (const menu of menuNavigation(flags))
    if (menu.path === undefined && !getLinks(menu.groups).some((link) => link.isPermitted))
      faults.push(`${menu.label} leads nowhere`);
  for (const { path, needs } of shellRoutes.filter(
    (route) => !route.path.includes(':') && isPermitted(flags, route.needs),
  )) {
    const entry = openedByButton[path] ?? entryPathFor(path);
    for (const isNarrow of [false, true]) {
      const clicks = clicksTo(entry, flags, today, isNarrow) + (path in openedByButton && !isNarrow ? 1 : 0);
      if (clicks > 2)
        faults.push(`${path} (${needs.join(' or ')}) takes ${clicks} clicks${isNarrow ? ' on a phone' : ''}`);
    }
  }
  // Screens of one record are opened from their list, which the same user must reach.
  for (const { path, under, needs } of shellRoutes.filter(
    (route) => route.path.includes(':') && isPermitted(flags, route.needs),
  )) {
    if (under === undefined || clicksTo(under, flags, today, false) > 2)
      faults.push(`${path} (${needs.join(' or ')}): its list ${under ?? ''} cannot be reached`);
  }
  return faults;
}

describe('Every screen that a user may open is in two clicks, and no entry leads to a screen that is not permitted', () => {
  test.each([
    ...standardRoles.map(({ name, grantedFlags }) => [name, grantedFlags] as const),
    ['no role', []] as const,
  ])('%s', (_name, flags) => {
    expect(menuFaults(granted(...flags), outsideWindow)).toEqual([]);
    expect(menuFaults(granted(...flags), inWindow)).toEqual([]);
  });

  test('roles with any flags', () => {
    fc.assert(
      fc.property(fc.subarray([...permissionFlags]), fc.constantFrom(inWindow, outsideWindow), (flags, today) => {
        expect(menuFaults(granted(...flags), today)).toEqual([]);
      }),
    );
    for (const flag of permissionFlags) expect(menuFaults(granted(flag), outsideWindow)).toEqual([]);
  });
});

/** Names of entry and screen that the specification fixes both: the page shows the entry's name above its heading. */
const bothNamed = [
  '/me',
  '/taskList',
  '/report/attendance',
  '/manualAttendanceRequestReport',
  '/report/project-status',
  '/dueDashboard',
];

test('A screen is called in the menus what its heading says, but for those where the specification names both', () => {
  const different = shellRoutes
    .filter(({ path, title }) => (screenPlace(path)?.label ?? title) !== title)
    .map(({ path }) => path);
  expect(different.map(entryPathFor).sort()).toEqual([...bothNamed, '/me'].sort());
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
    const links = [
      ...menuNavigation(everything).flatMap((menu) => (menu.path ? [menu.path] : getPaths(menu.groups))),
      ...getPaths(sidebarNavigation(everything, inWindow)),
      ...getPaths(drawerNavigation(everything, inWindow)),
    ];
    const known = shellRoutes.map(({ path }) => normal(path));
    expect(links.filter((path) => !known.includes(normal(path)))).toEqual([]);
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
    expect(shellRoutes.filter(({ hasSidebar }) => !hasSidebar).map(({ path }) => path)).toEqual([
      '/project/tasks/:id',
      '/project/timeline/:id',
      '/project/calendar/:id',
    ]);
  });
});
