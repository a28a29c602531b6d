import { isRecordId } from '../../database/isRecordId';
import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { visibleLeaves } from './leaveReadModel';
import { leaveWire } from './leaveWire';

/**
 * One leave, with the caller's rights.
 * @throws Failure 404 when the caller may not see it
 */
export const getLeave: Handler<'getLeave'> = async ({ caller, database, query: { id }, services }) => {
  const [leave] = isRecordId(id) ? await visibleLeaves(database, caller, [id], services.companyTimeZone) : [];
  if (leave === undefined) throw failures.notFound('Leave');
  return leaveWire(leave, caller);
};
