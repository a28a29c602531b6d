import { hundredths } from '../figures/hundredths';
import { addDays, daysOfRange, type Day } from '../calendar/day';
import { getWorkState } from '../tasks/workState';
import { sprintBeginning } from './sprintBeginning';
import { scopeFigures, statesBefore, statesBeforeEach, type ScopeFigures, type TaskState } from './scopeStates';

/** Longer plans show their last days. */
export const maxChartDays = 366;

/** A sprint or a milestone. */
export interface ChartedPlan {
  readonly startsOn: Day | null;
  readonly dueOn: Day | null;
  /** Of its last closing; null while it is not closed. */
  readonly closedAtMs: number | null;
  /** The chart shows at least the days up to this one. */
  readonly shownUntil?: Day;
}

export interface ChartCalendar {
  readonly today: Day;
  /** The share of the day that its people work: 0 on a day off, 1 on a whole working day. */
  readonly workShare: (day: Day) => number;
  /** The beginning of a day on the company's clock. */
  readonly beginningMs: (day: Day) => number;
  readonly dayAt: (instantMs: number) => Day;
}

/** True when all its people are off all day. */
export const isDayOff = ({ workShare }: Pick<ChartCalendar, 'workShare'>, day: Day): boolean => workShare(day) === 0;

/** The plan at the end of a day, or, in the first point, at the beginning of its first day. */
export interface PlanPoint {
  /** null for the beginning. */
  readonly day: Day | null;
  /** The share of the day that the people of the plan work; 0 is a day off. The beginning is no day off. */
  readonly workShare: number;
  /** What happens from this instant on is not in the figures. */
  readonly untilMs: number;
  /** What would be open if work went on evenly, by the shares of the days, from the beginning to the due day; null without a due day, and for milestones. */
  readonly ideal: { readonly tasks: number; readonly hours: number } | null;
  /** null for days to come. */
  readonly figures: (ScopeFigures & { readonly added: number; readonly removed: number }) | null;
}

/** The days of the chart: from its first day to the latest one of its due day, its closing and what has to be shown. */
function chartDays(
  { startsOn, dueOn, closedAtMs, shownUntil }: ChartedPlan,
  states: readonly TaskState[],
  calendar: ChartCalendar,
): Day[] {
  const firstStateMs = states.reduce((first, { fromMs }) => Math.min(first, fromMs), Number.POSITIVE_INFINITY);
  const first = startsOn ?? (Number.isFinite(firstStateMs) ? calendar.dayAt(firstStateMs) : calendar.today);
  const ended = closedAtMs === null ? calendar.today : calendar.dayAt(closedAtMs);
  // An overdue plan goes on to today.
  const last = [first, ended, dueOn ?? first, shownUntil ?? first].reduce((late, day) => (day > late ? day : late));
  const earliest = addDays(last, 1 - maxChartDays);
  return daysOfRange(first < earliest ? earliest : first, last);
}

const ids = (states: readonly TaskState[]): Set<string> =>
  new Set(states.filter(({ status }) => getWorkState(status) !== 'rejected').map(({ taskId }) => taskId));
const countMissing = (wanted: ReadonlySet<string>, found: ReadonlySet<string>): number =>
  [...wanted].filter((id) => !found.has(id)).length;

/**
 * The scope of a plan and what of it is open, by day, without an ideal.
 * @param states those that tasks had while they were in the plan
 */
export function planPoints(plan: ChartedPlan, states: readonly TaskState[], calendar: ChartCalendar): PlanPoint[] {
  const days = chartDays(plan, states, calendar);
  const [first = calendar.today] = days;
  const lastPastDay = plan.closedAtMs === null ? calendar.today : calendar.dayAt(plan.closedAtMs);
  const instants: { day: Day | null; untilMs: number }[] = [
    { day: null, untilMs: calendar.beginningMs(first) },
    ...days.map((day) => {
      const endMs = calendar.beginningMs(addDays(day, 1));
      return { day, untilMs: plan.closedAtMs === null ? endMs : Math.min(endMs, plan.closedAtMs) };
    }),
  ];
  const past = instants.filter(({ day }) => (day ?? first) <= lastPastDay);
  const statesOfPast = statesBeforeEach(
    states,
    past.map(({ untilMs }) => untilMs),
  );
  let former: ReadonlySet<string> = new Set();
  return instants.map(({ day, untilMs }, index): PlanPoint => {
    const workShare = day === null ? 1 : calendar.workShare(day);
    const found = statesOfPast[index];
    if (found === undefined) return { day, workShare, untilMs, ideal: null, figures: null };
    const present = ids(found);
    const figures = {
      ...scopeFigures(found),
      added: day === null ? 0 : countMissing(present, former),
      removed: day === null ? 0 : countMissing(former, present),
    };
    former = present;
    return { day, workShare, untilMs, ideal: null, figures };
  });
}

