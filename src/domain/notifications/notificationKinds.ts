/** The subject of a notification: it determines the icon, and users can turn off mails by kind. */
export const notificationKinds = [
  'mention',
  'task-assigned',
  'project-member',
  'status-update',
  'sprint',
  'leave-requested',
  'leave-decided',
  'manual-attendance-requested',
  'manual-attendance-decided',
  'attendance-corrected',
  'month-issue',
  'month-reminder',
  'overtime-requested',
  'overtime-decided',
  'rating',
  'ticket',
  'interview',
  'hand-over',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];
