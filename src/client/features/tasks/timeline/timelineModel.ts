import { groupedBy } from '../../../../domain/collections/groupedBy';
import { daysOfRange, type Day } from '../../../../domain/calendar/day';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { numericMonthName, toMonth, yearAndMonth } from '../../../../domain/calendar/month';
import { mondayOfWeek } from '../../../../domain/calendar/weekday';
import { closedStatus } from '../../../../domain/planning/dueDays';
import { criticalTasks } from '../../../../domain/schedule/criticalTasks';
import { fromHalfDay, toHalfDay, type HalfDay } from '../../../../domain/calendar/halfDays';
import { endText, startText } from '../../../../domain/schedule/halfDayTexts';
import {
  getPlacement,
  type LostTime,
  type Placement,
  type ScheduledDependency,
  type WorkingTime,
} from '../../../../domain/schedule/schedule';
import { lagText } from '../../../../domain/schedule/dependencies';
import { violatedDependencies, type ViolatedDependency } from '../../../../domain/schedule/violatedDependencies';
import { textList } from '../../../../domain/wording/textList';
import { compareTexts } from '../../../../domain/sorting/listOrder';
import type { BaselineTask, Timeline } from '../../../api/api';
import { toBaseline, toDaysOff, toDependencies, toShownTask, type ShownTask } from './timelineWire';
import { assigneeCalendar } from '../assigneeCalendar';

export const zooms = ['Week', 'Day', 'Month', 'Quarter'] as const;
export type Zoom = (typeof zooms)[number];
/** Pixels of a day. */
const dayWidths: Readonly<Record<Zoom, number>> = { Day: 36, Week: 14, Month: 5, Quarter: 2 };

export const groupings = ['Project', 'Milestone', 'Sprint', 'Person'] as const;
export type Grouping = (typeof groupings)[number];

export interface PlacedTask extends ShownTask {
  readonly placement: Placement | undefined;
  readonly isCritical: boolean;
  /** That it begins before what it waits for has ended; undefined when it does not. */
  readonly violation: string | undefined;
}

export interface ShownTimeline {
  readonly tasks: readonly PlacedTask[];
  readonly dependencies: readonly ScheduledDependency[];
  /** Those that the days of the tasks do not keep. */
  readonly violated: readonly ViolatedDependency[];
  readonly daysOff: ReturnType<typeof toDaysOff>;
  /** Where the tasks were in the baseline that is shown. */
  readonly baseline: ReadonlyMap<string, Placement>;
  readonly milestones: readonly ShownMilestone[];
}

/** A milestone at the end of its due date. */
export interface ShownMilestone {
  readonly id: string;
  readonly name: string;
  readonly projectId: string;
  readonly isClosed: boolean;
  readonly at: HalfDay;
}

export interface GroupRow {
  readonly kind: 'group';
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly milestones: readonly ShownMilestone[];
}
export interface TaskRow {
  readonly kind: 'task';
  readonly id: string;
  readonly task: PlacedTask;
}
export type ShownRow = GroupRow | TaskRow;

const toMilestones = ({ Milestones }: Timeline): ShownMilestone[] =>
  Milestones.flatMap(({ _id, Name, Project_id, Due_date, Status }) =>
    Due_date === null
      ? []
      : [
          {
            id: _id,
            name: Name,
            projectId: Project_id,
            isClosed: Status === closedStatus,
            at: toHalfDay(Due_date, 'Second Half'),
          },
        ],
  );

