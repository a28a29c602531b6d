import { notificationKinds, type NotificationKind } from './notificationKinds';

/** Key of the preference that lists the kinds of notification for which the user wants no mail. */
export const unmailedKindsKey = 'notifications.unmailed';

/** The label of each kind in the settings. */
export const notificationKindNames: Record<NotificationKind, string> = {
  mention: 'Someone mentions me',
  'task-assigned': 'A task is assigned to me',
  'project-member': 'I join or manage a project',
  'status-update': 'Status updates of my projects',
  sprint: 'Sprints',
  'leave-requested': 'Leave requests of my team',
  'leave-decided': 'My leave is decided',
  'manual-attendance-requested': 'Manual attendance requests',
  'manual-attendance-decided': 'My manual attendance is decided',
  'attendance-corrected': 'My attendance is corrected',
  'month-issue': 'Issues with a month',
  'month-reminder': 'Reminders to confirm my month',
  'overtime-requested': 'Overtime of my projects',
  'overtime-decided': 'My overtime is decided',
  rating: 'Ratings',
  ticket: 'Tickets',
  interview: 'Interviews that I hold',
  'hand-over': 'I get a duty, or take one over',
};

/** The kinds of a stored preference; none if it is not a list. */
export function readUnmailedKinds(stored: unknown): NotificationKind[] {
  const listed: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return notificationKinds.filter((kind) => listed.includes(kind));
}
