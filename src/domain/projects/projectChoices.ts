/** STATE-001. Any status can be picked at any time (STATE-002). */
export const projectStatuses = ['Open', 'InProgress', 'Hold', 'InClientReview', 'Completed'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** CONST-015. */
export const platforms = ['Android', 'iOS', 'WebSite'] as const;
/** CONST-016. */
export const projectTypes = [
  'MobileApplication',
  'WebApplication',
  'DesktopApplication',
  'HTMLEmailer',
  'SEO',
  'SMM',
  'Blockchain',
] as const;
