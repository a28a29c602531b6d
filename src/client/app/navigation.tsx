import {
  AnnotationIcon,
  CalendarIcon,
  DashboardIcon,
  EndorsedIcon,
  TickCircleIcon,
  GanttChartIcon,
  HeadsetIcon,
  InboxIcon,
  PeopleIcon,
  PersonIcon,
  ProjectsIcon,
  StarIcon,
  StopwatchIcon,
  TickIcon,
  TimelineBarChartIcon,
  TimelineEventsIcon,
  TimelineLineChartIcon,
  ThListIcon,
  TimeIcon,
  TorchIcon,
  UploadIcon,
} from '@blueprintjs/icons';
import type { JSX } from 'react';
import type { Day } from '../../domain/calendar/day';
import { isInKraWindow } from '../../domain/kra/kraWindow';
import { isPermitted, type PermissionNeed } from '../../domain/permissions/isPermitted';
import { shellRoutes, type ScreenRoute } from './routes';

interface EntryDefinition {
  readonly path: string;
  /** Default: the title of the route. Set only where the specification names the entry differently. */
  readonly label?: string;
  /** For places that show icons only. */
  readonly icon?: JSX.Element;
  /** Only on the first five weekdays of a month (BEH-030). */
  readonly isKraLink?: true;
  /** Also shown to users who cannot open it, as a disabled link (PERM-005). */
  readonly isAlwaysShown?: true;
}

interface GroupDefinition {
  /** None for the entries of the specification, which come first. */
  readonly title?: string;
  readonly entries: readonly EntryDefinition[];
}

interface MenuDefinition {
  readonly label: string;
  /** For a menu that is a single link. */
  readonly path?: string;
  readonly groups: readonly GroupDefinition[];
}

const kraLinks: readonly EntryDefinition[] = [
  { path: '/KRA', icon: <StarIcon />, isKraLink: true },
  { path: '/TLKRA', icon: <AnnotationIcon />, isKraLink: true },
];

/** NAV-001 to NAV-007. */
const sidebarMain: GroupDefinition = {
  entries: [
    { path: '/dashboard', icon: <DashboardIcon /> },
    { path: '/projects', icon: <ProjectsIcon /> },
    { path: '/me', label: 'Leaves', icon: <CalendarIcon /> },
    { path: '/directory', icon: <PeopleIcon /> },
    { path: '/tickets', icon: <HeadsetIcon /> },
    ...kraLinks,
  ],
};

/** NAV-033 to NAV-038. */
const drawerMain: GroupDefinition = {
  entries: [
    { path: '/dashboard', icon: <DashboardIcon /> },
    { path: '/projects', icon: <ProjectsIcon /> },
    { path: '/taskList', label: 'Task', icon: <TickIcon /> },
    { path: '/directory', icon: <PeopleIcon /> },
    { path: '/leaves', label: 'Leaves', icon: <CalendarIcon /> },
    { path: '/tickets', icon: <HeadsetIcon /> },
    ...kraLinks,
  ],
};

/** Screens without an entry in the specification that belong to no menu of the top bar. */
const sidebarGroups: readonly GroupDefinition[] = [
  {
    title: 'Time',
    entries: [
      { path: '/taskList', label: 'Task', icon: <TickIcon /> },
      { path: '/calendar', icon: <GanttChartIcon /> },
      { path: '/my-dashboard', icon: <TimelineBarChartIcon /> },
      { path: '/myattendance', icon: <TimeIcon /> },
      { path: '/overtime', icon: <StopwatchIcon /> },
    ],
  },
  {
    title: 'Leave',
    entries: [
      { path: '/teamleave', icon: <TimelineEventsIcon /> },
      { path: '/holidays-list', icon: <TorchIcon /> },
    ],
  },
  {
    title: 'Month end',
    entries: [
      { path: '/pending', icon: <InboxIcon /> },
      { path: '/hr-dashboard', icon: <EndorsedIcon /> },
      { path: '/month-end', icon: <TickCircleIcon /> },
      { path: '/employeepresentlist', icon: <ThListIcon /> },
      { path: '/employeePresentReport', icon: <UploadIcon /> },
    ],
  },
  {
    title: 'Performance',
    entries: [
      { path: '/PMS', icon: <TimelineLineChartIcon /> },
      { path: '/interviewform', icon: <PersonIcon /> },
    ],
  },
];

