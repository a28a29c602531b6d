import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { issueTypes, taskPriorities, type TaskPriority, type TaskStatus } from '../../../../domain/tasks/taskChoices';
import { isRecordId } from '../../../database/isRecordId';
import { likePattern } from '../../../database/textSearch';
import type { Values } from '../../../database/preparedQuery';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/caller';
import { isVisibleProject } from '../../../visibility/visibleProjectsReadModel';
import { isBlockedTask, isOpenByRank, statusRanks } from '../../../work-figures/workStateReadModel';
import type { TaskFigure, TaskFilter } from './taskFilter';

const priorityRank = (priority: string): number => taskPriorities.indexOf(priority as TaskPriority) + 1;

type Conditions = Expression<SqlBool>[];
const builder = () => expressionBuilder<Schema, 'tasks'>();
const noRow = sql<boolean>`false`;
const anyRow = sql<boolean>`true`;

const choiceColumns = {
  projectIds: 'tasks.project_id',
  assigneeIds: 'tasks.assignee_id',
  reporterIds: 'tasks.reporter_id',
  sprintIds: 'tasks.sprint_id',
  milestoneIds: 'tasks.milestone_id',
} as const;
type Choice = keyof typeof choiceColumns;

/** Lower bounds and upper ones by the name of the value. */
const rangeColumns = {
  dueFrom: ['tasks.due_on', '>='],
  dueTo: ['tasks.due_on', '<='],
  assignedFrom: ['tasks.assigned_on', '>='],
  assignedTo: ['tasks.assigned_on', '<='],
  closedFrom: ['tasks.closed_at', '>='],
  closedTo: ['tasks.closed_at', '<'],
} as const;
type Range = keyof typeof rangeColumns;

type FigureRange = `${TaskFigure} ${'from' | 'to'}`;

/** The values of a filter as they are compared in SQL; only those are used that its form has. */
export interface FilterValues
  extends
    Record<Choice, readonly string[]>,
    Record<Exclude<Range, `closed${string}`>, string | undefined>,
    Record<'closedFrom' | 'closedTo', Date | undefined>,
    Partial<Record<FigureRange, number>> {
  /** The caller's id. */
  readonly viewer: string;
  readonly today: string;
  readonly projectId: string | undefined;
  readonly textPattern: string;
  readonly statusRanks: readonly number[];
  readonly priorityRanks: readonly number[];
  readonly issueTypes: readonly string[];
}

/** Everything that the text of a filter's conditions depends on, with a caller; nothing of it is a value. */
export interface FilterForm {
  readonly scope: TaskFilter['scope'];
  readonly isInProject: boolean;
  readonly section: TaskFilter['section'];
  readonly preset: TaskFilter['preset'];
  readonly isBlocked: true | undefined;
  readonly hasText: boolean;
  readonly isTextScanned: boolean;
  /** What may be in the column of each choice that is made. */
  readonly choices: Readonly<Partial<Record<Choice, readonly ('listed' | 'none')[]>>>;
  readonly hasStatuses: boolean;
  readonly hasPriorities: boolean;
  readonly hasIssueTypes: boolean;
  readonly ranges: readonly Range[];
  readonly figures: readonly FigureRange[];
  /** See `isVisibilityLimited`. */
  readonly isVisibilityLimited: boolean;
}

const known = (ids: readonly string[] | undefined): string[] => (ids ?? []).filter(isRecordId);

/** @returns the values by the names of `Values<FilterValues>` */
export function filterValues(filter: TaskFilter, caller: Caller): FilterValues {
  const figures: Partial<Record<FigureRange, number>> = {};
  for (const [name, { from, to }] of Object.entries(filter.figures)) {
    if (from !== undefined) figures[`${name as TaskFigure} from`] = from;
    if (to !== undefined) figures[`${name as TaskFigure} to`] = to;
  }
  return {
    ...figures,
    viewer: caller.employeeId,
    today: filter.today,
    projectId: filter.projectId,
    textPattern: likePattern(filter.text ?? ''),
    projectIds: known(filter.projectIds),
    assigneeIds: known(filter.assigneeIds),
    reporterIds: known(filter.reporterIds),
    sprintIds: known(filter.sprintIds),
    milestoneIds: known(filter.milestoneIds),
    statusRanks: (filter.statuses ?? []).map((status) => statusRanks[status as TaskStatus]),
    priorityRanks: (filter.priorities ?? []).map(priorityRank),
    issueTypes: filter.issueTypes ?? [],
    dueFrom: filter.dueFrom,
    dueTo: filter.dueTo,
    assignedFrom: filter.assignedFrom,
    assignedTo: filter.assignedTo,
    closedFrom: filter.closed.from,
    closedTo: filter.closed.to,
  };
}

