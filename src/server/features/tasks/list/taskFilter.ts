import { addDays, dayIn, type Day } from '../../../../domain/calendar/day';
import { instantAt } from '../../../../domain/calendar/instantAt';
import { issueTypes, taskPriorities, taskStatuses } from '../../../../domain/tasks/taskChoices';
import { failures } from '../../../errors/failure';
import type { Call } from '../../../operations/call';
import type { NullableColumn } from './taskOrder';

type Query = Omit<Call<'listTasks'>['query'], 'sort' | 'offset' | 'limit'>;

/** Inclusive; undefined is unbounded. */
export interface Bounds<Value> {
  from: Value | undefined;
  to: Value | undefined;
}

/** Figures that have a range filter. */
export type TaskFigure =
  'duration_hours' | 'logged_seconds' | 'variance_hours' | 'progress_percent' | 'reopen_count' | 'comment_count';

/** Which tasks a list shows; undefined does not filter. */
export interface TaskFilter {
  scope: 'all' | 'assigned' | 'reported';
  projectId: string | undefined;
  text: string | undefined;
  statuses: string[] | undefined;
  priorities: string[] | undefined;
  issueTypes: string[] | undefined;
  /** In addition to `projectId`. */
  projectIds: string[] | undefined;
  assigneeIds: string[] | undefined;
  reporterIds: string[] | undefined;
  milestoneIds: string[] | undefined;
  /** Also tasks without a milestone. */
  isWithoutMilestoneIncluded: boolean;
  sprintIds: string[] | undefined;
  /** Also tasks without a sprint. */
  isWithoutSprintIncluded: boolean;
  dueFrom: string | undefined;
  dueTo: string | undefined;
  assignedFrom: string | undefined;
  assignedTo: string | undefined;
  /** Unlike other bounds, the second instant is exclusive. */
  closed: Bounds<Date>;
  figures: Partial<Record<TaskFigure, Bounds<number>>>;
  preset: Query['preset'];
  /** Only open tasks with an open blocker. */
  isBlocked: true | undefined;
  /** Only tasks with a value in this column, or only those without. */
  section?: { readonly column: NullableColumn; readonly isEmpty: boolean };
  /** The text is searched in the rows, without the text index. */
  isTextScanned?: boolean;
  /** The company's day, for 'overdue'. */
  today: Day;
}

const commaSeparated = (text: string | undefined): string[] | undefined => {
  const found = text
    ?.split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return found === undefined || found.length === 0 ? undefined : found;
};

function choices(field: string, text: string | undefined, allowed: readonly string[]): string[] | undefined {
  const chosen = commaSeparated(text);
  const unknown = chosen?.find((item) => !allowed.includes(item));
  if (unknown !== undefined) throw failures.malformed([{ field, message: `${field} cannot be '${unknown}'` }]);
  return chosen;
}

const secondsPerHour = 3600;
const seconds = (hours: number | undefined): number | undefined => hours && Math.round(hours * secondsPerHour);

function figureBounds(query: Query): TaskFilter['figures'] {
  const figures: Record<TaskFigure, Bounds<number>> = {
    duration_hours: { from: query.Estimated_min, to: query.Estimated_max },
    logged_seconds: { from: seconds(query.Logged_min), to: seconds(query.Logged_max) },
    variance_hours: { from: query.Variance_min, to: query.Variance_max },
    progress_percent: { from: query.Progress_min, to: query.Progress_max },
    reopen_count: { from: query.Reopens_min, to: query.Reopens_max },
    comment_count: { from: query.Comments_min, to: query.Comments_max },
  };
  return Object.fromEntries(
    Object.entries(figures).filter(([, { from, to }]) => from !== undefined || to !== undefined),
  );
}

/**
 * @param clock the time of the request and the company's time zone
 * @throws Failure 400 naming the field of a choice that does not exist
 */
export function readTaskFilter(query: Query, clock: { now: Date; timeZone: string }): TaskFilter {
  const sprints = commaSeparated(query.Sprint_id);
  const milestones = commaSeparated(query.Milestone_id);
  const midnight = (day: Day | undefined): Date | undefined =>
    day === undefined ? undefined : instantAt(day, '00:00', clock.timeZone);
  return {
    scope: query.scope ?? 'all',
    projectId: query.Project_id,
    text: query.q === undefined || query.q.trim() === '' ? undefined : query.q.trim(),
    statuses: choices('Status', query.Status, taskStatuses),
    priorities: choices('Priority', query.Priority, taskPriorities),
    issueTypes: choices('Issue_type', query.Issue_type, issueTypes),
    projectIds: commaSeparated(query.Project_ids),
    assigneeIds: commaSeparated(query.Employee_id),
    reporterIds: commaSeparated(query.Reporter_id),
    milestoneIds: milestones?.filter((milestone) => milestone !== 'none'),
    isWithoutMilestoneIncluded: milestones?.includes('none') ?? false,
    sprintIds: sprints?.filter((sprint) => sprint !== 'none'),
    isWithoutSprintIncluded: sprints?.includes('none') ?? false,
    dueFrom: query.Due_from,
    dueTo: query.Due_to,
    assignedFrom: query.Assigned_from,
    assignedTo: query.Assigned_to,
    closed: { from: midnight(query.Closed_from), to: midnight(query.Closed_to && addDays(query.Closed_to, 1)) },
    figures: figureBounds(query),
    preset: query.preset,
    isBlocked: query.Blocked === true ? true : undefined,
    today: dayIn(clock.timeZone, clock.now),
  };
}
