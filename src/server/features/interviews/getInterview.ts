import type { Handler } from '../../operations/call';
import { interviewWire } from './interviewWire';

/** @throws Failure 404 when there is no such round */
export const getInterview: Handler<'getInterview'> = (call) => interviewWire(call, call.body.id);
