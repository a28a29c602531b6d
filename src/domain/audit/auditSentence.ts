import {
  auditKinds,
  auditSubjects,
  personalAreas,
  type AuditDetails,
  type AuditKind,
  type AuditSubject,
} from './auditKinds';

export interface DescribedEvent {
  readonly kind: AuditKind;
  readonly subjectKind: AuditSubject | null;
  readonly subjectText: string | null;
  readonly details: AuditDetails;
}

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** '+2 −1' */
function flagCounts({ granted = [], revoked = [] }: AuditDetails): string {
  return [
    ...(granted.length > 0 ? [`+${granted.length}`] : []),
    ...(revoked.length > 0 ? [`−${revoked.length}`] : []),
  ].join(' ');
}

const withText = (sentence: string, text: string | undefined): string =>
  text === undefined || text === '' ? sentence : `${sentence}: ${text}`;

/** An event as a plain sentence without its author, for example 'Changed permissions of role Team lead: +2 −1'. */
export function auditSentence({ kind, subjectKind, subjectText, details }: DescribedEvent): string {
  const noun = subjectKind === null ? '' : auditSubjects[subjectKind];
  const name = subjectText ?? '(unnamed)';
  const what = noun === '' ? name : `${noun} ${name}`;
  const { area = 'page', fields = [], former, current, count = 0, text } = details;
  switch (kind) {
    case 'signed_in':
      return 'Signed in';
    case 'signed_out':
      return 'Signed out';
    case 'sign_in_failed':
      if (subjectText !== null) return withText(`Failed to sign in as ${subjectText}`, text);
      return text === undefined
        ? 'Failed to sign in with a mail address of no account'
        : withText('Failed to sign in', text);
    case 'sign_in_delayed':
      return subjectText === null
        ? 'Too many wrong passwords: sign-in delayed'
        : `Too many wrong passwords: sign-in as ${subjectText} delayed`;
    case 'confirmation_failed':
      return withText('Failed to confirm being the user of the session', text);
    case 'sessions_ended':
      return withText(
        subjectText === null ? 'Ended own sessions' : `Ended sessions of ${name}`,
        text ?? (count > 0 ? String(count) : undefined),
      );
    case 'password_changed':
      return withText('Changed the own password', text);
    case 'second_factor_changed':
      return subjectText === null ? 'Changed the own second factor' : `Removed the second factor of ${name}`;
    case 'password_link_requested':
      return `Requested a link to set the password of ${name}`;
    case 'role_added':
      return withText(`Added role ${name}`, flagCounts(details));
    case 'role_changed':
      return former === undefined
        ? withText(`Changed permissions of role ${name}`, flagCounts(details))
        : withText(`Renamed role ${former} to ${name}`, flagCounts(details));
    case 'role_deleted':
      return `Deleted role ${name}`;
    case 'role_assigned':
      return `Gave ${name} the role ${current ?? '(none)'}${former === undefined ? '' : ` instead of ${former}`}`;
    case 'project_access_changed':
      return `Changed the members of project ${name}`;
    case 'employee_added':
      return withText(`Added employee ${name}`, text);
    case 'employee_changed':
      return withText(`Changed employee ${name}`, fields.join(', '));
    case 'employee_invited':
      return `Mailed ${name} a link to set the password`;
    case 'employee_activated':
      return `Activated employee ${name}`;
    case 'employee_deactivated':
      return `Deactivated employee ${name}`;
    case 'duties_handed_over':
      return withText(`Gave duties of ${former ?? '(unnamed)'} to ${name}`, fields.join(', '));
    case 'employees_imported':
      return `Imported ${counted(count, 'employee')}`;
    case 'personal_data_viewed':
      return `Opened ${personalAreas[area]} of ${name}`;
    case 'exported':
      return `Exported ${counted(count, 'row')} of ${name}`;
    case 'record_deleted':
      return withText(`Deleted ${what}`, text);
    case 'record_restored':
      return `Restored ${what}`;
    case 'setting_saved':
      return `Saved ${what}`;
    case 'month_closed':
      return `Closed month ${name}`;
    case 'month_opened':
      return `Opened month ${name} again`;
    case 'answers_reminded':
      return `Reminded ${counted(count, 'employee')} to confirm month ${name}`;
    case 'backup_made':
      return withText(`Backed up ${counted(count, 'row')}`, text);
    case 'backup_failed':
      return withText('A backup failed', text);
    case 'backup_restored':
      return withText(`Restored ${counted(count, 'row')} from a backup`, text);
    case 'events_removed':
      return `Removed ${counted(count, 'event')} of this log${text === undefined ? '' : ` from before ${text}`}`;
    default:
      return auditKinds[kind satisfies never];
  }
}