/** NAV-008 to NAV-030: the menus of the top bar, in order; after their entries ours, in groups. */
const menuDefinitions: readonly MenuDefinition[] = [
  { label: 'Employee', path: '/employees', groups: [] },
  {
    label: 'Reports',
    groups: [
      {
        entries: [
          { path: '/leaves-report' },
          { path: '/tickets-report' },
          { path: '/report/attendance', label: 'Face Report' },
          { path: '/manualAttendanceRequestReport', label: 'Manual Attendance Request' },
          { path: '/report/attendance-summary' },
          { path: '/report/kra' },
        ],
      },
      {
        title: 'Time',
        entries: [
          { path: '/report/muster-sheet' },
          { path: '/report/month-wise-attendance' },
          { path: '/report/face-devices' },
        ],
      },
      // Late ratings are done here: only the sidebar links are limited to the first five weekdays.
      { title: 'Performance', entries: [{ path: '/TLKRA' }, { path: '/TLViewKra' }] },
    ],
  },
  {
    label: 'PM Reports',
    groups: [
      {
        entries: [
          { path: '/employee-tracker' },
          { path: '/employeeWorkingPlan' },
          { path: '/milestone/report' },
          { path: '/report/project-status', label: 'Project Status Report' },
          { path: '/sprint/report' },
          { path: '/reportList' },
          { path: '/tasks/tasktimer/report' },
          { path: '/dueDashboard', label: 'Dues' },
        ],
      },
      { title: 'Reports', entries: [{ path: '/taskprogress' }, { path: '/workload' }, { path: '/timeline' }] },
    ],
  },
  {
    label: 'Master',
    groups: [
      {
        entries: [
          { path: '/positions' },
          { path: '/roles-permission', isAlwaysShown: true },
          { path: '/department' },
          { path: '/holidays' },
          { path: '/ticket-department' },
          { path: '/location' },
          { path: '/vertical' },
        ],
      },
      { title: 'Projects', entries: [{ path: '/techStack' }, { path: '/requirements' }] },
      { title: 'Performance', entries: [{ path: '/kraQuestions' }] },
      { title: 'Roles', entries: [{ path: '/add-rolesPermission' }, { path: '/audit' }, { path: '/status' }] },
    ],
  },
];

/** The user's own things, in the user menu. */
const userDefinitions: GroupDefinition = {
  entries: [{ path: '/profile' }, { path: '/KRA' }, { path: '/api-reference' }],
};

/** NAV-027: the spelling that the specification gives this path; the router ignores case. */
const specifiedSpelling: Readonly<Record<string, string>> = { '/holidays': '/Holidays' };

export interface NavigationLink {
  readonly label: string;
  readonly path: string;
  readonly icon: JSX.Element | undefined;
  /** The flags that govern it; empty: visible to all users. */
  readonly needs: readonly PermissionNeed[];
  /** False: shown without a link for this user. */
  readonly isPermitted: boolean;
}

export interface NavigationGroup {
  readonly title: string | undefined;
  readonly links: readonly NavigationLink[];
}

export interface NavigationMenu {
  readonly label: string;
  /** The menu itself is a link, to this path. */
  readonly path: string | undefined;
  /** The flags of all its entries. */
  readonly needs: readonly PermissionNeed[];
  readonly groups: readonly NavigationGroup[];
}

function findRoute(path: string): ScreenRoute {
  const route = shellRoutes.find((known) => known.path === path);
  if (!route) throw new Error(`The menu path ${path} has no route`);
  return route;
}

