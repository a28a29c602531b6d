import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import { isRecordId } from '../../database/isRecordId';
import { likePattern } from '../../database/likePattern';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/call';
import { isVisibleProject } from '../../visibility/visibleProjects';
import { taskColumns } from './taskColumns';
import type { TaskFilter } from './taskFilter';
import type { TaskOrder } from './taskOrder';
import type { TaskRow } from './taskReadModel';

/** The part of a list that is on screen. */
export interface RowWindow {
  offset: number;
  limit: number;
}

/** Further down than this, sorting everything is quicker than merging what every project would have to give. */
const deepestMergedRow = 1000;

/** The condition on `tasks` that a filter sets, without what the caller may see. */
function passes(filter: TaskFilter, caller: Caller): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'tasks'>();
  const conditions: Expression<SqlBool>[] = [eb('tasks.deleted_at', 'is', null)];
  const among = (column: 'tasks.status' | 'tasks.priority' | 'tasks.issue_type' | 'tasks.assignee_id', values: string[] | undefined): void => {
    if (values !== undefined) conditions.push(values.length === 0 ? sql<boolean>`false` : eb(column, 'in', values));
  };
  if (filter.scope === 'assigned') conditions.push(eb('tasks.assignee_id', '=', caller.employeeId));
  if (filter.scope === 'reported') conditions.push(eb('tasks.reporter_id', '=', caller.employeeId));
  if (filter.projectId !== undefined) conditions.push(eb('tasks.project_id', '=', filter.projectId));
  if (filter.text !== undefined) conditions.push(sql<boolean>`(tasks.key || ' ' || tasks.summary) ilike ${likePattern(filter.text)}`);
  among('tasks.status', filter.statuses);
  among('tasks.priority', filter.priorities);
  among('tasks.issue_type', filter.issueTypes);
  among('tasks.assignee_id', filter.assigneeIds?.filter(isRecordId));
  if (filter.sprintIds !== undefined) {
    const ids = filter.sprintIds.filter(isRecordId);
    const choices: Expression<SqlBool>[] = [];
    if (ids.length > 0) choices.push(eb('tasks.sprint_id', 'in', ids));
    if (filter.isWithoutSprintIncluded) choices.push(eb('tasks.sprint_id', 'is', null));
    conditions.push(choices.length === 0 ? sql<boolean>`false` : eb.or(choices));
  }
  if (filter.dueFrom !== undefined) conditions.push(eb('tasks.due_on', '>=', filter.dueFrom));
  if (filter.dueTo !== undefined) conditions.push(eb('tasks.due_on', '<=', filter.dueTo));
  if (filter.assignedFrom !== undefined) conditions.push(eb('tasks.assigned_on', '>=', filter.assignedFrom));
  if (filter.assignedTo !== undefined) conditions.push(eb('tasks.assigned_on', '<=', filter.assignedTo));
  return eb.and(conditions);
}

/**
 * The condition that the caller may see the task: it is of a visible project, or his or her own. A given project has been
 * found visible already, and with Project.All_Project no task is left out: a deleted project's tasks are deleted too.
 */
function isInReach(caller: Caller, filter: TaskFilter): Expression<SqlBool> {
  if (filter.projectId !== undefined || filter.scope === 'assigned' || caller.grantedFlags.has('Project.All_Project')) return sql<boolean>`true`;
  const eb = expressionBuilder<Schema, 'tasks'>();
  return eb('tasks.project_id', 'in', eb.selectFrom('projects').select('projects.id').where(isVisibleProject(caller)));
}

/** Few tasks, found through an index of their own: then there is nothing to gain by going project by project. */
const isNarrow = (filter: TaskFilter): boolean =>
  filter.scope !== 'all' || filter.assigneeIds !== undefined || filter.sprintIds !== undefined || filter.text !== undefined;

/** Ids of the rows of a window in one project: read from one index alone, however far down the window lies. */
function idsInProject(database: Kysely<Schema>, caller: Caller, filter: TaskFilter, order: TaskOrder, { offset, limit }: RowWindow) {
  let query = database.selectFrom('tasks').select('tasks.id').where(passes(filter, caller));
  for (const [column, direction] of order.withinProject) query = query.orderBy(column, direction);
  return query.offset(offset).limit(limit);
}

/** Ids of the rows of a window over projects. */
function idsOverProjects(database: Kysely<Schema>, caller: Caller, filter: TaskFilter, order: TaskOrder, { offset, limit }: RowWindow) {
  let query = database
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select('tasks.id')
    .where(passes(filter, caller))
    .where(isInReach(caller, filter));
  for (const [column, direction] of order.overProjects) query = query.orderBy(column, direction);
  return query.offset(offset).limit(limit);
}

/**
 * Over many projects no index holds the order. Every project gives its first ids from an index of its own, and only
 * those are merged: at 100,000 tasks a tenth of the time of sorting all of them.
 */
function mergedIds(database: Kysely<Schema>, caller: Caller, filter: TaskFilter, order: TaskOrder, { offset, limit }: RowWindow) {
  const sorted = order.withinProject.map(([column]) => column);
  let query = database
    .selectFrom('projects')
    .crossJoinLateral((eb) => {
      let first = eb.selectFrom('tasks').select(sorted).whereRef('tasks.project_id', '=', 'projects.id').where(passes(filter, caller));
      for (const [column, direction] of order.withinProject) first = first.orderBy(column, direction);
      return first.limit(offset + limit).as('tasks');
    })
    .select('tasks.id')
    .where(isVisibleProject(caller));
  for (const [column, direction] of order.overProjects) query = query.orderBy(column, direction);
  return query.offset(offset).limit(limit);
}

/** How the ids of a window are found quickest. */
function idsOf(filter: TaskFilter, { offset, limit }: RowWindow) {
  if (filter.projectId !== undefined) return idsInProject;
  return isNarrow(filter) || offset + limit > deepestMergedRow ? idsOverProjects : mergedIds;
}

/**
 * A window of the tasks that pass the filter and that the caller may see. A given project must have been found visible.
 * Only ids are sorted and skipped; the rows themselves are fetched for what is on screen.
 */
export function taskWindow(database: Kysely<Schema>, caller: Caller, filter: TaskFilter, order: TaskOrder, window: RowWindow): Promise<TaskRow[]> {
  const ids = idsOf(filter, window)(database, caller, filter, order, window);
  let query = database
    .selectFrom(ids.as('shown'))
    .innerJoin('tasks', 'tasks.id', 'shown.id')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select(taskColumns);
  for (const [column, direction] of order.overProjects) query = query.orderBy(column, direction);
  return query.execute();
}

/** The length of the whole list. */
export async function countTasks(database: Kysely<Schema>, caller: Caller, filter: TaskFilter): Promise<number> {
  const { total } = await database
    .selectFrom('tasks')
    .where(passes(filter, caller))
    .where(isInReach(caller, filter))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