export function filterForm(filter: TaskFilter, caller: Caller): FilterForm {
  const values = filterValues(filter, caller);
  const isNoneIncluded: Record<Choice, boolean> = {
    projectIds: false,
    assigneeIds: filter.assigneeIds?.includes('none') ?? false,
    reporterIds: filter.reporterIds?.includes('none') ?? false,
    sprintIds: filter.isWithoutSprintIncluded,
    milestoneIds: filter.isWithoutMilestoneIncluded,
  };
  const choices: Partial<Record<Choice, readonly ('listed' | 'none')[]>> = {};
  for (const choice of Object.keys(choiceColumns) as Choice[])
    if (filter[choice] !== undefined)
      choices[choice] = [
        ...(values[choice].length > 0 ? (['listed'] as const) : []),
        ...(isNoneIncluded[choice] ? (['none'] as const) : []),
      ];
  return {
    scope: filter.scope,
    isInProject: filter.projectId !== undefined,
    section: filter.section,
    preset: filter.preset,
    isBlocked: filter.isBlocked,
    hasText: filter.text !== undefined,
    isTextScanned: filter.isTextScanned === true,
    choices,
    hasStatuses: filter.statuses !== undefined,
    hasPriorities: filter.priorities !== undefined,
    hasIssueTypes: filter.issueTypes !== undefined && filter.issueTypes.length < issueTypes.length,
    ranges: (Object.keys(rangeColumns) as Range[]).filter((name) => values[name] !== undefined),
    figures: (Object.keys(filter.figures) as TaskFigure[]).flatMap((name) =>
      ([`${name} from`, `${name} to`] as const).filter((range) => values[range] !== undefined),
    ),
    isVisibilityLimited: isVisibilityLimited(caller, filter),
  };
}

/** A filter whose conditions are built: its form, and its values or their placeholders. */
export interface FilterTerms {
  readonly form: FilterForm;
  readonly values: Values<FilterValues>;
}

/** The values themselves, for a statement that is built for one call. */
function filterTerms(filter: TaskFilter, caller: Caller): FilterTerms {
  const values = Object.entries(filterValues(filter, caller)).map(([name, value]) => [name, sql`${value}`]);
  return { form: filterForm(filter, caller), values: Object.fromEntries(values) as Values<FilterValues> };
}

function presetConditions({ form, values }: FilterTerms): Conditions {
  const eb = builder();
  switch (form.preset) {
    case undefined:
      return [];
    case 'open':
      return [isOpenByRank];
    case 'overdue':
      return [isOpenByRank, eb('tasks.due_on', '<', values.today)];
    case 'over-logged':
      return [eb('tasks.variance_hours', '>', 0)];
    case 'not-started':
      return [eb('tasks.status_rank', '=', statusRanks.OPEN), eb('tasks.logged_seconds', '=', 0)];
    case 'reopened':
      return [eb('tasks.reopen_count', '>', 0)];
  }
}

const isListed = (column: string, list: RawBuilder<unknown>): Expression<SqlBool> =>
  sql<boolean>`${sql.ref(column)} = any(${list})`;

function listConditions({ form, values }: FilterTerms): Conditions {
  const eb = builder();
  const conditions: Conditions = [];
  for (const [choice, parts] of Object.entries(form.choices) as [Choice, readonly ('listed' | 'none')[]][]) {
    const column = choiceColumns[choice];
    const alternatives = parts.map((part) =>
      part === 'none' ? eb(column, 'is', null) : isListed(column, values[choice]),
    );
    conditions.push(alternatives.length === 0 ? noRow : eb.or(alternatives));
  }
  if (form.hasStatuses) conditions.push(isListed('tasks.status_rank', values.statusRanks));
  if (form.hasPriorities) conditions.push(isListed('tasks.priority_rank', values.priorityRanks));
  if (form.hasIssueTypes) conditions.push(isListed('tasks.issue_type', values.issueTypes));
  return conditions;
}

