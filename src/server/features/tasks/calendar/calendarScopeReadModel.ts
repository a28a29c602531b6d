import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Day } from '../../../../domain/calendar/day';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/caller';

/** What a calendar shows. */
export interface CalendarScope {
  readonly from: Day;
  readonly to: Day;
  readonly timeZone: string;
  /** undefined for all projects. */
  readonly projectId: string | undefined;
  /** 'all', the caller, those who report to the caller, or the person with this id. */
  readonly people: 'all' | 'me' | 'team' | { readonly id: string };
}

/** Condition on a column with the id of an employee; undefined for everyone. */
export function isShownPerson(
  caller: Caller,
  { people }: Pick<CalendarScope, 'people'>,
): ((column: string) => RawBuilder<boolean>) | undefined {
  if (people === 'all') return undefined;
  if (people === 'team')
    return (column) =>
      sql<boolean>`${sql.ref(column)} in (select id from employees where team_leader_id = ${caller.employeeId})`;
  const id = people === 'me' ? caller.employeeId : people.id;
  return (column) => sql<boolean>`${sql.ref(column)} = ${id}`;
}

/** Condition on `projects`: a shown person is a member or manages it. */
export function isProjectOfShownPerson(caller: Caller, scope: CalendarScope): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'projects'>();
  const isShown = isShownPerson(caller, scope);
  if (isShown === undefined) return eb.lit(true);
  return eb.or([
    isShown('projects.project_manager_id'),
    isShown('projects.technical_project_manager_id'),
    eb.exists(
      eb
        .selectFrom('project_members')
        .select('project_members.employee_id')
        .whereRef('project_members.project_id', '=', 'projects.id')
        .where(isShown('project_members.employee_id')),
    ),
  ]);
}
