/** What a notification can be about; the person's preferences and the icon in the list go by it. */
export const notificationKinds = [
  'mention',
  'task-assigned',
  'project-member',
  'sprint',
  'leave-requested',
  'leave-decided',
  'manual-attendance-requested',
  'manual-attendance-decided',
  'month-issue',
  'overtime-requested',
  'overtime-decided',
  'rating',
  'ticket',
  'hand-over',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];
