import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { openOvertimeScopes, type OvertimeScope } from '../../../domain/overtime/overtimeDecision';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import type { Caller } from '../../operations/caller';

type Condition = Expression<SqlBool>;

const own = (caller: Caller): Condition =>
  expressionBuilder<Schema, 'overtime_entries'>()('overtime_entries.employee_id', '=', caller.employeeId);

function ofTeam(caller: Caller): Condition {
  const eb = expressionBuilder<Schema, 'overtime_entries'>();
  const team = eb
    .selectFrom('employees as team')
    .select('team.id')
    .where('team.team_leader_id', '=', caller.employeeId);
  return eb('overtime_entries.employee_id', 'in', team);
}

function ofManagedProjects(caller: Caller): Condition {
  const eb = expressionBuilder<Schema, 'overtime_entries'>();
  const managed = eb
    .selectFrom('projects as managed')
    .select('managed.id')
    .where((where) =>
      where.or([
        where('managed.project_manager_id', '=', caller.employeeId),
        where('managed.technical_project_manager_id', '=', caller.employeeId),
      ]),
    );
  return eb('overtime_entries.project_id', 'in', managed);
}

const conditions: Readonly<Record<OvertimeScope, (caller: Caller) => Condition>> = {
  own,
  team: ofTeam,
  projects: ofManagedProjects,
  all: () => expressionBuilder<Schema, 'overtime_entries'>().val(true),
};

/**
 * Condition on `overtime_entries` for a scope.
 * @throws Failure 403 for a scope that the caller may not use
 */
export function isInScope(caller: Caller, scope: OvertimeScope): Condition {
  if (!openOvertimeScopes(caller).includes(scope)) throw failures.notPermitted();
  return conditions[scope](caller);
}

/** Condition on `overtime_entries`: visible to the caller, as `maySeeOvertime` of the domain. */
export function isVisibleOvertime(caller: Caller): Condition {
  const scopes = openOvertimeScopes(caller);
  return scopes.includes('all')
    ? conditions.all(caller)
    : expressionBuilder<Schema, 'overtime_entries'>().or(scopes.map((scope) => conditions[scope](caller)));
}
