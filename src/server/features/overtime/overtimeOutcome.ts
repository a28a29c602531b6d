import type { Kysely } from 'kysely';
import type { OvertimeDecision } from '../../../domain/overtime/overtimeChoices';
import { isDeciderOfOvertime } from '../../../domain/overtime/overtimeDecision';
import { overtimeMessages } from '../../../domain/overtime/overtimeRules';
import { decidedAlreadyText } from '../../../domain/pending/decisionResults';
import type { Schema } from '../../database/schema';
import { mustBeCurrent } from '../../errors/competingEdit';
import { Failure, failures } from '../../errors/failure';
import type { Caller } from '../../operations/call';
import { notifyOvertimeDecided } from './overtimeNotifications';
import { mustSeeOvertime, type OvertimeRow } from './overtimeReadModel';
import { setOvertimeStatus } from './overtimeRepository';
import { decidable, overtimeWire } from './overtimeWire';

/** The failure for an entry that was decided before. */
export const overtimeSettled = (entry: OvertimeRow, caller: Caller): Failure =>
  new Failure(409, decidedAlreadyText('overtime', entry.status, entry.actor_name), {
    code: 'already_decided',
    current: overtimeWire(entry, caller),
  });

/**
 * Decides a locked entry.
 * @throws Failure 404 when the caller may not see it, 403 for an own entry or without permission, 409 when it is decided already or was changed after it was shown
 */
export async function decideEntry(
  database: Kysely<Schema>,
  id: string,
  {
    action,
    comment,
    seenVersion,
    caller,
    now,
  }: {
    action: OvertimeDecision;
    comment: string | null;
    /** Undefined: the caller does not say what was shown. */
    seenVersion: number | undefined;
    caller: Caller;
    now: Date;
  },
): Promise<OvertimeRow> {
  const entry = await mustSeeOvertime(database, caller, id);
  if (entry.employee_id === caller.employeeId)
    throw new Failure(403, overtimeMessages.ownDecision, { code: 'own_request' });
  if (!isDeciderOfOvertime(decidable(entry), caller)) throw failures.notPermitted();
  if (entry.status !== 'Pending') throw overtimeSettled(entry, caller);
  mustBeCurrent(entry, { ...(seenVersion !== undefined && { Version: seenVersion }) }, () =>
    overtimeWire(entry, caller),
  );
  await setOvertimeStatus(database, { entryId: entry.id, action, comment, authorId: caller.employeeId, at: now });
  const decided = await mustSeeOvertime(database, caller, id);
  await notifyOvertimeDecided(database, decided, caller, now);
  return decided;
}
