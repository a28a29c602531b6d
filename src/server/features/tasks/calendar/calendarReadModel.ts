import { sql, type AliasableExpression, type Kysely, type RawBuilder } from 'kysely';
import type { Day } from '../../../../domain/calendar/day';
import { activeLeaveStatuses, grantedStatuses } from '../../../../domain/leave/leaveChoices';
import { taskDayColumns } from '../../../schedule/plannedWorkColumns';
import type { Schema } from '../../../database/schema';
import { leavePeriodColumns } from '../../../leave-days/leavePeriodColumns';
import type { Caller } from '../../../operations/caller';
import { isVisibleLeave } from '../../../visibility/visibleLeavesReadModel';
import { isVisibleProject, isVisibleTask } from '../../../visibility/visibleProjectsReadModel';
import { isOpen } from '../../../work-figures/workStateReadModel';
import { isProjectOfShownPerson, isShownPerson, type CalendarScope } from './calendarScopeReadModel';
import { leavesOfEmployment } from '../../../leave-days/leavesOfEmploymentReadModel';

/** The days of an item. */
interface Span {
  readonly id: string;
  readonly first: Day;
  readonly last: Day;
  /** Items that are not open come last. */
  readonly is_open: boolean;
}
/** The visible items of one kind that touch the days of a scope. */
type Spans = AliasableExpression<Span>;

export type PlanTable = 'milestones' | 'sprints';

const firstTaskDay = sql<Day>`least(tasks.starts_on, tasks.due_on)`;
const lastTaskDay = sql<Day>`greatest(tasks.starts_on, tasks.due_on)`;

export function taskSpans(database: Kysely<Schema>, caller: Caller, scope: CalendarScope): Spans {
  const isShown = isShownPerson(caller, scope);
  return (
    database
      .selectFrom('tasks')
      .where(isVisibleTask(caller))
      .$if(scope.projectId !== undefined, (query) => query.where('tasks.project_id', '=', scope.projectId ?? ''))
      .$if(isShown !== undefined, (query) => query.where(isShown?.('tasks.assignee_id') ?? sql.lit(true)))
      // Null where a task has neither day.
      .where(sql<boolean>`${lastTaskDay} >= ${scope.from}`)
      .where(sql<boolean>`${firstTaskDay} <= ${scope.to}`)
      .select(['tasks.id', firstTaskDay.as('first'), lastTaskDay.as('last'), isOpen('tasks.status').as('is_open')])
  );
}

/** A milestone is on its due day; a sprint with only one of its two days is on that day. */
export function planSpans(database: Kysely<Schema>, caller: Caller, table: PlanTable, scope: CalendarScope): Spans {
  const first =
    table === 'milestones' ? sql<Day>`milestones.due_on` : sql<Day>`least(sprints.starts_on, sprints.due_on)`;
  const last =
    table === 'milestones' ? sql<Day>`milestones.due_on` : sql<Day>`greatest(sprints.starts_on, sprints.due_on)`;
  return database
    .selectFrom(table)
    .innerJoin('projects', 'projects.id', `${table}.project_id`)
    .where(`${table}.deleted_at`, 'is', null)
    .where(isVisibleProject(caller))
    .where(isProjectOfShownPerson(caller, scope))
    .$if(scope.projectId !== undefined, (query) => query.where('projects.id', '=', scope.projectId ?? ''))
    .where(sql<boolean>`${last} >= ${scope.from}`)
    .where(sql<boolean>`${first} <= ${scope.to}`)
    .select([`${table}.id`, first.as('first'), last.as('last'), isOpen(`${table}.status`).as('is_open')]);
}

/** The members of a project, or of all, that the caller sees. */
const membersOfVisibleProjects = (database: Kysely<Schema>, caller: Caller, projectId: string | undefined) =>
  database
    .selectFrom('project_members')
    .innerJoin('projects', 'projects.id', 'project_members.project_id')
    .where(isVisibleProject(caller))
    .$if(projectId !== undefined, (query) => query.where('projects.id', '=', projectId ?? ''))
    .select('project_members.employee_id');

/** What may be shown as away on the days of a scope: no one is outside of the employment. */
const leavesOfScope = ({ from, to, timeZone }: CalendarScope) =>
  leavesOfEmployment({ timeZone, statuses: activeLeaveStatuses, first: from, last: to }).as('leaves');

/**
 * Visible pending and granted leaves, and for holders of Project.View_Member the granted ones of members of visible
 * projects, as in the list of members.
 */
