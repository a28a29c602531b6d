import { openLeaveScopes, type LeaveScope } from '../../../domain/leave/leaveVisibility';
import { failures } from '../../errors/failure';
import type { Caller } from '../../operations/caller';

/** @throws Failure 403 for a scope that the caller may not use */
export function mustHaveScope(caller: Caller, scope: LeaveScope): void {
  if (!openLeaveScopes(caller).includes(scope)) throw failures.notPermitted();
}
