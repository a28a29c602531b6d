import { enteredText } from '../../../domain/validation/enteredText';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Handler } from '../../operations/call';
import { lastRead } from '../../operations/lastRead';
import { cancelLeave, mustBeDecidable, settleLeaves } from './leaveOutcome';
import { leaveById, mustSeeLeave } from './leaveReadModel';
import { lockLeaves } from './leaveRepository';
import { leaveWire } from './leaveWire';

/**
 * CALL-040: cancels an own leave, or decides another employee's.
 * @throws Failure 404 when the caller may not see it, 403 when the caller may not decide or cancel it, 409 when that has been done
 */
export const changeLeaveStatus: Handler<'changeLeaveStatus'> = async ({ body, caller, database, now, services }) => {
  await allInOrder([mustSeeLeave(database, caller, body.id), lockLeaves(database, [body.id])]);
  const timeZone = services.companyTimeZone;
  const outcome = { comment: enteredText(body.status_comment), caller, now };
  if (body.Status === 'Cancelled')
    return leaveWire(await cancelLeave(database, body.id, { ...outcome, timeZone }), caller);
  const leave = await leaveById(database, body.id, timeZone);
  mustBeDecidable(leave, caller);
  await settleLeaves(database, [leave], { ...outcome, status: body.Status });
  return lastRead(async () => leaveWire(await leaveById(database, body.id, timeZone), caller));
};
