/**
 * Where tasks are in a plan, what moves with them and how many hours people have, written from the contract and the records of
 * decisions alone, by looking at one half day after the other. Nothing here is imported from the product.
 */
import { dayBefore, getWeekday, hour } from '../../../../support/moments/berlinClock';

export type Half = 'First Half' | 'Second Half';
/** Half days since 1 January 1970. */
export type At = number;

const dayMs = 24 * hour;
export const toAt = (day: string, half: Half): At =>
  (Date.parse(`${day}T00:00:00Z`) / dayMs) * 2 + (half === 'Second Half' ? 1 : 0);
export const getDay = (at: At): string => new Date(Math.floor(at / 2) * dayMs).toISOString().slice(0, 10);
export const getHalf = (at: At): Half => (at % 2 === 0 ? 'First Half' : 'Second Half');

export interface Worker {
  readonly id: string;
  readonly placeId: string | null;
  readonly joinedOn: string;
  /** The day on which the account was closed. */
  readonly leftOn: string | null;
  /** Times between leaving and returning, without the day of the return. */
  readonly breaks: readonly { readonly from: string; readonly until: string }[];
}
export interface Leave {
  readonly personId: string;
  readonly first: At;
  readonly last: At;
  /** null while it is not granted. */
  readonly grantedAt: number | null;
}
export interface Holiday {
  readonly day: string;
  readonly type: 'Full Day' | Half;
  readonly placeIds: readonly string[];
  readonly enteredAt: number;
}
export interface PlannedTask {
  readonly id: string;
  readonly assigneeId: string | null;
  readonly projectId: string;
  readonly milestoneId: string | null;
  readonly status: string;
  readonly start: At | null;
  readonly end: At | null;
  readonly hours: number | null;
  readonly logged: number;
  readonly assignedOn: string | null;
  readonly isDeleted: boolean;
  /** When its days or its hours were set. */
  readonly setAt: number;
  /** When it got another assignee. */
  readonly assignedAt: number;
}
export interface Wait {
  readonly taskId: string;
  readonly blockerId: string;
  /** In working days of the one who waits. */
  readonly lag: number;
}
export interface Plan {
  readonly people: readonly Worker[];
  readonly leaves: readonly Leave[];
  readonly holidays: readonly Holiday[];
  /** Each after the tasks that it waits for. */
  readonly tasks: readonly PlannedTask[];
  readonly waits: readonly Wait[];
  readonly today: string;
}
export interface Place {
  readonly start: At;
  readonly end: At;
}
type Works = (at: At) => boolean;

export const isOpen = ({ status, isDeleted }: PlannedTask): boolean =>
  !isDeleted && status !== 'CLOSE' && status !== 'REJECTED';

const isHoliday = (holidays: readonly Holiday[], placeId: string | null, at: At): boolean =>
  holidays.some(
    ({ day, type, placeIds }) =>
      day === getDay(at) &&
      (type === 'Full Day' || type === getHalf(at)) &&
      (placeIds.length === 0 || (placeId !== null && placeIds.includes(placeId))),
  );
const isWeekend = (at: At): boolean => [0, 6].includes(getWeekday(getDay(at)));

const isAway = (leaves: readonly Leave[], personId: string, at: At): boolean =>
  leaves.some(
    (leave) => leave.personId === personId && leave.grantedAt !== null && leave.first <= at && at <= leave.last,
  );

/** Whether it is a working day where someone works. */
export const isWorkingDay = ({ people, holidays }: Plan, personId: string | null, at: At): boolean =>
  !isWeekend(at) && !isHoliday(holidays, people.find(({ id }) => id === personId)?.placeId ?? null, at);

/** No one is there before joining, nor between leaving and returning. */
const hasJoined = ({ people }: Plan, personId: string, at: At): boolean =>
  people.every(
    ({ id, joinedOn, breaks }) =>
      id !== personId ||
      (getDay(at) >= joinedOn && !breaks.some(({ from, until }) => from <= getDay(at) && getDay(at) < until)),
  );
const hasLeft = ({ people }: Plan, personId: string, at: At): boolean =>
  getDay(at) >= (people.find(({ id }) => id === personId)?.leftOn ?? '9999');

/** The capacity of a person. */
const isAtWork = (plan: Plan, personId: string, at: At): boolean =>
  isWorkingDay(plan, personId, at) &&
  !isAway(plan.leaves, personId, at) &&
  hasJoined(plan, personId, at) &&
  !hasLeft(plan, personId, at);

