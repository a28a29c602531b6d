import { enteredText } from '../../../domain/validation/enteredText';
import type { Handler } from '../../operations/call';
import { cancelLeave, decideLeave } from './leaveOutcome';
import { mustSeeLeave } from './leaveReadModel';
import { lockLeaves } from './leaveRepository';
import { leaveWire } from './leaveWire';

/**
 * CALL-040: cancels an own leave, or decides another employee's.
 * @throws Failure 404 when the caller may not see it, 403 when the caller may not decide or cancel it, 409 when that has been done
 */
export const changeLeaveStatus: Handler<'changeLeaveStatus'> = async ({ body, caller, database, now }) => {
  await mustSeeLeave(database, caller, body.id);
  await lockLeaves(database, [body.id]);
  const outcome = { comment: enteredText(body.status_comment), caller, now };
  const leave =
    body.Status === 'Cancelled'
      ? await cancelLeave(database, body.id, outcome)
      : await decideLeave(database, body.id, { ...outcome, status: body.Status });
  return leaveWire(leave, caller);
};
