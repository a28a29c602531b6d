import { sql, type Kysely } from 'kysely';
import { isRecordId } from '../../../database/isRecordId';
import { containsText } from '../../../database/textSearch';
import { rowsAsText, type TextRow } from '../../../database/pools/preparingPool';
import { preparedQuery, type Values } from '../../../database/preparedQuery';
import type { Schema } from '../../../database/schema';
import { sendTogether, type Sendable } from '../../../database/sendTogether';
import type { Caller } from '../../../operations/caller';
import { byVisibility, isVisibleTask } from '../../../visibility/visibleProjectsReadModel';
import { isOpen } from '../../../work-figures/workStateReadModel';
import { taskColumns } from '../taskReadModel';

const maxTasksPerPerson = 1000;

const tasksWithColumns = (database: Kysely<Schema>) =>
  database.selectFrom('tasks').innerJoin('projects', 'projects.id', 'tasks.project_id').select(taskColumns);

const wholeProject = preparedQuery((database, { projectId, limit }: Values<{ projectId: string; limit: number }>) =>
  tasksWithColumns(database)
    .where('tasks.project_id', '=', projectId)
    .where('tasks.deleted_at', 'is', null)
    .orderBy('tasks.number')
    .orderBy('tasks.id')
    .limit(limit)
    .modifyEnd(rowsAsText)
    .$castTo<TextRow>(),
);

/**
 * Tasks of a project by key; with a text only those whose key or summary contains it, ignoring case.
 * @returns rows that begin with `taskColumns`
 */
export const projectTasks = (
  database: Kysely<Schema>,
  projectId: string,
  text: string | undefined,
  limit: number,
): Sendable<TextRow> =>
  text === undefined || text === ''
    ? wholeProject(database, { projectId, limit })
    : tasksWithColumns(database)
        .where('tasks.project_id', '=', projectId)
        .where('tasks.deleted_at', 'is', null)
        .where(containsText(sql`tasks.key || ' ' || tasks.summary`, text))
        .orderBy('tasks.number')
        .orderBy('tasks.id')
        .limit(limit)
        .modifyEnd(rowsAsText)
        .$castTo<TextRow>();

const assignedTasksQuery = byVisibility((flags) =>
  preparedQuery((database, { employeeId, viewer }: Values<{ employeeId: string; viewer: string }>) =>
    tasksWithColumns(database)
      .where('tasks.assignee_id', '=', employeeId)
      .where(isVisibleTask({ employeeId: viewer, grantedFlags: flags }))
      .orderBy(isOpen('tasks.status'), 'desc')
      .orderBy('tasks.due_on')
      .orderBy('tasks.id')
      .limit(sql.lit(maxTasksPerPerson))
      .modifyEnd(rowsAsText)
      .$castTo<TextRow>(),
  ),
);

const assignedTasksStatement = (database: Kysely<Schema>, caller: Caller, employeeId: string) =>
  assignedTasksQuery(caller)(database, { employeeId, viewer: caller.employeeId });

/**
 * The caller's tasks: open ones first, then by due date, those without one last.
 * @returns rows that begin with `taskColumns`
 */
export const ownTasks = (database: Kysely<Schema>, caller: Caller): Promise<TextRow[]> =>
  assignedTasksStatement(database, caller, caller.employeeId).execute();

const employeeQuery = preparedQuery((database, { id }: Values<{ id: string }>) =>
  database.selectFrom('employees').select('id').where('id', '=', id),
);

/**
 * Visible tasks assigned to an employee, in the order of `ownTasks`; undefined when there is no such employee.
 * @returns rows that begin with `taskColumns`
 */
export async function employeeTasks(
  database: Kysely<Schema>,
  caller: Caller,
  employeeId: string,
): Promise<TextRow[] | undefined> {
  if (!isRecordId(employeeId)) return undefined;
  const [employees, tasks] = await sendTogether(database, [
    employeeQuery(database, { id: employeeId }),
    assignedTasksStatement(database, caller, employeeId),
  ]);
  return employees.length === 0 ? undefined : tasks;
}
