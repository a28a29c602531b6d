import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/call';
import { isInReach, passesFilter } from './taskConditionsReadModel';
import type { TaskFilter } from './taskFilter';

const mostGroups = 5000;

interface Grouping {
  readonly column: 'tasks.project_id' | 'tasks.assignee_id' | 'tasks.reporter_id' | 'tasks.sprint_id' | 'tasks.milestone_id' | 'tasks.status' | 'tasks.priority' | 'tasks.issue_type';
  readonly label: RawBuilder<string | null>;
  /** Default: by label, those without one last. */
  readonly order?: RawBuilder<unknown>;
}

const groupings = {
  Project_name: { column: 'tasks.project_id', label: sql`(select projects.name from projects where projects.id = tasks.project_id)` },
  Assignees: { column: 'tasks.assignee_id', label: sql`max(tasks.assignee_name)` },
  Reporter: { column: 'tasks.reporter_id', label: sql`max(tasks.reporter_name)` },
  Sprint: { column: 'tasks.sprint_id', label: sql`max(tasks.sprint_name)` },
  Milestone: { column: 'tasks.milestone_id', label: sql`max(tasks.milestone_name)` },
  Status: { column: 'tasks.status', label: sql`tasks.status`, order: sql`min(tasks.status_rank)` },
  Priority: { column: 'tasks.priority', label: sql`tasks.priority`, order: sql`min(tasks.priority_rank)` },
  Issue_type: { column: 'tasks.issue_type', label: sql`tasks.issue_type` },
} as const satisfies Record<string, Grouping>;

export type TaskGrouping = keyof typeof groupings;

/** The groups of the tasks that pass the filter and that the caller may see, with the sums of their figures. */
export async function taskGroups(database: Kysely<Schema>, caller: Caller, filter: TaskFilter, grouping: TaskGrouping) {
  const { column, label, order = sql`label` }: Grouping = groupings[grouping];
  return database
    .selectFrom('tasks')
    .where(passesFilter(filter, caller))
    .where(isInReach(caller, filter))
    .select((eb) => [
      `${column} as key` as const,
      label.as('label'),
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(tasks.duration_hours), 0)`.as('duration_hours'),
      sql<number>`coalesce(sum(tasks.logged_seconds), 0)`.as('logged_seconds'),
      sql<number>`coalesce(sum(tasks.variance_hours), 0)`.as('variance_hours'),
      sql<number>`sum(tasks.reopen_count)`.as('reopen_count'),
      sql<number>`sum(tasks.comment_count)`.as('comment_count'),
    ])
    .groupBy(column)
    .orderBy(order)
    .orderBy(column)
    .limit(mostGroups)
    .execute();
}
