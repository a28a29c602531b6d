import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import { addDays, type Day } from '../../../../domain/calendar/day';
import type { DueGroup } from '../../../../domain/tasks/dueGroups';
import { rowsAsText, type TextRow } from '../../../database/pools/preparingPool';
import { preparedQuery, type Values } from '../../../database/preparedQuery';
import type { Schema } from '../../../database/schema';
import { sendTogether } from '../../../database/sendTogether';
import type { Caller } from '../../../operations/caller';
import { byVisibility, isVisibleTask } from '../../../visibility/visibleProjectsReadModel';
import { isOpen } from '../../../work-figures/workStateReadModel';
import { taskColumns } from '../taskReadModel';

const daysAhead = 7;

interface DueValues {
  readonly viewer: string;
  readonly today: Day;
  readonly lastDay: Day;
}

const ownOpenTasks = (database: Kysely<Schema>, viewer: Expression<string>, flags: Caller['grantedFlags']) =>
  database
    .selectFrom('tasks')
    .where('tasks.assignee_id', '=', viewer)
    .where(isOpen('tasks.status'))
    .where(isVisibleTask({ employeeId: viewer, grantedFlags: flags }));

const dueGroup = (today: RawBuilder<Day>) =>
  sql<DueGroup>`case when tasks.due_on < ${today} then 'overdue' when tasks.due_on = ${today} then 'today' else 'nextSevenDays' end`;

const dueTasksQuery = byVisibility((flags) =>
  preparedQuery((database, { viewer, today, lastDay, maxPerGroup }: Values<DueValues & { maxPerGroup: number }>) => {
    const grouped = ownOpenTasks(database, viewer, flags)
      .innerJoin('projects', 'projects.id', 'tasks.project_id')
      .select(taskColumns)
      .select([dueGroup(today).as('due_group'), 'tasks.priority_rank'])
      .where('tasks.due_on', '<=', lastDay);
    const ranked = database
      .selectFrom(grouped.as('grouped'))
      .selectAll()
      .select([
        sql<number>`count(*) over (partition by due_group)`.as('group_total'),
        sql<number>`row_number() over (partition by due_group order by due_on, priority_rank, id)`.as('nth'),
      ]);
    return database
      .selectFrom(ranked.as('ranked'))
      .selectAll()
      .where('nth', '<=', maxPerGroup)
      .orderBy('nth')
      .orderBy('due_group')
      .modifyEnd(rowsAsText)
      .$castTo<TextRow>();
  }),
);
const groupIndex = taskColumns.length;
const groupTotalIndex = taskColumns.length + 2;

const laterTasksQuery = byVisibility((flags) =>
  preparedQuery((database, { viewer, lastDay }: Values<Pick<DueValues, 'viewer' | 'lastDay'>>) =>
    ownOpenTasks(database, viewer, flags)
      .where((eb) => eb.or([eb('tasks.due_on', 'is', null), eb('tasks.due_on', '>', lastDay)]))
      .select((eb) => eb.fn.countAll<number>().as('total')),
  ),
);

export interface DueTasks {
  /** The first of all groups. Rows begin with `taskColumns`. */
  readonly rows: readonly TextRow[];
  /** The rows of one group, by due date and priority, and the size of the whole group. */
  readonly group: (group: DueGroup) => { readonly rows: readonly TextRow[]; readonly total: number };
  /** The number of open tasks that are due later or have no due date. */
  readonly laterTotal: number;
}

/** The caller's open tasks that are overdue or due within seven days. */
export async function tasksDueSoon(
  database: Kysely<Schema>,
  caller: Caller,
  today: Day,
  maxPerGroup: number,
): Promise<DueTasks> {
  const values = { viewer: caller.employeeId, today, lastDay: addDays(today, daysAhead) };
  const [rows, [later]] = await sendTogether(database, [
    dueTasksQuery(caller)(database, { ...values, maxPerGroup }),
    laterTasksQuery(caller)(database, values),
  ]);
  return {
    rows,
    group: (group) => {
      const own = rows.filter((row) => row[groupIndex] === group);
      return { rows: own, total: Number(own[0]?.[groupTotalIndex] ?? 0) };
    },
    laterTotal: later?.total ?? 0,
  };
}