export function leaveSpans(database: Kysely<Schema>, caller: Caller, scope: CalendarScope): Spans {
  const isShown = isShownPerson(caller, scope);
  const members = membersOfVisibleProjects(database, caller, scope.projectId);
  return database
    .selectFrom(leavesOfScope(scope))
    .$if(isShown !== undefined, (query) => query.where(isShown?.('leaves.employee_id') ?? sql.lit(true)))
    .$if(scope.projectId !== undefined, (query) => query.where('leaves.employee_id', 'in', members))
    .where((eb) =>
      eb.or([
        isVisibleLeave(caller),
        ...(caller.grantedFlags.has('Project.View_Member')
          ? [eb.and([eb('leaves.status', 'in', [...grantedStatuses]), eb('leaves.employee_id', 'in', members)])]
          : []),
      ]),
    )
    .select(['leaves.id', 'leaves.starts_on as first', 'leaves.ends_on as last', sql<boolean>`true`.as('is_open')]);
}

/** The ids of the items that the days need: of each day the first `perDay`. */
const idsOfDays = (spans: Spans, { from, to }: CalendarScope, perDay: number): RawBuilder<string> =>
  sql<string>`(with spans as materialized ${spans}
    select shown.id from generate_series(${from}::date, ${to}::date, interval '1 day') as days (day)
    cross join lateral (
      select spans.id from spans where spans.first <= days.day and spans.last >= days.day
      order by spans.is_open desc, spans.first, spans.last desc, spans.id limit ${perDay}
    ) shown)`;

/** How many items have the same days, cut to the days of the scope. */
export const countSpans = (database: Kysely<Schema>, spans: Spans, { from, to }: CalendarScope) =>
  database
    .selectFrom(spans.as('spans'))
    .select([
      sql<Day>`greatest(spans.first, ${from}::date)`.as('first'),
      sql<Day>`least(spans.last, ${to}::date)`.as('last'),
      sql<number>`count(*)`.as('count'),
    ])
    .groupBy([sql`1`, sql`2`]);

/** The tasks that the days need: open ones first, then by their days. */
export const calendarTasks = (database: Kysely<Schema>, spans: Spans, scope: CalendarScope, perDay: number) =>
  database
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .where(sql<boolean>`tasks.id in ${idsOfDays(spans, scope, perDay)}`)
    .select([
      'tasks.id',
      'tasks.key',
      'tasks.summary',
      'tasks.status',
      'tasks.assignee_id',
      'tasks.assignee_name',
      'tasks.project_id',
      'projects.name as project_name',
      ...taskDayColumns,
    ])
    .orderBy(isOpen('tasks.status'), 'desc')
    .orderBy(firstTaskDay)
    .orderBy(lastTaskDay, 'desc')
    .orderBy('tasks.id');

/** The milestones or sprints that the days need. */
export const calendarPlans = (
  database: Kysely<Schema>,
  table: PlanTable,
  spans: Spans,
  scope: CalendarScope,
  perDay: number,
) =>
  database
    .selectFrom(table)
    .innerJoin('projects', 'projects.id', `${table}.project_id`)
    .where(sql<boolean>`${sql.ref(`${table}.id`)} in ${idsOfDays(spans, scope, perDay)}`)
    .select([
      `${table}.id`,
      `${table}.name`,
      `${table}.project_id`,
      'projects.name as project_name',
      `${table}.starts_on`,
      `${table}.due_on`,
      `${table}.status`,
      `${table}.version`,
    ])
    .orderBy(isOpen(`${table}.status`), 'desc')
    .orderBy(sql`least(${sql.ref(`${table}.starts_on`)}, ${sql.ref(`${table}.due_on`)})`)
    .orderBy('projects.name')
    .orderBy(`${table}.id`);

/** The leaves that the days need; `is_visible` where the caller may see more than that the person is away. */
export const calendarLeaves = (
  database: Kysely<Schema>,
  caller: Caller,
  spans: Spans,
  scope: CalendarScope,
  perDay: number,
) =>
  database
    .selectFrom(leavesOfScope(scope))
    .innerJoin('employees', 'employees.id', 'leaves.employee_id')
    .where(sql<boolean>`leaves.id in ${idsOfDays(spans, scope, perDay)}`)
    .select([...leavePeriodColumns, 'leaves.leave_type', 'leaves.status', 'employees.full_name'])
    .select(sql<boolean>`${isVisibleLeave(caller)}`.as('is_visible'))
    .orderBy('leaves.starts_on')
    .orderBy('leaves.ends_on', 'desc')
    .orderBy('leaves.id');

export const personOfCalendar = (database: Kysely<Schema>, employeeId: string) =>
  database.selectFrom('employees').where('id', '=', employeeId).select('full_name');
