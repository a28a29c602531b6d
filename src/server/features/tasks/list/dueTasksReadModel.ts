import { sql, type Kysely } from 'kysely';
import { addDays, type Day } from '../../../../domain/calendar/day';
import type { DueGroup } from '../../../../domain/tasks/dueGroups';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/call';
import { isVisibleTask } from '../../../visibility/visibleProjects';
import { isOpen } from '../../../work-figures/workStateReadModel';
import { taskRowColumns } from '../taskReadModel';
import type { TaskRow } from '../taskReadModel';

export type DueTaskRow = TaskRow & { due_group: DueGroup; group_total: number };

const daysAhead = 7;

const ownOpenTasks = (database: Kysely<Schema>, caller: Caller) =>
  database
    .selectFrom('tasks')
    .where('tasks.assignee_id', '=', caller.employeeId)
    .where(isOpen('tasks.status'))
    .where(isVisibleTask(caller));

/** The caller's open tasks that are overdue or due within seven days: the first of each group by due date and priority, with the size of the group. */
export function tasksDueSoon(
  database: Kysely<Schema>,
  caller: Caller,
  today: Day,
  maxPerGroup: number,
): Promise<DueTaskRow[]> {
  const group = sql<DueGroup>`case when tasks.due_on < ${today} then 'overdue' when tasks.due_on = ${today} then 'today' else 'nextSevenDays' end`;
  const ranked = ownOpenTasks(database, caller)
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select(taskRowColumns)
    .select([
      group.as('due_group'),
      sql<number>`count(*) over (partition by ${group})`.as('group_total'),
      sql<number>`row_number() over (partition by ${group} order by tasks.due_on, tasks.priority_rank, tasks.id)`.as(
        'nth',
      ),
    ])
    .where('tasks.due_on', '<=', addDays(today, daysAhead));
  return database.selectFrom(ranked.as('ranked')).selectAll().where('nth', '<=', maxPerGroup).orderBy('nth').execute();
}

/** Counts the caller's open tasks that are due later or have no due date. */
export async function countLaterTasks(database: Kysely<Schema>, caller: Caller, today: Day): Promise<number> {
  const { total } = await ownOpenTasks(database, caller)
    .where((eb) => eb.or([eb('tasks.due_on', 'is', null), eb('tasks.due_on', '>', addDays(today, daysAhead))]))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
