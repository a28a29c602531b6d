/** What the audit log records, with the words of lists and filters. */
export const auditKinds = {
  signed_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  sign_in_delayed: 'Sign-in delayed',
  confirmation_failed: 'Confirmation failed',
  signed_out: 'Signed out',
  sessions_ended: 'Sessions ended',
  password_changed: 'Password changed',
  second_factor_changed: 'Second factor changed',
  password_link_requested: 'Password link requested',
  role_added: 'Role added',
  role_changed: 'Permissions changed',
  role_deleted: 'Role deleted',
  role_assigned: 'Role assigned',
  project_access_changed: 'Project members changed',
  employee_added: 'Employee added',
  employee_changed: 'Employee changed',
  employee_invited: 'Employee invited',
  employee_activated: 'Employee activated',
  employee_deactivated: 'Employee deactivated',
  duties_handed_over: 'Duties handed over',
  employees_imported: 'Employees imported',
  personal_data_viewed: 'Personal data opened',
  exported: 'Exported',
  record_deleted: 'Deleted',
  record_restored: 'Restored',
  setting_saved: 'Setting saved',
  month_closed: 'Month closed',
  month_opened: 'Month opened',
  answers_reminded: 'Employees reminded',
  backup_made: 'Backup made',
  backup_failed: 'Backup failed',
  backup_restored: 'Backup restored',
  events_removed: 'Old events removed',
} as const;

export type AuditKind = keyof typeof auditKinds;

export const auditKindNames = Object.keys(auditKinds) as AuditKind[];
export const isAuditKind = (text: string): text is AuditKind => Object.hasOwn(auditKinds, text);

/** What an event is about, with its noun in a sentence. */
export const auditSubjects = {
  employee: 'employee',
  candidate: 'candidate',
  role: 'role',
  project: 'project',
  task: 'task',
  sprint: 'sprint',
  milestone: 'milestone',
  department: 'department',
  position: 'position',
  location: 'location',
  vertical: 'vertical',
  requirement: 'requirement',
  tech_stack: 'tech stack',
  ticket_department: 'ticket department',
  holiday: 'holiday',
  holidays: 'holidays of the year',
  kra_question: 'KRA question',
  face_device: 'face device',
  overtime: 'overtime',
  time_entry: 'time entry',
  present_month: 'month',
  company_day: 'day of the company',
  status_update: 'status update of project',
  comment: 'comment on',
  plan_baseline: 'baseline',
  list: 'list',
  backup: 'backup',
} as const;

export type AuditSubject = keyof typeof auditSubjects;
export const isAuditSubject = (text: string): text is AuditSubject => Object.hasOwn(auditSubjects, text);

/** Kinds of personal data: an event of reading them is stored once per viewer, person, area and hour. */
export const personalAreas = {
  page: 'the page',
  leaving: 'the duties to hand over',
  sessions: 'the sessions',
  attendance: 'the attendance',
  leave: 'the leave',
  overtime: 'the overtime',
  time: 'the time entries',
  kra: 'the KRA ratings',
  interview: 'the interview form',
} as const;

export type PersonalArea = keyof typeof personalAreas;
export const isPersonalArea = (text: string): text is PersonalArea => Object.hasOwn(personalAreas, text);

/** What else an event says. Names and numbers only: never a password, never the values of personal fields. */
export interface AuditDetails {
  readonly area?: PersonalArea;
  readonly granted?: readonly string[];
  readonly revoked?: readonly string[];
  /** Names of changed fields. */
  readonly fields?: readonly string[];
  readonly former?: string;
  readonly current?: string;
  readonly count?: number;
  /** A few words that complete the sentence. */
  readonly text?: string;
}