/** Whether a task is worked on; what someone has left behind is planned as if it had no assignee. */
export const isWorkedOn = (plan: Plan, { assigneeId }: PlannedTask, at: At): boolean =>
  assigneeId === null || hasLeft(plan, assigneeId, at) ? isWorkingDay(plan, null, at) : isAtWork(plan, assigneeId, at);

/** As it was known when the days of the task were set; days on which someone is not there do not make the work less. */
function wasWorkedOn(plan: Plan, task: PlannedTask, at: At): boolean {
  // Where the work of a task without a start begins, follows from its end and from what is known now.
  if (task.start === null) return isWorkedOn(plan, task, at);
  const isOfOther = task.assignedAt > task.setAt;
  const known = {
    ...plan,
    people: plan.people.map((person) => ({ ...person, joinedOn: '', breaks: [] })),
    leaves: plan.leaves.filter(({ grantedAt }) => grantedAt !== null && grantedAt <= task.setAt && !isOfOther),
    holidays: plan.holidays.filter(({ enteredAt }) => enteredAt <= task.setAt),
  };
  return isWorkedOn(known, task, at);
}

export const count = (from: At, to: At, matches: Works): number => {
  let sum = 0;
  for (let at = from; at <= to; at += 1) if (matches(at)) sum += 1;
  return sum;
};
/** The half day on which work that begins at another one, or ends there, has taken as many worked ones as it needs. */
function scan(from: At, step: 1 | -1, length: number, works: Works): At {
  let left = length;
  for (let at = from; ; at += step) {
    if (works(at)) left -= 1;
    if (left === 0) return at;
  }
}

/** A half day is four hours; without hours a task takes a day. */
const getHalves = ({ hours }: PlannedTask): number => (hours === null ? 2 : Math.max(1, Math.ceil(hours / 4)));

export function getPlace(task: PlannedTask, works: Works): Place | undefined {
  const { start, end } = task;
  if (start !== null) return { start, end: end ?? scan(start, 1, getHalves(task), works) };
  return end === null ? undefined : { start: scan(end, -1, getHalves(task), works), end };
}

function mayStart(at: At, blockerEnd: At, lag: number, works: Works): boolean {
  if (lag === 0) return at > blockerEnd;
  if (lag > 0) return at > blockerEnd && count(blockerEnd + 1, at - 1, works) >= lag * 2;
  const shared = count(at, blockerEnd, works);
  return shared < -lag * 2 || (shared === -lag * 2 && works(at));
}

export interface Moved extends Place {
  readonly id: string;
}
interface Rescheduling {
  readonly moves: ReadonlyMap<string, { readonly start: At; readonly end?: At }>;
  /** What follows these tasks can move. */
  readonly firstIds: readonly string[];
  readonly works: (task: PlannedTask, at: At) => boolean;
  readonly worked: (task: PlannedTask, at: At) => boolean;
}

export function getFollowing({ waits }: Plan, firstIds: readonly string[]): string[] {
  const found = [...firstIds];
  for (const id of found)
    for (const { taskId, blockerId } of waits) if (blockerId === id && !found.includes(taskId)) found.push(taskId);
  return found;
}

/**
 * Tasks keep their work. One that is moved, is pushed by a task that has moved, or has lost working time begins when all that
 * it waits for is done; nothing is pulled forward.
 */
function reschedule(plan: Plan, { moves, firstIds, works, worked }: Rescheduling): Moved[] {
  const following = getFollowing(plan, firstIds);
  const places = new Map<string, Place>();
  const moved = new Map<string, Moved>();
  for (const task of plan.tasks.filter(isOpen)) {
    const isFollowing = following.includes(task.id);
    const now: Works = (at) => works(task, at);
    const then: Works = (at) => (isFollowing ? worked(task, at) : now(at));
    const before = getPlace(task, then);
    const move = moves.get(task.id);
    if (before !== undefined) places.set(task.id, before);
    const wanted = move?.start ?? before?.start;
    if (wanted === undefined || !isFollowing) continue;
    const isFree = (at: At, wait: Wait): boolean => {
      const blocker = places.get(wait.blockerId);
      return (
        wait.taskId !== task.id ||
        blocker === undefined ||
        mayStart(at, blocker.end, wait.lag, (one) => isWorkingDay(plan, task.assigneeId, one))
      );
    };
    const isPushed = plan.waits.some((wait) => moved.has(wait.blockerId) && !isFree(wanted, wait));
    if (before !== undefined && move === undefined && !isPushed)
      if (count(before.start, before.end, now) === count(before.start, before.end, then)) continue;
    let start = wanted;
    while (!now(start) || !plan.waits.every((wait) => isFree(start, wait))) start += 1;
    let length = before === undefined ? getHalves(task) : count(before.start, before.end, then);
    if (move?.end !== undefined) length = count(move.start, move.end, now);
    const isAsChosen = move?.end !== undefined && start === move.start;
    const end = isAsChosen ? (move.end ?? start) : scan(start, 1, Math.max(1, length), now);
    places.set(task.id, { start, end });
    if (start !== before?.start || end !== before.end) moved.set(task.id, { id: task.id, start, end });
  }
  return [...moved.values()];
}

