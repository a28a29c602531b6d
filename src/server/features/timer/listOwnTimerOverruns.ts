import type { Handler } from '../../operations/call';
import { undecidedOverruns } from './ownOverruns';
import { overrunWire } from './ownHoursWire';

/** The caller's timers that outlived their day, of the last 14 days, about which nothing has been decided; the newest first. */
export const listOwnTimerOverruns: Handler<'listOwnTimerOverruns'> = async (call) =>
  (await undecidedOverruns(call)).map(({ row, dayEnd }) => overrunWire(row, dayEnd));
