import type { Handler } from '../../operations/call';
import { undecidedOverruns } from './ownOverruns';
import { overrunWire } from './ownHoursWire';

/** The caller's undecided timers of the last 14 days that ran beyond their day, newest first. */
export const listOwnTimerOverruns: Handler<'listOwnTimerOverruns'> = async (call) =>
  (await undecidedOverruns(call)).map(({ row, dayEnd }) => overrunWire(row, dayEnd));
