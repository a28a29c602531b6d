import type { LeaveScope } from '../../../../domain/leave/leaveVisibility';
import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { leaveStatuses, leaveTypes } from '../../../../domain/leave/leaveChoices';
import { daysOfMonth } from '../../../../domain/calendar/month';
import { containsText, searchedPerson } from '../../../database/textSearch';
import type { Schema } from '../../../database/schema';
import { failures } from '../../../errors/failure';
import type { Caller } from '../../../operations/caller';
import { isInScope } from '../../../visibility/visibleLeavesReadModel';

/** Common filter of the window and the totals. */
export interface LeaveFilterQuery {
  scope: LeaveScope;
  q?: string;
  Status?: string;
  Leave_type?: string;
  Emergency_leave?: 'true' | 'false';
  Start_from?: string;
  Start_to?: string;
  /** YYYY-MM: a day of the leave is in the month. */
  Month?: string;
}

function choices(field: string, text: string | undefined, allowed: readonly string[]): string[] | undefined {
  const chosen =
    text
      ?.split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '') ?? [];
  const unknown = chosen.find((part) => !allowed.includes(part));
  if (unknown !== undefined) throw failures.malformed([{ field, message: `${field} cannot be '${unknown}'` }]);
  return chosen.length === 0 ? undefined : chosen;
}

/**
 * The condition of a query on `leaves`.
 * @throws Failure 400 naming the field of an unknown choice
 */
export function leaveFilter(caller: Caller, query: LeaveFilterQuery): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'leaves'>();
  const conditions: Expression<SqlBool>[] = [isInScope(caller, query.scope)];
  const statuses = choices('Status', query.Status, leaveStatuses);
  const types = choices('Leave_type', query.Leave_type, leaveTypes);
  if (statuses !== undefined) conditions.push(eb('leaves.status', 'in', statuses));
  if (types !== undefined) conditions.push(eb('leaves.leave_type', 'in', types));
  if (query.Emergency_leave !== undefined)
    conditions.push(eb('leaves.is_emergency', '=', query.Emergency_leave === 'true'));
  if (query.Start_from !== undefined) conditions.push(eb('leaves.starts_on', '>=', query.Start_from));
  if (query.Start_to !== undefined) conditions.push(eb('leaves.starts_on', '<=', query.Start_to));
  if (query.Month !== undefined) {
    const { first, last } = daysOfMonth(query.Month);
    conditions.push(eb('leaves.starts_on', '<=', last), eb('leaves.ends_on', '>=', first));
  }
  const text = query.q?.trim() ?? '';
  if (text !== '') {
    const found = eb.selectFrom('employees').select('employees.id').where(containsText(searchedPerson, text));
    conditions.push(eb('leaves.employee_id', 'in', found));
  }
  return eb.and(conditions);
}