/** The tasks in their places, with the critical path of each project. */
export function toShownTimeline(timeline: Timeline, saved: readonly BaselineTask[] = []): ShownTimeline {
  const calendar = assigneeCalendar(timeline);
  const dependencies = toDependencies(timeline);
  const tasks = timeline.Tasks.map(toShownTask);
  const assignees = new Map(tasks.map(({ id, employeeId }) => [id, employeeId]));
  const isWorking: WorkingTime = (id, halfDay) => calendar.isPlanned(assignees.get(id) ?? null, halfDay);
  const isWorkingDay: WorkingTime = (id, halfDay) => calendar.isWorkingDay(assignees.get(id) ?? null, halfDay);
  const firstWorking = (id: string): HalfDay => calendar.firstPlanned(assignees.get(id) ?? null);
  const projects = new Map(tasks.map(({ id, projectId }) => [id, projectId]));
  const dependenciesByProject = groupedBy(dependencies, ({ taskId }) => projects.get(taskId));
  const critical = new Set(
    [...groupedBy(tasks, ({ projectId }) => projectId)].flatMap(([projectId, own]) => {
      const connected = dependenciesByProject.get(projectId) ?? [];
      // Without dependencies there is no path.
      return connected.length === 0
        ? []
        : [
            ...criticalTasks({
              tasks: own.map(({ scheduled }) => scheduled),
              dependencies: connected,
              isWorking,
              isWorkingDay,
              firstWorking,
            }),
          ];
    }),
  );
  const violated = violatedDependencies({
    tasks: tasks.map(({ scheduled }) => scheduled),
    dependencies,
    isWorking,
    isWorkingDay,
    firstWorking,
  });
  const keys = new Map(tasks.map(({ id, key }) => [id, key]));
  const violations = groupedBy(violated, ({ taskId }) => taskId);
  const violationText = (id: string): string | undefined => {
    const early = (violations.get(id) ?? []).map(
      ({ blockerId, lagDays }) => `${keys.get(blockerId) ?? ''}${lagText(lagDays)}`,
    );
    return early.length === 0 ? undefined : `starts too early: waits for ${early.join(', ')}`;
  };
  return {
    daysOff: toDaysOff(timeline),
    baseline: toBaseline(saved, calendar),
    milestones: toMilestones(timeline),
    dependencies,
    violated,
    tasks: tasks.map((task) => ({
      ...task,
      placement: getPlacement(task.scheduled, isWorking, firstWorking),
      isCritical: critical.has(task.id),
      violation: violationText(task.id),
    })),
  };
}

/** Both ends of the dependencies that are not kept. */
export function violatedTasks({ tasks, violated }: ShownTimeline): readonly PlacedTask[] {
  const ends = new Set(violated.flatMap(({ taskId, blockerId }) => [taskId, blockerId]));
  return tasks.filter(({ id }) => ends.has(id));
}

interface TaskGroup {
  /** Of the project, milestone, sprint or person; null for tasks without one. */
  readonly id: string | null;
  readonly name: string;
}

/** The project's short name, with which its keys begin. */
const shortName = (key: string): string => key.slice(0, key.lastIndexOf('-'));

/** Names are not unique: each project has its 'Sprint 1'. With several projects, they are shown with theirs. */
function taskGroup(task: ShownTask, grouping: Grouping, hasProjects: boolean): TaskGroup {
  const named = (id: string | null, name: string | null, without: string): TaskGroup =>
    id === null
      ? { id, name: without }
      : { id, name: hasProjects ? `${name ?? ''} (${shortName(task.key)})` : (name ?? '') };
  switch (grouping) {
    case 'Project':
      return { id: task.projectId, name: task.project };
    case 'Milestone':
      return named(task.milestoneId, task.milestone, 'No milestone');
    case 'Sprint':
      return named(task.sprintId, task.sprint, 'No sprint');
    case 'Person':
      return { id: task.employeeId, name: task.assignee ?? 'No assignee' };
  }
}

const groupMilestones = (
  { id }: TaskGroup,
  grouping: Grouping,
  milestones: readonly ShownMilestone[],
): readonly ShownMilestone[] =>
  grouping === 'Project'
    ? milestones.filter(({ projectId }) => projectId === id)
    : grouping === 'Milestone'
      ? milestones.filter((milestone) => milestone.id === id)
      : [];

const getStart = ({ placement }: PlacedTask): number => placement?.start ?? Number.POSITIVE_INFINITY;

/** The rows by group, tasks without a group last; in a group by their start, those without days last. */
export function toRows(
  tasks: readonly PlacedTask[],
  milestones: readonly ShownMilestone[],
  { grouping, closed }: { readonly grouping: Grouping; readonly closed: readonly string[] },
): ShownRow[] {
  const hasProjects = new Set(tasks.map(({ projectId }) => projectId)).size > 1;
  const grouped = tasks.map((task) => ({ task, group: taskGroup(task, grouping, hasProjects) }));
  const groups = [...groupedBy(grouped, ({ group }) => group.id).values()].flatMap((own) =>
    own[0] ? [{ group: own[0].group, own: own.map(({ task }) => task) }] : [],
  );
  groups.sort(
    ({ group: one }, { group: other }) =>
      Number(one.id === null) - Number(other.id === null) || compareTexts(one.name, other.name),
  );
  return groups.flatMap(({ group, own }): ShownRow[] => {
    const id = `${grouping} ${group.id ?? 'none'}`;
    const sorted = own.sort((one, other) => getStart(one) - getStart(other) || compareTexts(one.key, other.key));
    return [
      {
        kind: 'group',
        id,
        name: group.name,
        count: own.length,
        milestones: groupMilestones(group, grouping, milestones),
      },
      ...(closed.includes(id) ? [] : sorted.map((task): TaskRow => ({ kind: 'task', id: task.id, task }))),
    ];
  });
}

