import type { Handler } from '../../../operations/call';
import { secondFactorAnswer } from '../../../second-factor/secondFactorWire';

/** The caller's second factors, without secrets. */
export const getSecondFactor: Handler<'getSecondFactor'> = async ({ database, caller }) =>
  secondFactorAnswer(database, caller.employeeId);
