import { sql, type InferResult, type Kysely } from 'kysely';
import { groupedBy } from '../../domain/collections/groupedBy';
import type { Schema } from '../database/schema';
import type { Caller } from '../operations/caller';
import { isVisibleProject } from '../visibility/visibleProjectsReadModel';
import { isOpen } from '../work-figures/workStateReadModel';
import { plannedWorkColumns } from './plannedWorkColumns';

const among = (employeeIds: readonly string[]) => sql<string>`any(${employeeIds}::uuid[])`;

/** A company of hundreds has tens of thousands of open tasks: one statement would keep others waiting for all of them. */
const maxPeoplePerStatement = 100;

/** Open tasks of projects that are not completed, by due date. */
export const openTasks = (database: Kysely<Schema>) =>
  database
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .where('tasks.deleted_at', 'is', null)
    .where('projects.status', '<>', 'Completed')
    .where(isOpen('tasks.status'))
    .select([
      'tasks.id',
      'tasks.key',
      'tasks.summary',
      'tasks.project_id',
      'tasks.assignee_id',
      'tasks.sprint_id',
      'tasks.assigned_on',
      ...plannedWorkColumns,
    ])
    .orderBy('tasks.due_on')
    .orderBy('tasks.id');

/**
 * Statements for the open tasks of these employees in all projects that are not completed, by due date of each employee;
 * `is_visible` says whether the caller may see the project. Each is to be sent when the one before is answered.
 */
export function openTaskStatements(
  database: Kysely<Schema>,
  caller: Pick<Caller, 'employeeId' | 'grantedFlags'>,
  employeeIds: readonly string[],
) {
  const count = Math.ceil(employeeIds.length / maxPeoplePerStatement);
  return Array.from({ length: count }, (_, nth) =>
    openTasks(database)
      .where(
        'tasks.assignee_id',
        '=',
        among(employeeIds.slice(nth * maxPeoplePerStatement, (nth + 1) * maxPeoplePerStatement)),
      )
      .select(() => sql<boolean>`${isVisibleProject(caller)}`.as('is_visible')),
  );
}

type OpenTask = InferResult<ReturnType<typeof openTaskStatements>[number]>[number];

/** @param later the statements after the first, whose rows have been read with others; they are sent one by one */
export async function tasksByAssignee(
  first: readonly OpenTask[],
  later: ReturnType<typeof openTaskStatements>,
): Promise<ReadonlyMap<string | null, OpenTask[]>> {
  const rows = [...first];
  for (const statement of later) rows.push(...(await statement.execute()));
  return groupedBy(rows, ({ assignee_id }) => assignee_id);
}
