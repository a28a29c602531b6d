import type { Handler } from '../../operations/call';
import { readLeaveCounts } from './leaveCounts';

/** CALL-039: the counters of the leave page; granted leaves only, in days with halves. */
export const getLeaveCounts: Handler<'getLeaveCounts'> = ({ caller, database, now, services }) =>
  readLeaveCounts(database, caller.employeeId, { now, timeZone: services.companyTimeZone });
