import { enteredText } from '../../../domain/validation/enteredText';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Handler } from '../../operations/call';
import { mustBeDecidable, settleEntries } from './overtimeOutcome';
import { mustSeeOvertime } from './overtimeReadModel';
import { lockOvertimes } from './overtimeRepository';
import { overtimeWire } from './overtimeWire';

/**
 * CALL-079: approves (a call with the id alone, E-08) or rejects an entry.
 * @throws Failure 404 when the caller may not see it, 403 for an own entry or without permission, 409 when it is decided already or was changed after it was shown
 */
export const decideOvertime: Handler<'decideOvertime'> = async ({ body, caller, database, now }) => {
  const [, entry] = await allInOrder([lockOvertimes(database, [body.id]), mustSeeOvertime(database, caller, body.id)]);
  mustBeDecidable(entry, caller, body.Version);
  await settleEntries(database, [entry], {
    action: body.Approval_Status ?? 'Approved',
    comment: enteredText(body.Approval_Status_Comment),
    caller,
    now,
  });
  return overtimeWire(await mustSeeOvertime(database, caller, body.id), caller);
};
