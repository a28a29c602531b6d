import {
  isAuditKind,
  isAuditSubject,
  isPersonalArea,
  type AuditKind,
  type AuditSubject,
  type PersonalArea,
} from '../../domain/audit/auditKinds';
import { isPersonalRecord, type PersonalRecord } from './auditSubjectsReadModel';

/** `x-audit` as the contract has it. */
export interface RawAudit {
  kind: string | string[];
  by?: 'handler';
  subject?: string;
  id?: string;
  text?: string;
  area?: string;
  of?: string;
}

/** Where a value of a declaration is in the input of a call, for example the id of the body. */
export interface InputSource {
  readonly part: 'body' | 'query' | 'params';
  readonly field: string;
}

/** What the calls of an operation leave in the audit log. */
export interface AuditDeclaration {
  readonly kinds: readonly AuditKind[];
  /** True when the handler says what happened (`call.recordAudit`); otherwise each successful call is an event. */
  readonly isByHandler: boolean;
  readonly subject: AuditSubject | undefined;
  readonly idFrom: InputSource | undefined;
  readonly textFrom: InputSource | undefined;
  readonly area: PersonalArea | undefined;
  /** For `area`: the record that the id is of. */
  readonly personalRecord: PersonalRecord;
}

const isPart = (text: string): text is InputSource['part'] => ['body', 'query', 'params'].includes(text);

/** @throws Error naming the operation when its declaration is invalid */
export function readAuditDeclaration(operationId: string, raw: RawAudit | undefined): AuditDeclaration | undefined {
  if (raw === undefined) return undefined;
  const invalid = (what: string): Error => new Error(`x-audit of ${operationId}: ${what}`);
  const known = <Value extends string>(
    text: string | undefined,
    isKnown: (text: string) => text is Value,
  ): Value | undefined => {
    if (text === undefined || isKnown(text)) return text;
    throw invalid(`${text} is unknown`);
  };
  const source = (text: string | undefined): InputSource | undefined => {
    if (text === undefined) return undefined;
    const [part = '', field = ''] = text.split('.');
    if (!isPart(part) || field === '') throw invalid(`${text} names no input`);
    return { part, field };
  };
  const kinds = [raw.kind].flat().map((kind) => {
    if (!isAuditKind(kind)) throw invalid(`${kind} is unknown`);
    return kind;
  });
  const isByHandler = raw.by === 'handler';
  const area = known(raw.area, isPersonalArea);
  if (!isByHandler && kinds.length !== 1) throw invalid('several kinds are for handlers');
  if (!isByHandler && (kinds[0] === 'personal_data_viewed') !== (area !== undefined))
    throw invalid('an area belongs to personal data');
  return {
    kinds,
    isByHandler,
    subject: known(raw.subject, isAuditSubject),
    idFrom: source(raw.id),
    textFrom: source(raw.text),
    area,
    personalRecord: known(raw.of, isPersonalRecord) ?? 'employee',
  };
}
