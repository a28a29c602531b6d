import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { overtimeStatuses } from '../../../domain/overtime/overtimeChoices';
import { containsText, searchedPerson } from '../../database/textSearch';
import { listDirection, type Direction, type ListDirection } from '../../database/listDirection';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import type { Call } from '../../operations/call';
import type { Caller } from '../../operations/caller';
import { isInScope } from './overtimeScopeReadModel';

type Query = Call<'listOvertimeWindow'>['query'];

function parseStatuses(text: string | undefined): string[] {
  const chosen = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const unknown = chosen.find((part) => !overtimeStatuses.some((status) => status === part));
  if (unknown !== undefined)
    throw failures.malformed([{ field: 'Approval_Status', message: `Approval_Status cannot be '${unknown}'` }]);
  return chosen;
}

/**
 * The condition of a query on `overtime_entries`.
 * @throws Failure 403 for a scope that the caller may not use, 400 for an unknown status
 */
export function overtimeFilter(caller: Caller, query: Query): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'overtime_entries'>();
  const conditions: Expression<SqlBool>[] = [isInScope(caller, query.scope)];
  const statuses = parseStatuses(query.Approval_Status);
  if (statuses.length > 0) conditions.push(eb('overtime_entries.status', 'in', statuses));
  if (query.Date_from !== undefined) conditions.push(eb('overtime_entries.work_date', '>=', query.Date_from));
  if (query.Date_to !== undefined) conditions.push(eb('overtime_entries.work_date', '<=', query.Date_to));
  const text = query.q?.trim() ?? '';
  if (text !== '') {
    const people = eb.selectFrom('employees').select('employees.id').where(containsText(searchedPerson, text));
    const projects = eb
      .selectFrom('projects')
      .select('projects.id')
      .where(containsText(sql`projects.name`, text));
    conditions.push(
      eb.or([eb('overtime_entries.employee_id', 'in', people), eb('overtime_entries.project_id', 'in', projects)]),
    );
  }
  return eb.and(conditions);
}

const columnsBySortKey = {
  Employee: 'person.full_name',
  Overtime_date: 'overtime_entries.work_date',
  Project: 'project.name',
  Claimed_hours: 'overtime_entries.claimed_hours',
  Approval_Status: 'overtime_entries.status',
  Create_at: 'overtime_entries.created_at',
  Action_on: 'overtime_entries.acted_at',
} as const;
type SortKey = keyof typeof columnsBySortKey;
type OvertimeColumn = (typeof columnsBySortKey)[SortKey] | 'overtime_entries.id';
const nullableColumns: ReadonlySet<OvertimeColumn> = new Set([
  'overtime_entries.claimed_hours',
  'overtime_entries.acted_at',
]);

const isSortKey = (name: string): name is SortKey => Object.hasOwn(columnsBySortKey, name);

/**
 * Parses `sort`. The id is the last key, in the direction of the first, as in the indexes.
 * @throws Failure 400 naming `sort` for an unknown key
 */
export function overtimeOrder(sort: string = 'Overtime_date:desc'): (readonly [OvertimeColumn, ListDirection])[] {
  const keys = sort.split(',').map((part) => part.split(':') as [string, Direction]);
  const columns = keys.map(([name, direction]): readonly [OvertimeColumn, ListDirection] => {
    if (!isSortKey(name))
      throw failures.malformed([{ field: 'sort', message: `Overtime cannot be sorted by '${name}'` }]);
    return [columnsBySortKey[name], listDirection(direction, nullableColumns.has(columnsBySortKey[name]))];
  });
  return [...columns, ['overtime_entries.id', keys[0]?.[1] ?? 'desc'] as const];
}