export const afterMove = (plan: Plan, moves: Rescheduling['moves']): Moved[] =>
  reschedule(plan, {
    moves,
    firstIds: [...moves.keys()],
    works: (task, at) => isWorkedOn(plan, task, at),
    worked: (task, at) => wasWorkedOn(plan, task, at),
  });

/** Half days within the days of a task with a start that are no longer worked; leave on a holiday is a holiday. */
export function getLost(plan: Plan, task: PlannedTask) {
  const place = getPlace(task, (at) => wasWorkedOn(plan, task, at));
  const isOver = task.end !== null && getDay(task.end) < plan.today;
  if (!isOpen(task) || place === undefined || task.start === null || isOver) return [0, 0, 0];
  const lost = (matches: Works): number =>
    count(place.start, place.end, (at) => wasWorkedOn(plan, task, at) && !isWorkedOn(plan, task, at) && matches(at));
  const isOff: Works = (at) => !isWorkingDay(plan, task.assigneeId, at);
  const isBefore: Works = (at) => task.assigneeId !== null && !hasJoined(plan, task.assigneeId, at);
  return [lost((at) => !isOff(at) && !isBefore(at)), lost(isOff), lost((at) => !isOff(at) && isBefore(at))];
}

/**
 * The tasks of a project that waits for nothing else: half a day of work more for them, and for what waits for them, ends after
 * the last task. Without dependencies there is no path.
 */
export function getCritical(plan: Plan, projectId: string): string[] {
  const open = plan.tasks.filter((task) => isOpen(task) && task.projectId === projectId);
  const works = (task: PlannedTask, at: At): boolean => isWorkedOn(plan, task, at);
  const placed = open.flatMap((task) => {
    const place = getPlace(task, (at) => works(task, at));
    return place === undefined ? [] : [{ task, place }];
  });
  const waits = plan.waits.filter(({ taskId }) => open.some(({ id }) => id === taskId));
  const lastEnd = Math.max(...placed.map(({ place }) => place.end));
  const delays = (id: string, end: At): boolean =>
    end > lastEnd ||
    waits.some((wait) => {
      const next = placed.find(({ task }) => task.id === wait.taskId);
      if (wait.blockerId !== id || next === undefined) return false;
      const isDay: Works = (at) => isWorkingDay(plan, next.task.assigneeId, at);
      const isItsWork: Works = (at) => works(next.task, at);
      let start = end - 40;
      while (!isItsWork(start) || !mayStart(start, end, wait.lag, isDay)) start += 1;
      const length = Math.max(1, count(next.place.start, next.place.end, isItsWork));
      return delays(wait.taskId, scan(start, 1, length, isItsWork));
    });
  return waits.length === 0
    ? []
    : placed.flatMap(({ task, place }) =>
        delays(
          task.id,
          scan(place.end + 1, 1, 1, (at) => works(task, at)),
        )
          ? task.id
          : [],
      );
}

/** The end of the last open task of each milestone, where it is another one after a change. */
export function getMilestoneEnds(
  plan: Plan,
  moved: readonly Moved[],
  getBefore: (task: PlannedTask) => Place | undefined,
): Map<string, readonly [At | null, At]> {
  const ends = new Map<string, readonly [At | null, At]>();
  for (const task of plan.tasks.filter(isOpen)) {
    const before = getBefore(task)?.end ?? null;
    const after = moved.find(({ id }) => id === task.id)?.end ?? before;
    if (task.milestoneId === null || after === null) continue;
    const known = ends.get(task.milestoneId) ?? [before, after];
    // Nothing is scheduled before 1970.
    ends.set(task.milestoneId, [Math.max(known[0] ?? 0, before ?? 0) || null, Math.max(known[1], after)]);
  }
  return new Map([...ends].filter(([, [before, after]]) => before !== after));
}

