import type { Handler } from '../../../operations/call';
import { mapWithPauses } from '../../../operations/mapWithPauses';
import { leavesWhere } from '../leaveReadModel';
import { isInScope, isVisibleLeave } from '../../../visibility/visibleLeavesReadModel';
import { mustHaveScope } from '../leaveScope';
import { leaveWire } from '../leaveWire';

/**
 * CALL-038: the visible leaves, or those of a scope (D-15).
 * @throws Failure 403 for a scope that the caller may not use
 */
export const listLeaves: Handler<'listLeaves'> = async ({ caller, database, query, services }) => {
  if (query.scope !== undefined) mustHaveScope(caller, query.scope);
  const condition = query.scope === undefined ? isVisibleLeave(caller) : isInScope(caller, query.scope);
  return mapWithPauses(await leavesWhere(database, condition, services.companyTimeZone), (leave) =>
    leaveWire(leave, caller),
  );
};
