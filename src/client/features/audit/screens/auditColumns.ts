import { employeePath } from '../../../../domain/employees/employeePath';
import { rolePath } from '../../../../domain/permissions/rolePath';
import { projectPath } from '../../../../domain/projects/projectPath';
import { shortTaskPath } from '../../../../domain/tasks/taskPath';
import { auditKindNames, auditKinds, type AuditKind } from '../../../../domain/audit/auditKinds';
import { auditSentence } from '../../../../domain/audit/auditSentence';
import type { AuditEvent } from '../../../api/api';
import type { CellContent, Choice, ColumnDefinition, Tone } from '../../../table/view/columnDefinition';

const tones: Partial<Record<AuditKind, Tone>> = {
  sign_in_failed: 'warning',
  sign_in_delayed: 'danger',
  role_added: 'primary',
  role_changed: 'primary',
  role_deleted: 'primary',
  role_assigned: 'primary',
  record_deleted: 'danger',
  backup_failed: 'danger',
  backup_made: 'success',
};

export const auditKindChoices: readonly Choice[] = auditKindNames.map((kind) => ({
  value: kind,
  label: auditKinds[kind],
  tone: tones[kind] ?? 'neutral',
}));

/** Without an employee: no one was signed in, or Daybook did it by itself. */
const unsigned: ReadonlySet<AuditKind> = new Set(['sign_in_failed', 'sign_in_delayed', 'password_link_requested']);
const actorText = ({ Actor, Kind }: AuditEvent): string => Actor ?? (unsigned.has(Kind) ? 'Not signed in' : 'Daybook');

const sentence = ({ Kind, Subject_kind, Subject, Details }: AuditEvent): string =>
  auditSentence({
    kind: Kind,
    subjectKind: Subject_kind,
    subjectText: Subject,
    details: {
      area: Details.Area,
      granted: Details.Granted,
      revoked: Details.Revoked,
      fields: Details.Fields,
      former: Details.Former,
      current: Details.Current,
      count: Details.Count,
      text: Details.Text,
    },
  });

/** The flags that a sentence counts only, and other lists. */
function explanation({ Details: { Granted = [], Revoked = [] } }: AuditEvent): string {
  return [
    ...(Granted.length > 0 ? [`Granted: ${Granted.join(', ')}`] : []),
    ...(Revoked.length > 0 ? [`Revoked: ${Revoked.join(', ')}`] : []),
  ].join('\n');
}

const subjectPaths: Partial<Record<NonNullable<AuditEvent['Subject_kind']>, (id: string) => string>> = {
  employee: employeePath,
  role: rolePath.view,
  project: (id) => projectPath(id),
  task: shortTaskPath,
  sprint: (id) => projectPath(id, 'sprint'),
  milestone: (id) => projectPath(id, 'milestone'),
};
const goneKinds: ReadonlySet<AuditKind> = new Set(['record_deleted', 'role_deleted']);

/** Undefined for subjects without a page, and for deleted ones. */
export function subjectPath({ Kind, Subject_kind, Subject_id }: AuditEvent): string | undefined {
  if (Subject_kind === null || Subject_id === null || goneKinds.has(Kind)) return undefined;
  return subjectPaths[Subject_kind]?.(Subject_id);
}

function eventCell(event: AuditEvent): CellContent {
  const text = sentence(event);
  const more = explanation(event);
  return { text, ...(more !== '' && { title: `${text}\n${more}` }) };
}

function subjectCell(event: AuditEvent): CellContent {
  const href = subjectPath(event);
  return { text: event.Subject ?? '', ...(href !== undefined && { href }) };
}

export const auditColumns: readonly ColumnDefinition<AuditEvent>[] = [
  {
    key: 'Happened_at',
    header: 'When',
    type: 'instant',
    width: 150,
    frozen: true,
    hideable: false,
    value: (row) => row.Happened_at,
  },
  {
    key: 'Actor',
    header: 'Who',
    type: 'person',
    width: 170,
    value: actorText,
    sortable: false,
  },
  {
    key: 'Event',
    header: 'What',
    type: 'text',
    width: 420,
    value: sentence,
    cell: eventCell,
    sortable: false,
    filterable: false,
  },
  {
    key: 'Subject',
    header: 'Subject',
    type: 'link',
    width: 190,
    value: (row) => row.Subject,
    cell: subjectCell,
    sortable: false,
  },
  {
    key: 'Kind',
    header: 'Kind',
    type: 'status',
    width: 170,
    value: (row) => row.Kind,
    choices: auditKindChoices,
    sortable: false,
  },
  {
    key: 'Address',
    header: 'Address',
    type: 'text',
    width: 130,
    value: (row) => row.Address,
    sortable: false,
    filterable: false,
  },
  {
    key: 'Session',
    header: 'Session',
    explanation:
      'The end of the identifier of the session: events of one session have the same. Search for it to see what was done in a session',
    type: 'text',
    width: 96,
    value: (row) => row.Session,
    sortable: false,
    filterable: false,
  },
];
