import { sql, type Kysely } from 'kysely';
import { addDays, type Day } from '../../../domain/calendar/day';
import type { DueGroup } from '../../../domain/tasks/dueGroups';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/call';
import { isVisibleTask } from '../../visibility/visibleProjects';
import { isOpen } from '../../work-figures/workStateReadModel';
import { taskColumns } from './taskColumns';
import type { TaskRow } from './taskReadModel';

export type DueTaskRow = TaskRow & { due_group: DueGroup; group_total: number };

const daysAhead = 7;

const openTasksOf = (database: Kysely<Schema>, caller: Caller) =>
  database
    .selectFrom('tasks')
    .where('tasks.assignee_id', '=', caller.employeeId)
    .where(isOpen('tasks.status'))
    .where(isVisibleTask(caller));

/** The caller's open tasks that are overdue or due until seven days from now: of each group the first ones by due date and priority, each with the size of its group. */
export function tasksDueSoon(
  database: Kysely<Schema>,
  caller: Caller,
  today: Day,
  mostOfGroup: number,
): Promise<DueTaskRow[]> {
  const group = sql<DueGroup>`case when tasks.due_on < ${today} then 'overdue' when tasks.due_on = ${today} then 'today' else 'nextSevenDays' end`;
  const ranked = openTasksOf(database, caller)
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select(taskColumns)
    .select([
      group.as('due_group'),
      sql<number>`count(*) over (partition by ${group})`.as('group_total'),
      sql<number>`row_number() over (partition by ${group} order by tasks.due_on, tasks.priority_rank, tasks.id)`.as(
        'place',
      ),
    ])
    .where('tasks.due_on', '<=', addDays(today, daysAhead));
  return database
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('place', '<=', mostOfGroup)
    .orderBy('place')
    .execute();
}

/** How many of the caller's open tasks are due later, or at no time. */
export async function countLaterTasks(database: Kysely<Schema>, caller: Caller, today: Day): Promise<number> {
  const { total } = await openTasksOf(database, caller)
    .where((eb) => eb.or([eb('tasks.due_on', 'is', null), eb('tasks.due_on', '>', addDays(today, daysAhead))]))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