/** '02/03/2026 to 04/03/2026 First Half'. */
export const placementText = (placement: Placement | undefined): string =>
  placement === undefined ? 'Not scheduled' : `${startText(placement.start)} to ${endText(placement.end)}`;

/** Days, also half ones: '1 day', '2.5 days'. */
export const daysText = (halfDays: number): string => `${halfDays / 2} ${halfDays === 2 ? 'day' : 'days'}`;

/** 'leave', 'leave and holidays': what takes working time from tasks. */
export const lostToText = ({ toLeave, toHolidays, beforeJoining }: LostTime): string =>
  textList([
    ...(toLeave > 0 ? ['leave'] : []),
    ...(toHolidays > 0 ? ['holidays'] : []),
    ...(beforeJoining > 0 ? ['days outside of the employment'] : []),
  ]);

export const lostHalfDays = ({ toLeave, toHolidays, beforeJoining }: LostTime): number =>
  toLeave + toHolidays + beforeJoining;

export const isLosingTime = (lost: LostTime): boolean => lostHalfDays(lost) > 0;

/** 'loses 1.5 days to leave and holidays'. */
export const lostText = (lost: LostTime): string => `loses ${daysText(lostHalfDays(lost))} to ${lostToText(lost)}`;

/** How a milestone is marked: not by colour alone. */
export const milestoneMark = ({ isClosed }: Pick<ShownMilestone, 'isClosed'>): string => (isClosed ? '◇' : '◆');

/** 'Milestone Roll-out, closed, due 31/03/2026'. */
export const milestoneText = ({ name, isClosed, at }: ShownMilestone): string =>
  `Milestone ${name}, ${isClosed ? 'closed, ' : ''}due ${formatDay(fromHalfDay(at).day)}`;

/** How many days later than in the baseline a task ends, negative: earlier; undefined without both. */
export const daysLater = (placement: Placement | undefined, saved: Placement | undefined): number | undefined =>
  placement && saved && (placement.end - saved.end) / 2;

/** How the end of a task compares with that of the baseline; undefined without both. */
export function baselineText(placement: Placement | undefined, saved: Placement | undefined): string | undefined {
  const late = daysLater(placement, saved);
  if (late === undefined) return undefined;
  const compared =
    late === 0 ? 'ends as saved' : `ends ${daysText(Math.abs(late) * 2)} ${late > 0 ? 'later' : 'earlier'}`;
  return `baseline ${placementText(saved)}, ${compared}`;
}

/** The drawn days: those of the tasks, of milestones to come, of today and some weeks around, from a Monday. */
export interface Scale {
  readonly first: HalfDay;
  readonly last: HalfDay;
  readonly dayWidth: number;
}

const halfDaysAround = 28;
/** Five years, which is the longest range of the call. */
const maxHalfDays = 2 * 1826;

/** @param minWidthPx of the drawn days: they fill the window also when the timeline is short */
export function toScale({ tasks, baseline, milestones }: ShownTimeline, today: Day, zoom: Zoom, minWidthPx = 0): Scale {
  let first = toHalfDay(today, 'First Half');
  let last = Math.max(first, ...milestones.map(({ at }) => at));
  for (const { id, placement } of tasks)
    for (const span of [placement, baseline.get(id)])
      if (span) {
        first = Math.min(first, span.start);
        last = Math.max(last, span.end);
      }
  const monday = toHalfDay(mondayOfWeek(fromHalfDay(first - halfDaysAround).day), 'First Half');
  const dayWidth = dayWidths[zoom];
  const filled = monday + 2 * Math.ceil(minWidthPx / dayWidth);
  return { first: monday, last: Math.min(Math.max(last + halfDaysAround * 3, filled), monday + maxHalfDays), dayWidth };
}

