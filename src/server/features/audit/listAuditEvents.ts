import { auditKindNames } from '../../../domain/audit/auditKinds';
import { addDays, type Day } from '../../../domain/calendar/day';
import { instantAt } from '../../../domain/calendar/instantAt';
import { isRecordId } from '../../database/isRecordId';
import type { Handler } from '../../operations/call';
import { listedChoices } from '../../operations/listQuery';
import { auditCondition, auditWindow, countEvents, countEventsByKind } from './auditReadModel';
import { auditWire } from './auditWire';

/** As the contract's defaults. */
const defaultWindow = { offset: 0, limit: 100 };

/**
 * A window of the audit log with the length of the whole list, newest first.
 * @throws Failure 400 for an unknown kind
 */
export const listAuditEvents: Handler<'listAuditEvents'> = async ({ database, query, services }) => {
  const { offset = defaultWindow.offset, limit = defaultWindow.limit, Person, From, To } = query;
  const kinds = listedChoices('Kind', query.Kind, auditKindNames);
  // An invalid id matches no employee.
  if (Person !== undefined && !isRecordId(Person)) return { Rows: [], Total: 0 };
  const startInstant = (day: Day): Date => instantAt(day, '00:00', services.companyTimeZone);
  const condition = auditCondition({
    q: query.q?.trim() ?? '',
    actor: query.Actor?.trim() ?? '',
    subject: query.Subject?.trim() ?? '',
    personId: Person,
    kinds,
    from: From === undefined ? undefined : startInstant(From),
    to: To === undefined ? undefined : startInstant(addDays(To, 1)),
  });
  const [rows, counts] = await Promise.all([
    auditWindow(database, condition, query.Direction ?? 'desc', { offset, limit }),
    query.Count_by === undefined ? undefined : countEventsByKind(database, condition),
  ]);
  const isWholeList = offset === 0 && rows.length < limit;
  return {
    Rows: rows.map(auditWire),
    Total: isWholeList ? rows.length : await countEvents(database, condition),
    ...(counts && { Counts: counts }),
  };
};
