import { isAuditKind, isAuditSubject, isPersonalArea } from '../../../domain/audit/auditKinds';
import type { Schemas } from '../../operations/call';
import type { AuditRow } from './auditReadModel';

const texts = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : undefined;
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function detailsWire({ area, granted, revoked, fields, former, current, count, text: words }: AuditRow['details']) {
  const details: Schemas['AuditDetails'] = {
    Area: typeof area === 'string' && isPersonalArea(area) ? area : undefined,
    Granted: texts(granted),
    Revoked: texts(revoked),
    Fields: texts(fields),
    Former: text(former),
    Current: text(current),
    Count: typeof count === 'number' ? count : undefined,
    Text: text(words),
  };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

/** @throws Error for a kind that this version does not know, which a restored backup cannot have */
export function auditWire(row: AuditRow): Schemas['AuditEvent'] {
  const { kind, subject_kind: subjectKind } = row;
  if (!isAuditKind(kind) || (subjectKind !== null && !isAuditSubject(subjectKind)))
    throw new Error(`An event of the unknown kind ${kind} ${subjectKind ?? ''}`);
  return {
    _id: row.id,
    Happened_at: row.happened_at.toISOString(),
    Actor_id: row.actor_id,
    Actor: row.actor_name,
    Kind: kind,
    Subject_kind: subjectKind,
    Subject_id: row.subject_id,
    Subject: row.subject_text,
    Address: row.address,
    Session: row.session,
    Details: detailsWire(row.details),
  };
}