export const rowHeight = 28;
/** Of the picture, and of the chart in a small window. */
export const nameWidth = 300;
/** Of the chart: large windows have room for whole summaries. */
export const chartNameWidth = (windowWidthPx: number): number =>
  Math.round(Math.min(Math.max(nameWidth, windowWidthPx * 0.19), 600));
export const headerHeight = 44;

export const xFor = ({ first, dayWidth }: Scale, at: HalfDay): number => ((at - first) / 2) * dayWidth;

/**
 * On which side of what is in view a bar lies, and its nearest day: '◂ 18/11/2026', '02/12/2026 ▸'. undefined when a part of
 * it is in view.
 * @param view pixels from the first day of the scale
 */
export function placeOutOfView(
  scale: Scale,
  placement: Placement | undefined,
  view: { readonly from: number; readonly to: number },
): string | undefined {
  if (placement === undefined) return undefined;
  if (xFor(scale, placement.end + 1) <= view.from) return `◂ ${formatDay(fromHalfDay(placement.end).day)}`;
  if (xFor(scale, placement.start) >= view.to) return `${formatDay(fromHalfDay(placement.start).day)} ▸`;
  return undefined;
}

/** The parts of spans that the scale has: longer ones would make the chart scroll past its end. */
export const withinScale = <Span extends Placement>(spans: readonly Span[], { first, last }: Scale): Span[] =>
  spans
    .filter(({ start, end }) => start <= last && end >= first)
    .map((span) => ({ ...span, start: Math.max(span.start, first), end: Math.min(span.end, last) }));

/** Pixels of a day below which weekends would only be a pattern. */
const minWeekendDayWidth = 5;

/** The Saturdays of the scale, which begins on a Monday; none where a day is too narrow. */
export function weekendStarts({ first, last, dayWidth }: Scale): HalfDay[] {
  const starts: HalfDay[] = [];
  if (dayWidth >= minWeekendDayWidth) for (let at = first + 10; at <= last; at += 14) starts.push(at);
  return starts;
}

export interface HeaderCell {
  readonly key: string;
  readonly label: string;
  readonly x: number;
  readonly width: number;
}

/** The months, or the quarters, and below them the days or weeks where there is room. */
export function headerCells(scale: Scale, zoom: Zoom): { readonly upper: HeaderCell[]; readonly lower: HeaderCell[] } {
  const days = daysOfRange(fromHalfDay(scale.first).day, fromHalfDay(scale.last).day);
  const cells = (getKey: (day: Day) => string, getLabel: (day: Day) => string): HeaderCell[] =>
    [...groupedBy(days, getKey)].map(([key, [day = '', ...others]]) => ({
      key,
      label: getLabel(day),
      x: xFor(scale, toHalfDay(day, 'First Half')),
      width: (others.length + 1) * scale.dayWidth,
    }));
  const quarter = (day: Day): string => {
    const { year, month } = yearAndMonth(day);
    return `Q${Math.ceil(month / 3)} ${year}`;
  };
  if (zoom === 'Quarter') return { upper: cells(quarter, quarter), lower: cells(toMonth, (day) => day.slice(5, 7)) };
  if (zoom === 'Month') return { upper: cells(quarter, quarter), lower: cells(toMonth, numericMonthName) };
  return {
    upper: cells(toMonth, numericMonthName),
    lower:
      zoom === 'Day'
        ? cells(
            (day) => day,
            (day) => day.slice(8),
          )
        : cells(mondayOfWeek, (day) => formatDay(day).slice(0, 5)),
  };
}

/** Names a dependency among others. */
export const dependencyKey = ({ taskId, blockerId }: ScheduledDependency): string => `${taskId} ${blockerId}`;

/** The line from the end of a blocker to the start of the task that waits for it, as an SVG path. */
export function dependencyPath(
  scale: Scale,
  from: { readonly row: number; readonly placement: Placement },
  to: { readonly row: number; readonly placement: Placement },
): string {
  const [x1, y1] = [xFor(scale, from.placement.end + 1), from.row * rowHeight + rowHeight / 2];
  const [x2, y2] = [xFor(scale, to.placement.start), to.row * rowHeight + rowHeight / 2];
  const bend = Math.max(x1 + 6, x2 - 8);
  return x2 >= x1 + 8
    ? `M${x1} ${y1}H${bend}V${y2}H${x2}`
    : `M${x1} ${y1}h6V${y1 + (y2 > y1 ? 1 : -1) * (rowHeight / 2)}H${x2 - 8}V${y2}H${x2}`;
}
