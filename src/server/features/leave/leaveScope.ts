import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import type { Call, Caller } from '../../operations/call';

export type LeaveScope = NonNullable<Call<'listLeaveWindow'>['query']['scope']>;

const maySeeEverybodys = ({ grantedFlags }: Caller): boolean =>
  grantedFlags.has('Report.Leave_Report') || grantedFlags.has('Report.Approve_Leave');
const leadsTeam = ({ grantedFlags }: Caller): boolean => grantedFlags.has('Me.Team_Leave');

/** @throws Failure 403 for a scope that the caller may not use */
export function mustHaveScope(caller: Caller, scope: LeaveScope): void {
  const isOpen =
    scope === 'own' || scope === 'announced' || (scope === 'team' ? leadsTeam(caller) : maySeeEverybodys(caller));
  if (!isOpen) throw failures.notPermitted();
}

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

/** Condition on `leaves`: visible to the caller, which includes employees who were notified of the leave. */
export function isVisibleLeave(caller: Caller): Condition {
  const eb = expressionBuilder<Schema, 'leaves'>();
  if (maySeeEverybodys(caller)) return eb.val(true);
  return eb.or([own(caller), announced(caller), ...(leadsTeam(caller) ? [ofTeam(caller)] : [])]);
}
