import { dayIn } from '../../../domain/calendar/day';
import type { Handler } from '../../operations/call';
import { leaveCountsOf } from './leaveCounts';

/** CALL-039: the counters of the leave page; granted leaves only, in days with halves. */
export const getLeaveCounts: Handler<'getLeaveCounts'> = ({ caller, database, now, services }) =>
  leaveCountsOf(database, caller.employeeId, dayIn(services.companyTimeZone, now));
