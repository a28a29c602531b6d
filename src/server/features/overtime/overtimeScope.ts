import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import type { Call, Caller } from '../../operations/call';

type OvertimeScope = Call<'listOvertimeWindow'>['query']['scope'];
type Condition = Expression<SqlBool>;

const seesAll = ({ grantedFlags }: Caller): boolean => grantedFlags.has('Overtime.All_Overtime');
const own = (caller: Caller): Condition =>
  expressionBuilder<Schema, 'overtime_entries'>()('overtime_entries.employee_id', '=', caller.employeeId);

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

/**
 * Condition on `overtime_entries` for a scope.
 * @throws Failure 403 for all entries without Overtime.All_Overtime
 */
export function isInScope(caller: Caller, scope: OvertimeScope): Condition {
  switch (scope) {
    case 'own':
      return own(caller);
    case 'projects':
      return ofManagedProjects(caller);
    case 'all':
      if (!seesAll(caller)) throw failures.notPermitted();
      return expressionBuilder<Schema, 'overtime_entries'>().val(true);
  }
}

/** Condition on `overtime_entries`: visible to the caller (B-09). */
export const isVisibleOvertime = (caller: Caller): Condition =>
  seesAll(caller)
    ? expressionBuilder<Schema, 'overtime_entries'>().val(true)
    : expressionBuilder<Schema, 'overtime_entries'>().or([own(caller), ofManagedProjects(caller)]);