const getLabel = ({ path, label }: EntryDefinition): string => label ?? findRoute(path).title;

function shownGroup({ title, entries }: GroupDefinition, granted: ReadonlySet<string>, today?: Day): NavigationGroup {
  const isKraShown = today !== undefined && isInKraWindow(today);
  const links = entries
    .filter((entry) => entry.isKraLink === undefined || isKraShown)
    .map((entry) => ({
      entry,
      needs: findRoute(entry.path).needs,
      isOpen: isPermitted(granted, findRoute(entry.path).needs),
    }))
    .filter(({ entry, isOpen }) => isOpen || entry.isAlwaysShown)
    .map(({ entry, needs, isOpen }) => ({
      label: getLabel(entry),
      path: specifiedSpelling[entry.path] ?? entry.path,
      icon: entry.icon,
      needs,
      isPermitted: isOpen,
    }));
  return { title, links };
}

const isFilled = ({ links }: NavigationGroup): boolean => links.length > 0;

export const sidebarNavigation = (granted: ReadonlySet<string>, today: Day): NavigationGroup[] =>
  [sidebarMain, ...sidebarGroups].map((group) => shownGroup(group, granted, today)).filter(isFilled);

/** The same for narrow screens, with the names and order of the drawer; entries of its main part are not repeated. */
export function drawerNavigation(granted: ReadonlySet<string>, today: Day): NavigationGroup[] {
  const isInMain = (path: string): boolean =>
    drawerMain.entries.some((entry) => entryPathFor(entry.path) === entryPathFor(path));
  const others = sidebarGroups.map(({ title, entries }) => ({
    title: title ?? '',
    entries: entries.filter(({ path }) => !isInMain(path)),
  }));
  return [drawerMain, ...others].map((group) => shownGroup(group, granted, today)).filter(isFilled);
}

/** The menus of the top bar for a user with these flags, without empty ones. */
export function menuNavigation(granted: ReadonlySet<string>): NavigationMenu[] {
  return menuDefinitions
    .map(({ label, path, groups }) => ({
      label,
      path,
      needs:
        path === undefined
          ? [...new Set(groups.flatMap(({ entries }) => entries.flatMap((entry) => findRoute(entry.path).needs)))]
          : findRoute(path).needs,
      groups: groups.map((group) => shownGroup(group, granted)).filter(isFilled),
    }))
    .filter(({ path, needs, groups }) =>
      path === undefined
        ? groups.some(({ links }) => links.some((link) => link.isPermitted))
        : isPermitted(granted, needs),
    );
}

export const userNavigation = (granted: ReadonlySet<string>): readonly NavigationLink[] =>
  shownGroup(userDefinitions, granted).links;

/** The path of the menu entry for a screen: its own, or that of the screen that leads to it. */
export function entryPathFor(path: string): string {
  const known = shellRoutes.find((route) => route.path.toLowerCase() === path.toLowerCase());
  return known?.under ?? known?.path ?? path;
}

export interface ScreenPlace {
  /** Its name in the menus. */
  readonly label: string;
  /** The top bar menu that contains it. */
  readonly menu: string | undefined;
}

const places = new Map<string, ScreenPlace>([
  ...menuDefinitions.flatMap(({ label: menu, groups }) =>
    groups.flatMap(({ entries }) =>
      entries.map((entry): [string, ScreenPlace] => [entry.path, { label: getLabel(entry), menu }]),
    ),
  ),
  ...[drawerMain, sidebarMain, ...sidebarGroups].flatMap(({ entries }) =>
    entries.map((entry): [string, ScreenPlace] => [entry.path, { label: getLabel(entry), menu: undefined }]),
  ),
]);

/** Name and menu of a screen; undefined for screens without an entry. */
export const screenPlace = (path: string): ScreenPlace | undefined => places.get(path);