/**
 * Burndown and burnup of a sprint, by day.
 * @param states those that tasks had while they were in the sprint
 */
export function sprintPoints(sprint: ChartedPlan, states: readonly TaskState[], calendar: ChartCalendar): PlanPoint[] {
  const points = planPoints(sprint, states, calendar);
  const start = sprintBeginning(points, ({ figures }) => figures?.scope.tasks)?.figures?.scope;
  const { dueOn } = sprint;
  if (dueOn === null || start === undefined) return points;
  const plannedShare = ({ day, workShare }: PlanPoint): number => (day === null || day > dueOn ? 0 : workShare);
  const allWork = points.reduce((sum, point) => sum + plannedShare(point), 0);
  let worked = 0;
  return points.map((point) => {
    worked += plannedShare(point);
    const left = allWork === 0 ? 0 : 1 - worked / allWork;
    return { ...point, ideal: { tasks: hundredths(start.tasks * left), hours: hundredths(start.hours * left) } };
  });
}

/**
 * Of many points the first and the last one, and between them some at equal distances.
 * @param max at least 2
 */
export function atEqualDistances<Point>(points: readonly Point[], max: number): Point[] {
  const last = points.length - 1;
  const step = Math.max(1, Math.ceil(last / (max - 1)));
  return points.filter((_point, index) => index === 0 || (last - index) % step === 0);
}

/**
 * The points of a small picture: those of the large one, days off included, where there is room for all; of longer sprints
 * days at equal distances, which are off when all days since the one before are.
 * @param max at least 2
 */
export function sparsePoints(points: readonly PlanPoint[], max: number): PlanPoint[] {
  let since: PlanPoint[] = [];
  const shown = new Set(atEqualDistances(points, max));
  return points.flatMap((point) => {
    since.push(point);
    if (!shown.has(point)) return [];
    const workShare = Math.max(...since.map((one) => one.workShare));
    since = [];
    return [{ ...point, workShare }];
  });
}

/** What happened to a task of a plan in the time of a point. */
export type ScopeEvent = 'Added' | 'Removed' | 'Finished' | 'Opened again' | 'Rejected';

export interface PlanPointTask {
  readonly taskId: string;
  readonly status: string;
  readonly hours: number | null;
  readonly event: ScopeEvent | null;
}

/** The tasks behind a point. */
export interface PlanPointTasks {
  /** As many as the figures of the point count. */
  readonly scope: readonly PlanPointTask[];
  /** Those that were in the scope of the point before it. */
  readonly left: readonly PlanPointTask[];
}

const toRow = ({ taskId, status, hours }: TaskState, event: ScopeEvent | null): PlanPointTask => ({
  taskId,
  status,
  hours,
  event,
});

function getEvent(former: TaskState | undefined, present: TaskState): ScopeEvent | null {
  if (former === undefined) return 'Added';
  const [before, now] = [getWorkState(former.status), getWorkState(present.status)];
  if (before === now) return null;
  return now === 'finished' ? 'Finished' : 'Opened again';
}

/** The tasks behind a point, with what has happened to them since the point before it. */
export function planPointTasks(
  states: readonly TaskState[],
  point: Pick<PlanPoint, 'untilMs'>,
  formerPoint: Pick<PlanPoint, 'untilMs'> | undefined,
): PlanPointTasks {
  const isInScope = ({ status }: TaskState): boolean => getWorkState(status) !== 'rejected';
  const found = statesBefore(states, point.untilMs);
  const present = found.filter(isInScope);
  const former = formerPoint === undefined ? present : statesBefore(states, formerPoint.untilMs).filter(isInScope);
  const formerById = new Map(former.map((state) => [state.taskId, state]));
  const presentIds = new Set(present.map(({ taskId }) => taskId));
  const foundById = new Map(found.map((state) => [state.taskId, state]));
  return {
    scope: present.map((state) => toRow(state, getEvent(formerById.get(state.taskId), state))),
    left: former
      .filter(({ taskId }) => !presentIds.has(taskId))
      .map((state) => {
        const rejected = foundById.get(state.taskId);
        return rejected ? toRow(rejected, 'Rejected') : toRow(state, 'Removed');
      }),
  };
}