/** What a leave moves, compared with the plan without it. */
export function afterLeave(plan: Plan, { personId, first, last }: Leave) {
  // Only a working day is lost to leave, and a leave that the plan was made with takes nothing from it.
  const isTaken = (task: PlannedTask, at: At): boolean =>
    task.assigneeId === personId &&
    first <= at &&
    at <= last &&
    isWorkingDay(plan, personId, at) &&
    hasJoined(plan, personId, at) &&
    !hasLeft(plan, personId, at);
  const works = (task: PlannedTask, at: At): boolean => isWorkedOn(plan, task, at) && !isTaken(task, at);
  const worked = (task: PlannedTask, at: At): boolean =>
    isTaken(task, at) ? task.start !== null && wasWorkedOn(plan, task, at) : works(task, at);
  const firstIds = plan.tasks
    .filter((task) => isOpen(task) && task.assigneeId === personId && task.start !== null)
    .map(({ id }) => id);
  const moved = reschedule(plan, { moves: new Map(), firstIds, works, worked });
  return getMilestoneEnds(plan, moved, (task) => getPlace(task, (at) => worked(task, at)));
}

const twoDecimals = (value: number): number => Math.round(value * 100 + 1e-7) / 100;

/**
 * What is left to do of a task, by day: even over the worked half days until it is due, in quarters of an hour, from today
 * on. What is overdue is for today, or for the first day at work; without a due day it is for a week.
 */
export function spread(task: PlannedTask, today: string, works: Works): Map<string, number> {
  const startsOn = task.start === null ? task.assignedOn : getDay(task.start);
  const first = startsOn !== null && startsOn > today ? startsOn : today;
  const due = task.end === null ? dayBefore(first, -6) : getDay(task.end);
  const isIts: Works = (at) => works(at) && !(task.start !== null && at < task.start && getDay(at) === startsOn);
  const isDuring: Works = (at) => isIts(at) && !(task.end !== null && at > task.end && getDay(at) === due);
  const last = due < first ? first : due;
  let halves = [];
  for (let at = toAt(first, 'First Half'); at <= toAt(last, 'Second Half'); at += 1) if (isDuring(at)) halves.push(at);
  for (let day = dayBefore(last, -1); halves.length === 0 && day <= dayBefore(last, -60); day = dayBefore(day, -1))
    halves = [toAt(day, 'First Half'), toAt(day, 'Second Half')].filter(isIts);
  const hours = Math.max(0, twoDecimals((task.hours ?? 0) - task.logged));
  const given = new Map<string, number>();
  const days = [...new Set(halves.map(getDay))];
  let before = 0;
  for (const [index, day] of days.entries()) {
    const passed = halves.filter((at) => getDay(at) <= day).length / halves.length;
    const until = index === days.length - 1 ? hours : Math.min(hours, Math.round(hours * passed * 4) / 4);
    if (until > before) given.set(day, twoDecimals(until - before));
    before = until;
  }
  const lastDay = days.at(-1);
  // A task that needs no more time is on its last day.
  if (given.size === 0 && lastDay !== undefined) given.set(lastDay, 0);
  return given;
}

/** Hours of a person by day, with those of each task. */
export function getLoad(plan: Plan, personId: string): Map<string, { hours: number; tasks: Map<string, number> }> {
  const days = new Map<string, { hours: number; tasks: Map<string, number> }>();
  for (const task of plan.tasks.filter((each) => isOpen(each) && each.assigneeId === personId))
    for (const [day, hours] of spread(task, plan.today, (at) => isAtWork(plan, personId, at))) {
      const known = days.get(day) ?? { hours: 0, tasks: new Map<string, number>() };
      known.tasks.set(task.id, hours);
      days.set(day, { hours: twoDecimals(known.hours + hours), tasks: known.tasks });
    }
  return days;
}

/** Of a day: hours at work, the part of it on leave, and days of leave that were working days. */
export function getCapacity(
  plan: Plan,
  personId: string,
  day: string,
): { hours: number; leave: 'Full Day' | Half | null; leaveDays: number } {
  const halves = [toAt(day, 'First Half'), toAt(day, 'Second Half')];
  const onLeave = halves.filter((at) => hasJoined(plan, personId, at) && isAway(plan.leaves, personId, at));
  const [first] = onLeave;
  return {
    hours: halves.filter((at) => isAtWork(plan, personId, at)).length * 4,
    leave: first === undefined ? null : onLeave.length === 2 ? 'Full Day' : getHalf(first),
    leaveDays: onLeave.filter((at) => isWorkingDay(plan, personId, at)).length / 2,
  };
}
