import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { issueTypes, taskPriorities, type TaskPriority, type TaskStatus } from '../../../domain/tasks/taskChoices';
import { isRecordId } from '../../database/isRecordId';
import { likePattern } from '../../database/likePattern';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/call';
import { isVisibleProject } from '../../visibility/visibleProjects';
import { isOpenByRank, statusRanks } from '../../work-figures/workStateReadModel';
import type { TaskFigure, TaskFilter } from './taskFilter';

const priorityRank = (priority: string): number => taskPriorities.indexOf(priority as TaskPriority) + 1;

type Conditions = Expression<SqlBool>[];
const builder = () => expressionBuilder<Schema, 'tasks'>();
const nothing = sql<boolean>`false`;

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
  const amongOrNone = (
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
    conditions.push(choices.length === 0 ? nothing : eb.or(choices));
  };
  amongOrNone('tasks.project_id', filter.projectIds, false);
  amongOrNone('tasks.assignee_id', filter.assigneeIds, filter.assigneeIds?.includes('none') ?? false);
  amongOrNone('tasks.reporter_id', filter.reporterIds, filter.reporterIds?.includes('none') ?? false);
  amongOrNone('tasks.sprint_id', filter.sprintIds, filter.isWithoutSprintIncluded);
  amongOrNone('tasks.milestone_id', filter.milestoneIds, filter.isWithoutMilestoneIncluded);
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

// What is put behind the second text keeps the database from going through the index of all projects' texts.
const holdsText: TextCondition = ({ text, isTextInFewRows }) =>
  sql<boolean>`(tasks.key || ' ' || tasks.summary${isTextInFewRows === true ? sql` || ''` : sql``}) ilike ${likePattern(text)}`;

const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** The same, asked of one task after the other: capitals of plain letters are told by the bytes, in half the time that the rules of all languages take. */
const holdsTextOnTheWay: TextCondition = (filter) => {
  if (!isPlain(filter.text)) return holdsText(filter);
  const hasOtherLetters = sql<boolean>`octet_length(tasks.key || tasks.summary) <> char_length(tasks.key || tasks.summary)`;
  return sql<boolean>`(((tasks.key || ' ' || tasks.summary) collate "C") ilike ${likePattern(filter.text)} or (${hasOtherLetters} and ${holdsText(filter)}))`;
};

function conditionsOf(filter: TaskFilter, caller: Caller, textCondition: TextCondition): Conditions {
  const eb = builder();
  const conditions: Conditions = [];
  if (filter.scope === 'assigned') conditions.push(eb('tasks.assignee_id', '=', caller.employeeId));
  if (filter.scope === 'reported') conditions.push(eb('tasks.reporter_id', '=', caller.employeeId));
  if (filter.projectId !== undefined) conditions.push(eb('tasks.project_id', '=', filter.projectId));
  if (filter.part !== undefined) conditions.push(eb(filter.part.column, filter.part.isEmpty ? 'is' : 'is not', null));
  if (filter.text !== undefined) conditions.push(textCondition({ ...filter, text: filter.text }));
  return [...conditions, ...listConditions(filter), ...rangeConditions(filter), ...presetConditions(filter)];
}

/** The condition on `tasks` that a filter sets, without what the caller may see. */
export const passesFilter = (filter: TaskFilter, caller: Caller): Expression<SqlBool> =>
  builder().and([builder()('tasks.deleted_at', 'is', null), ...conditionsOf(filter, caller, holdsText)]);

/** The condition that a filter sets on tasks that are known not to be deleted and are passed one after the other. */
export const passesAmongLiving = (filter: TaskFilter, caller: Caller): Expression<SqlBool> =>
  builder().and(conditionsOf(filter, caller, holdsTextOnTheWay));

/** True when it depends on the caller's projects which tasks of the list he or she sees. */
export const isReachLimited = (caller: Caller, filter: TaskFilter): boolean =>
  filter.projectId === undefined && filter.scope !== 'assigned' && !caller.grantedFlags.has('Project.All_Project');

/**
 * The condition that the caller may see the task: it is of a visible project, or his or her own. A given project has been
 * found visible already, and with Project.All_Project no task is left out: a deleted project's tasks are deleted too.
 */
export function isInReach(caller: Caller, filter: TaskFilter): Expression<SqlBool> {
  if (!isReachLimited(caller, filter)) return sql<boolean>`true`;
  const eb = builder();
  return eb('tasks.project_id', 'in', eb.selectFrom('projects').select('projects.id').where(isVisibleProject(caller)));
}

/** True when every task that the caller may see passes. */
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
  Object.values(rest).every((part) => part === undefined);
