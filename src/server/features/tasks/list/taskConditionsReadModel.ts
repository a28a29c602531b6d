import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { issueTypes, taskPriorities, type TaskPriority, type TaskStatus } from '../../../../domain/tasks/taskChoices';
import { isRecordId } from '../../../database/isRecordId';
import { likePattern } from '../../../database/likePattern';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/call';
import { isVisibleProject } from '../../../visibility/visibleProjects';
import { isBlockedTask } from '../../../work-figures/blockedReadModel';
import { isOpenByRank, statusRanks } from '../../../work-figures/workStateReadModel';
import type { TaskFigure, TaskFilter } from './taskFilter';

const priorityRank = (priority: string): number => taskPriorities.indexOf(priority as TaskPriority) + 1;

type Conditions = Expression<SqlBool>[];
const builder = () => expressionBuilder<Schema, 'tasks'>();
const noRow = sql<boolean>`false`;

function presetConditions({ preset, today }: TaskFilter): Conditions {
  const eb = builder();
  switch (preset) {
    case undefined:
      return [];
    case 'open':
      return [isOpenByRank];
    case 'overdue':
      return [isOpenByRank, eb('tasks.due_on', '<', today)];
    case 'over-logged':
      return [eb('tasks.variance_hours', '>', 0)];
    case 'not-started':
      return [eb('tasks.status_rank', '=', statusRanks.OPEN), eb('tasks.logged_seconds', '=', 0)];
    case 'reopened':
      return [eb('tasks.reopen_count', '>', 0)];
  }
}

function listConditions(filter: TaskFilter): Conditions {
  const eb = builder();
  const conditions: Conditions = [];
  const addChoice = (
    column: 'tasks.project_id' | 'tasks.assignee_id' | 'tasks.reporter_id' | 'tasks.sprint_id' | 'tasks.milestone_id',
    ids: string[] | undefined,
    isNoneIncluded: boolean,
  ): void => {
    if (ids === undefined) return;
    const known = ids.filter(isRecordId);
    const choices = [
      ...(known.length > 0 ? [eb(column, 'in', known)] : []),
      ...(isNoneIncluded ? [eb(column, 'is', null)] : []),
    ];
    conditions.push(choices.length === 0 ? noRow : eb.or(choices));
  };
  addChoice('tasks.project_id', filter.projectIds, false);
  addChoice('tasks.assignee_id', filter.assigneeIds, filter.assigneeIds?.includes('none') ?? false);
  addChoice('tasks.reporter_id', filter.reporterIds, filter.reporterIds?.includes('none') ?? false);
  addChoice('tasks.sprint_id', filter.sprintIds, filter.isWithoutSprintIncluded);
  addChoice('tasks.milestone_id', filter.milestoneIds, filter.isWithoutMilestoneIncluded);
  if (filter.statuses !== undefined)
    conditions.push(
      eb(
        'tasks.status_rank',
        'in',
        filter.statuses.map((status) => statusRanks[status as TaskStatus]),
      ),
    );
  if (filter.priorities !== undefined)
    conditions.push(eb('tasks.priority_rank', 'in', filter.priorities.map(priorityRank)));
  if (filter.issueTypes !== undefined && filter.issueTypes.length < issueTypes.length)
    conditions.push(eb('tasks.issue_type', 'in', filter.issueTypes));
  return conditions;
}

function rangeConditions(filter: TaskFilter): Conditions {
  const eb = builder();
  const conditions: Conditions = [];
  if (filter.dueFrom !== undefined) conditions.push(eb('tasks.due_on', '>=', filter.dueFrom));
  if (filter.dueTo !== undefined) conditions.push(eb('tasks.due_on', '<=', filter.dueTo));
  if (filter.assignedFrom !== undefined) conditions.push(eb('tasks.assigned_on', '>=', filter.assignedFrom));
  if (filter.assignedTo !== undefined) conditions.push(eb('tasks.assigned_on', '<=', filter.assignedTo));
  if (filter.closed.from !== undefined) conditions.push(eb('tasks.closed_at', '>=', filter.closed.from));
  if (filter.closed.to !== undefined) conditions.push(eb('tasks.closed_at', '<', filter.closed.to));
  for (const [figure, { from, to }] of Object.entries(filter.figures)) {
    const column = `tasks.${figure as TaskFigure}` as const;
    if (from !== undefined) conditions.push(eb(column, '>=', from));
    if (to !== undefined) conditions.push(eb(column, '<=', to));
  }
  return conditions;
}

