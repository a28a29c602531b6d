import type { Handler } from '../../operations/call';
import { leavesWhere } from './leaveReadModel';
import { isInScope, isVisibleLeave, mustHaveScope } from './leaveScope';
import { leaveWire } from './leaveWire';

/**
 * CALL-038: the leaves that the caller may see, or one of the lists among them (D-15).
 * @throws Failure 403 for a list that the caller's flags do not open
 */
export const listLeaves: Handler<'listLeaves'> = async ({ caller, database, query }) => {
  if (query.scope !== undefined) mustHaveScope(caller, query.scope);
  const condition = query.scope === undefined ? isVisibleLeave(caller) : isInScope(caller, query.scope);
  return (await leavesWhere(database, condition)).map((leave) => leaveWire(leave, caller));
};
