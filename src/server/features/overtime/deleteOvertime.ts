import type { Handler } from '../../operations/call';
import { removeOvertime } from './overtimeRepository';
import { overtimeWire } from './overtimeWire';
import { mustOwnPending } from './saveOvertime';

/**
 * Deletes a pending entry of the caller.
 * @returns the deleted entry
 * @throws Failure 404 when the caller may not see it, 403 when it is another employee's or in a closed month, 409 after the decision
 */
export const deleteOvertime: Handler<'deleteOvertime'> = async (call) => {
  const entry = await mustOwnPending(call, call.body.id);
  await removeOvertime(call.database, entry.id);
  return overtimeWire(entry, call.caller);
};