type TextCondition = (filter: TaskFilter & { readonly text: string }) => Expression<SqlBool>;

// The concatenation of '' hides the expression from the text index over all projects.
const containsText: TextCondition = ({ text, isTextScanned }) =>
  sql<boolean>`(tasks.key || ' ' || tasks.summary${isTextScanned === true ? sql` || ''` : sql``}) ilike ${likePattern(text)}`;

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** For scans: compares ASCII byte by byte, in half the time that the case rules of all languages take. */
const containsTextInScan: TextCondition = (filter) => {
  if (!isAscii(filter.text)) return containsText(filter);
  const hasNonAscii = sql<boolean>`octet_length(tasks.key || tasks.summary) <> char_length(tasks.key || tasks.summary)`;
  return sql<boolean>`(((tasks.key || ' ' || tasks.summary) collate "C") ilike ${likePattern(filter.text)} or (${hasNonAscii} and ${containsText(filter)}))`;
};

function filterConditions(filter: TaskFilter, caller: Caller, textCondition: TextCondition): Conditions {
  const eb = builder();
  const conditions: Conditions = [];
  if (filter.scope === 'assigned') conditions.push(eb('tasks.assignee_id', '=', caller.employeeId));
  if (filter.scope === 'reported') conditions.push(eb('tasks.reporter_id', '=', caller.employeeId));
  if (filter.projectId !== undefined) conditions.push(eb('tasks.project_id', '=', filter.projectId));
  if (filter.section !== undefined)
    conditions.push(eb(filter.section.column, filter.section.isEmpty ? 'is' : 'is not', null));
  if (filter.isBlocked) conditions.push(isBlockedTask);
  if (filter.text !== undefined) conditions.push(textCondition({ ...filter, text: filter.text }));
  return [...conditions, ...listConditions(filter), ...rangeConditions(filter), ...presetConditions(filter)];
}

/** The condition of a filter on `tasks`, without visibility. */
export const matchesFilter = (filter: TaskFilter, caller: Caller): Expression<SqlBool> =>
  builder().and([builder()('tasks.deleted_at', 'is', null), ...filterConditions(filter, caller, containsText)]);

/** The condition of a filter for a scan of tasks that are known not to be deleted. */
export const matchesFilterInScan = (filter: TaskFilter, caller: Caller): Expression<SqlBool> =>
  builder().and(filterConditions(filter, caller, containsTextInScan));

/** True when the caller sees only the tasks of some projects in the list. */
export const isVisibilityLimited = (caller: Caller, filter: TaskFilter): boolean =>
  filter.projectId === undefined && filter.scope !== 'assigned' && !caller.grantedFlags.has('Project.All_Project');

/**
 * True for tasks of visible projects. A given project has been checked before, and for Project.All_Project the condition is
 * empty: a deleted project's tasks are deleted too.
 */
export function isVisibleToCaller(caller: Caller, filter: TaskFilter): Expression<SqlBool> {
  if (!isVisibilityLimited(caller, filter)) return sql<boolean>`true`;
  const eb = builder();
  return eb('tasks.project_id', 'in', eb.selectFrom('projects').select('projects.id').where(isVisibleProject(caller)));
}

/** True when every visible task matches. */
export const isUnfiltered = ({
  scope,
  projectId: _projectId,
  today: _today,
  closed,
  figures,
  isWithoutMilestoneIncluded: _milestone,
  isWithoutSprintIncluded: _sprint,
  ...rest
}: TaskFilter): boolean =>
  scope === 'all' &&
  closed.from === undefined &&
  closed.to === undefined &&
  Object.keys(figures).length === 0 &&
  Object.values(rest).every((value) => value === undefined);