const rangeConditions = ({ form, values }: FilterTerms): Conditions => [
  ...form.ranges.map((name) => {
    const [column, operator] = rangeColumns[name];
    return sql<boolean>`${sql.ref(column)} ${sql.raw(operator)} ${values[name]}`;
  }),
  ...form.figures.map((range) => {
    const [figure, side] = range.split(' ');
    return sql<boolean>`${sql.ref(`tasks.${figure}`)} ${sql.raw(side === 'from' ? '>=' : '<=')} ${values[range]}`;
  }),
];

// The concatenation of '' hides the expression from the text index over all projects.
const containsSearched = ({ form, values }: FilterTerms): Expression<SqlBool> =>
  sql<SqlBool>`fold_letters(tasks.key || ' ' || tasks.summary${form.isTextScanned ? sql` || ''` : sql``}) like ${values.textPattern}`;

function filterConditions(terms: FilterTerms): Conditions {
  const { form, values } = terms;
  const eb = builder();
  const conditions: Conditions = [];
  if (form.scope === 'assigned') conditions.push(eb('tasks.assignee_id', '=', values.viewer));
  if (form.scope === 'reported') conditions.push(eb('tasks.reporter_id', '=', values.viewer));
  if (form.isInProject) conditions.push(sql<boolean>`tasks.project_id = ${values.projectId}`);
  if (form.section !== undefined)
    conditions.push(eb(form.section.column, form.section.isEmpty ? 'is' : 'is not', null));
  if (form.isBlocked) conditions.push(isBlockedTask);
  if (form.hasText) conditions.push(containsSearched(terms));
  return [...conditions, ...listConditions(terms), ...rangeConditions(terms), ...presetConditions(terms)];
}

/** The condition of a filter on `tasks`, without visibility. */
export const matchesTerms = (terms: FilterTerms): Expression<SqlBool> =>
  builder().and([builder()('tasks.deleted_at', 'is', null), ...filterConditions(terms)]);

/** The condition of a filter for a scan of tasks that are known not to be deleted. */
export const matchesTermsInScan = (terms: FilterTerms): Expression<SqlBool> => builder().and(filterConditions(terms));

/**
 * True for tasks of visible projects. A given project has been checked before, and for Project.All_Project the condition is
 * empty: a deleted project's tasks are deleted too.
 */
export function isVisibleByTerms({ form, values }: FilterTerms): Expression<SqlBool> {
  if (!form.isVisibilityLimited) return anyRow;
  const eb = builder();
  const visible = eb
    .selectFrom('projects')
    .select('projects.id')
    .where(isVisibleProject(limitedViewer(values)));
  return eb('tasks.project_id', 'in', visible);
}

/** The caller of a list with limited visibility. */
export const limitedViewer = ({ viewer }: Pick<Values<FilterValues>, 'viewer'>) => ({
  employeeId: viewer,
  grantedFlags: new Set<never>(),
});

/** `matchesTerms` for a statement of one call. */
export const matchesFilter = (filter: TaskFilter, caller: Caller): Expression<SqlBool> =>
  matchesTerms(filterTerms(filter, caller));

/** `matchesTermsInScan` for a statement of one call. */
export const matchesFilterInScan = (filter: TaskFilter, caller: Caller): Expression<SqlBool> =>
  matchesTermsInScan(filterTerms(filter, caller));

/** `isVisibleByTerms` for a statement of one call. */
export const isVisibleToCaller = (caller: Caller, filter: TaskFilter): Expression<SqlBool> =>
  isVisibleByTerms(filterTerms(filter, caller));

/** True when the caller sees only the tasks of some projects in the list. */
export const isVisibilityLimited = (caller: Caller, filter: TaskFilter): boolean =>
  filter.projectId === undefined && filter.scope !== 'assigned' && !caller.grantedFlags.has('Project.All_Project');

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
