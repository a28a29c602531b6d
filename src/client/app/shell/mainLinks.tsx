import { AnnotationIcon, CalendarIcon, DashboardIcon, HeadsetIcon, PeopleIcon, ProjectsIcon, StarIcon, TickIcon } from '@blueprintjs/icons';
import type { JSX } from 'react';
import type { PermissionNeed } from '../../../domain/permissions/isPermitted';
import { isInKraWindow } from '../../../domain/kra/kraWindow';
import type { Day } from '../../../domain/calendar/day';

export interface MainLink {
  readonly label: string;
  readonly path: string;
  readonly icon: JSX.Element;
  /** Other addresses of the same area. */
  readonly alsoAt?: readonly string[];
  /** What governs it; absent: everybody sees it. */
  readonly needs?: readonly PermissionNeed[];
}

const projectArea = ['/project', '/task'] as const;
const leaveArea = ['/me', '/leaves', '/myattendance', '/attendance', '/overtime', '/teamleave'] as const;

/** BEH-030, NAV-006, NAV-007: by flag, and only on the first five weekdays of the month. */
function kraLinks(granted: ReadonlySet<string>, today: Day): MainLink[] {
  if (!isInKraWindow(today)) return [];
  return [
    ...(granted.has('KRA.Employee_KRA') ? [{ label: 'KRA', path: '/KRA', icon: <StarIcon />, needs: ['KRA.Employee_KRA'] as const }] : []),
    ...(granted.has('KRA.TL_HOD_KRA') ? [{ label: 'TL KRA', path: '/TLKRA', icon: <AnnotationIcon />, needs: ['KRA.TL_HOD_KRA'] as const }] : []),
  ];
}

/** NAV-001 to NAV-007: the links of the sidebar. */
export const sidebarLinks = (granted: ReadonlySet<string>, today: Day): MainLink[] => [
  { label: 'Dashboard', path: '/dashboard', icon: <DashboardIcon /> },
  { label: 'Projects', path: '/projects', icon: <ProjectsIcon />, alsoAt: projectArea },
  { label: 'Me', path: '/me', icon: <CalendarIcon />, alsoAt: leaveArea },
  { label: 'Directory', path: '/directory', icon: <PeopleIcon /> },
  { label: 'Tickets', path: '/tickets', icon: <HeadsetIcon /> },
  ...kraLinks(granted, today),
];

/** NAV-033 to NAV-038: the links of the drawer on narrow screens. */
export const drawerLinks = (granted: ReadonlySet<string>, today: Day): MainLink[] => [
  { label: 'Dashboard', path: '/dashboard', icon: <DashboardIcon /> },
  { label: 'Project', path: '/projects', icon: <ProjectsIcon />, alsoAt: projectArea },
  { label: 'Task', path: '/taskList', icon: <TickIcon /> },
  { label: 'Directory', path: '/directory', icon: <PeopleIcon /> },
  { label: 'Leaves', path: '/leaves', icon: <CalendarIcon />, alsoAt: leaveArea },
  { label: 'Tickets', path: '/tickets', icon: <HeadsetIcon /> },
  ...kraLinks(granted, today),
];
