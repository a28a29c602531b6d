import type { Kysely } from 'kysely';
import type { OvertimeDecision } from '../../../domain/overtime/overtimeChoices';
import { isDeciderOfOvertime } from '../../../domain/overtime/overtimeDecision';
import { overtimeMessages } from '../../../domain/overtime/overtimeRules';
import { decidedAlreadyText } from '../../../domain/pending/decisionResults';
import type { Schema } from '../../database/schema';
import { mustBeCurrent } from '../../errors/competingEdit';
import { Failure, failures } from '../../errors/failure';
import type { Caller } from '../../operations/caller';
import { mustBeAllowedInMonth } from '../../present-months/mustBeAllowedInMonth';
import { notifyOvertimeDecided } from './overtimeNotifications';
import type { OvertimeRow } from './overtimeReadModel';
import { setOvertimeStatus } from './overtimeRepository';
import { decidable, overtimeWire } from './overtimeWire';

/** The failure for an entry that was decided before. */
export const overtimeSettled = (entry: OvertimeRow, caller: Caller): Failure =>
  new Failure(409, decidedAlreadyText('overtime', entry.status, entry.actor_name), {
    code: 'already_decided',
    current: overtimeWire(entry, caller),
  });

/**
 * To be called for a locked and visible entry.
 * @param seenVersion undefined: the caller does not say what was shown
 * @throws Failure 403 for an own entry, without permission or in a closed month, 409 when it is decided already or was changed after it was shown
 */
export function mustBeDecidable(entry: OvertimeRow, caller: Caller, seenVersion: number | undefined): void {
  if (entry.employee_id === caller.employeeId)
    throw new Failure(403, overtimeMessages.ownDecision, { code: 'own_request' });
  if (!isDeciderOfOvertime(decidable(entry), caller)) throw failures.notPermitted();
  if (entry.status !== 'Pending') throw overtimeSettled(entry, caller);
  mustBeAllowedInMonth(entry.closed_month, caller, { field: 'Approval_Status', records: 'overtime' });
  mustBeCurrent(entry, { ...(seenVersion !== undefined && { Version: seenVersion }) }, () =>
    overtimeWire(entry, caller),
  );
}

/** Decides entries that can be decided. */
export async function settleEntries(
  database: Kysely<Schema>,
  entries: readonly OvertimeRow[],
  { action, comment, caller, now }: { action: OvertimeDecision; comment: string | null; caller: Caller; now: Date },
): Promise<void> {
  const ids = entries.map(({ id }) => id);
  await setOvertimeStatus(database, ids, { action, comment, authorId: caller.employeeId, at: now });
  await notifyOvertimeDecided(
    database,
    entries.map((entry) => ({ ...entry, status: action, status_comment: comment })),
    caller,
    now,
  );
}
