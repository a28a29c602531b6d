import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { openLeaveScopes, type LeaveScope } from '../../domain/leave/leaveVisibility';
import type { Schema } from '../database/schema';
import type { Caller } from '../operations/caller';

type Condition = Expression<SqlBool>;

const own = (caller: Caller): Condition =>
  expressionBuilder<Schema, 'leaves'>()('leaves.employee_id', '=', caller.employeeId);

const announced = (caller: Caller): Condition => {
  const eb = expressionBuilder<Schema, 'leaves'>();
  return eb(
    'leaves.id',
    'in',
    eb
      .selectFrom('leave_notified_employees')
      .select('leave_notified_employees.leave_id')
      .where('leave_notified_employees.employee_id', '=', caller.employeeId),
  );
};

const ofTeam = (caller: Caller): Condition => {
  const eb = expressionBuilder<Schema, 'leaves'>();
  return eb(
    'leaves.employee_id',
    'in',
    eb.selectFrom('employees').select('employees.id').where('employees.team_leader_id', '=', caller.employeeId),
  );
};

/** Condition on `leaves` for a scope. */
export function isInScope(caller: Caller, scope: LeaveScope): Condition {
  switch (scope) {
    case 'own':
      return own(caller);
    case 'announced':
      return announced(caller);
    case 'team':
      return ofTeam(caller);
    case 'all':
      return expressionBuilder<Schema, 'leaves'>().val(true);
  }
}

/** Condition on `leaves`: visible to the caller, as `maySeeLeave` of the domain. */
export function isVisibleLeave(caller: Caller): Condition {
  const scopes = openLeaveScopes(caller);
  return scopes.includes('all')
    ? isInScope(caller, 'all')
    : expressionBuilder<Schema, 'leaves'>().or(scopes.map((scope) => isInScope(caller, scope)));
}
