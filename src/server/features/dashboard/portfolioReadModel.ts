import { sql, type Kysely } from 'kysely';
import { addDays, type Day } from '../../../domain/calendar/day';
import { mondayOfWeek } from '../../../domain/calendar/weekday';
import { grantedStatuses } from '../../../domain/leave/leaveChoices';
import { leavesOfEmployment } from '../../leave-days/leavesOfEmploymentReadModel';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/caller';
import { currentSprints } from '../../work-figures/currentSprintsReadModel';
import { nextMilestones } from '../../work-figures/nextMilestonesReadModel';
import { isBlockedTask, isOpen, openBugCount, plannedHours, workCounts } from '../../work-figures/workStateReadModel';
import { shownProjects } from '../../work-figures/shownProjectsReadModel';

/**
 * Open bugs of each project of the portfolio at each of the instants, as the chart of the project counts them. Most bugs
 * were open at all of them and are counted once.
 * @param instants oldest first
 */
export async function openBugsAt(
  database: Kysely<Schema>,
  caller: Caller,
  instants: readonly Date[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const texts = instants.map((instant) => instant.toISOString());
  const oldest = sql`${texts[0] ?? null}::timestamptz`;
  const newest = sql`${texts.at(-1) ?? null}::timestamptz`;
  /** Position 0: at every instant. */
  const { rows } = await sql<{ project_id: string; position: number; bug_count: number }>`
    with bugs as (
      select project_id, valid_from, valid_to, valid_from < ${oldest} and (valid_to is null or valid_to >= ${newest}) as is_unchanged
      from task_states
      where project_id in (${shownProjects(database, caller).select('projects.id')}) and issue_type = 'Bug' and ${isOpen('status')}
        and valid_from < ${newest} and (valid_to is null or valid_to >= ${oldest})
    )
    select project_id, 0 as position, count(*)::int as bug_count from bugs where is_unchanged group by project_id
    union all
    select bugs.project_id, cut.position::int, count(*)::int
    from bugs join unnest(${texts}::timestamptz[]) with ordinality cut (at, position)
      on bugs.valid_from < cut.at and (bugs.valid_to is null or bugs.valid_to >= cut.at)
    where not bugs.is_unchanged group by bugs.project_id, cut.position`.execute(database);
  const counts = new Map<string, number[]>();
  for (const { project_id, position, bug_count } of rows) {
    const known = counts.get(project_id) ?? instants.map(() => 0);
    counts.set(
      project_id,
      known.map((count, index) => (position === 0 || position === index + 1 ? count + bug_count : count)),
    );
  }
  return counts;
}

/** The projects of the portfolio with its figures, by name. One query. */
export const portfolioProjects = (
  database: Kysely<Schema>,
  caller: Caller,
  { today, timeZone }: { readonly today: Day; readonly timeZone: string },
) =>
  database
    .with('chosen', (db) =>
      shownProjects(db, caller).select(['projects.id', 'projects.name', 'projects.short_name', 'projects.status']),
    )
    .with('task_figures', (db) =>
      db
        .selectFrom('tasks')
        .where('tasks.project_id', 'in', db.selectFrom('chosen').select('chosen.id'))
        .where('tasks.deleted_at', 'is', null)
        .groupBy('tasks.project_id')
        .select((eb) => [
          'tasks.project_id',
          ...workCounts('tasks.status'),
          ...plannedHours(),
          eb.fn
            .countAll<number>()
            .filterWhere(isOpen('tasks.status'))
            .filterWhere('tasks.due_on', '<', today)
            .as('overdue_count'),
          eb.fn
            .countAll<number>()
            .filterWhere(isOpen('tasks.status'))
            .filterWhere('tasks.assignee_id', 'is', null)
            .as('unassigned_count'),
          openBugCount,
          sql<number>`count(*) filter (where ${isBlockedTask})`.as('blocked_count'),
        ]),
    )
    .with('current_sprints', () => currentSprints(today))
    .with('sprint_figures', (db) =>
      db
        .selectFrom('tasks')
        .where('tasks.sprint_id', 'in', db.selectFrom('current_sprints').select('current_sprints.id'))
        .where('tasks.deleted_at', 'is', null)
        .groupBy('tasks.sprint_id')
        .select(['tasks.sprint_id', ...workCounts('tasks.status')]),
    )
    .with('next_milestones', () => nextMilestones)
    .with('last_updates', (db) =>
      db
        .selectFrom('project_status_updates')
        .where('project_status_updates.project_id', 'in', db.selectFrom('chosen').select('chosen.id'))
        .distinctOn('project_status_updates.project_id')
        .orderBy('project_status_updates.project_id')
        .orderBy('project_status_updates.created_at', 'desc')
        .orderBy('project_status_updates.id', 'desc')
        .select([
          'project_status_updates.project_id',
          'project_status_updates.id',
          'project_status_updates.health',
          'project_status_updates.body',
          'project_status_updates.author_id',
          'project_status_updates.created_at',
        ]),
    )
    .with('away', (db) =>
      db
        .selectFrom('project_members')
        .innerJoin('employees', 'employees.id', 'project_members.employee_id')
        .innerJoin(
          leavesOfEmployment({
            timeZone,
            statuses: grantedStatuses,
            first: mondayOfWeek(today),
            last: addDays(mondayOfWeek(today), 6),
          }).as('leaves'),
          'leaves.employee_id',
          'project_members.employee_id',
        )
        .where('employees.status', '=', 'Active')
        .where('project_members.project_id', 'in', db.selectFrom('chosen').select('chosen.id'))
        .groupBy('project_members.project_id')
        .select([
          'project_members.project_id',
          sql<number>`count(distinct project_members.employee_id)`.as('away_count'),
        ]),
    )
    .selectFrom('chosen')
    .leftJoin('task_figures', 'task_figures.project_id', 'chosen.id')
    .leftJoin('current_sprints', 'current_sprints.project_id', 'chosen.id')
    .leftJoin('sprint_figures', 'sprint_figures.sprint_id', 'current_sprints.id')
    .leftJoin('next_milestones', 'next_milestones.project_id', 'chosen.id')
    .leftJoin('away', 'away.project_id', 'chosen.id')
    .leftJoin('last_updates', 'last_updates.project_id', 'chosen.id')
    .leftJoin('employees', 'employees.id', 'last_updates.author_id')
    .select([
      'chosen.id',
      'chosen.name',
      'chosen.short_name',
      'chosen.status',
      'task_figures.open_count',
      'task_figures.finished_count',
      'task_figures.rejected_count',
      'task_figures.estimated_hours',
      'task_figures.logged_seconds',
      'task_figures.variance_hours',
      'task_figures.overdue_count',
      'task_figures.unassigned_count',
      'task_figures.bug_count',
      'task_figures.blocked_count',
      'current_sprints.id as sprint_id',
      'current_sprints.name as sprint_name',
      'current_sprints.due_on as sprint_due_on',
      'sprint_figures.open_count as sprint_open_count',
      'sprint_figures.finished_count as sprint_finished_count',
      'sprint_figures.rejected_count as sprint_rejected_count',
      'next_milestones.id as milestone_id',
      'next_milestones.name as milestone_name',
      'next_milestones.due_on as milestone_due_on',
      'away.away_count',
      'last_updates.id as update_id',
      'last_updates.health',
      'last_updates.body as update_body',
      'last_updates.created_at as updated_at',
      'employees.full_name as update_author',
    ])
    .orderBy('chosen.name')
    .orderBy('chosen.id')
    .execute();
