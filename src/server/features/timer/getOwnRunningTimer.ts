import type { Handler } from '../../operations/call';
import { taskTimerWire } from './taskTimerWire';
import { runningTimers } from './taskTimersReadModel';

/** The caller's running timer, in a list of none or one. */
export const getOwnRunningTimer: Handler<'getOwnRunningTimer'> = async (call) =>
  (await runningTimers(call.database, call.caller.employeeId)).map((timer) => taskTimerWire(timer, call.now));
