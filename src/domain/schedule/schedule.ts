import { groupedBy } from '../collections/groupedBy';
import type { Dependency } from './dependencies';
import type { HalfDay } from '../calendar/halfDays';

const hoursPerHalfDay = 4;
/** Half days after which the search for a working one ends: three years of leave. */
const maxSearchedHalfDays = 2 * 366 * 3;

/** A task with its place in the schedule; both ends are part of the work. */
export interface ScheduledTask {
  readonly id: string;
  readonly start: HalfDay | null;
  readonly end: HalfDay | null;
  /** Decides the length where an end is missing. */
  readonly plannedHours: number | null;
  /** Finished and rejected tasks neither move nor push others. */
  readonly isOpen: boolean;
}

export interface ScheduledDependency extends Dependency {
  /** In working days; negative for an overlap. */
  readonly lagDays: number;
}

/** Whether the assignee of a task works on half a day: not on a weekly off, on a holiday of the place, or on leave. */
export type WorkingTime = (taskId: string, halfDay: HalfDay) => boolean;

/** The half day before which the assignee of a task never works: a search back ends there, and not after years. */
export type FirstWorkingTime = (taskId: string) => HalfDay;

export interface Placement {
  readonly start: HalfDay;
  readonly end: HalfDay;
}

export interface ScheduleInput {
  readonly tasks: readonly ScheduledTask[];
  readonly dependencies: readonly ScheduledDependency[];
  /** Where the user puts tasks; an absent end keeps the working length. */
  readonly moves: ReadonlyMap<string, { readonly start: HalfDay; readonly end?: HalfDay }>;
  /** With leave. */
  readonly isWorking: WorkingTime;
  /** As it was when the days of the task were set, for the lengths of tasks. Default: `isWorking`. */
  readonly wasWorking?: WorkingTime;
  /** Without leave, for lags, which pass while the assignee is away. */
  readonly isWorkingDay: WorkingTime;
  readonly firstWorking?: FirstWorkingTime;
}

/** From a half day on (or back to `first`), the first that is worked; the half day itself when there is none for years. */
export function nextWorking(
  from: HalfDay,
  step: 1 | -1,
  works: (halfDay: HalfDay) => boolean,
  first: HalfDay = Number.NEGATIVE_INFINITY,
): HalfDay {
  for (let count = 0; count < maxSearchedHalfDays; count += 1) {
    const at = from + count * step;
    if (step === -1 && at < first) return from;
    if (works(at)) return at;
  }
  return from;
}

/** The last of `count` working half days, of which the first is `from` or the next working one. */
export function lastWorking(
  count: number,
  from: HalfDay,
  step: 1 | -1,
  works: (halfDay: HalfDay) => boolean,
  first?: HalfDay,
): HalfDay {
  let at = nextWorking(from, step, works, first);
  for (let left = count - 1; left > 0; left -= 1) at = nextWorking(at + step, step, works, first);
  return at;
}

/** Half days for the planned hours; a day without any. */
const hoursLength = ({ plannedHours }: ScheduledTask): number =>
  plannedHours === null ? 2 : Math.max(1, Math.ceil(plannedHours / hoursPerHalfDay));

/**
 * Where a task is in the schedule. A missing end follows from the planned hours at eight hours a day, or is that of a single day;
 * undefined without any day: such a task is not scheduled.
 */
export function getPlacement(
  task: ScheduledTask,
  works: WorkingTime,
  firstWorking?: FirstWorkingTime,
): Placement | undefined {
  const worksThen = (halfDay: HalfDay): boolean => works(task.id, halfDay);
  if (task.start !== null && task.end !== null) return { start: task.start, end: task.end };
  const length = hoursLength(task);
  if (task.start !== null) return { start: task.start, end: lastWorking(length, task.start, 1, worksThen) };
  if (task.end !== null)
    return { start: lastWorking(length, task.end, -1, worksThen, firstWorking?.(task.id)), end: task.end };
  return undefined;
}

function workedHalfDays({ start, end }: Placement, works: (halfDay: HalfDay) => boolean): number {
  let count = 0;
  for (let at = start; at <= end; at += 1) if (works(at)) count += 1;
  return count;
}

/** Working half days of a placement; at least one. */
export const workingLength = (placement: Placement, works: (halfDay: HalfDay) => boolean): number =>
  Math.max(1, workedHalfDays(placement, works));

/** `length` working half days from a half day on; both ends exactly as the user chose them where that is possible. */
export function placedFrom(
  earliest: HalfDay,
  length: number,
  works: (halfDay: HalfDay) => boolean,
  move: { readonly start: HalfDay; readonly end?: HalfDay | undefined } | undefined,
): Placement {
  const start = nextWorking(earliest, 1, works);
  if (move?.end !== undefined && start === move.start) return { start, end: move.end };
  return { start, end: lastWorking(length, start, 1, works) };
}

/** The tasks with those before them that they wait for; a cycle, which is never stored, ends where it began. */
export function inOrder(tasks: readonly ScheduledTask[], dependencies: readonly ScheduledDependency[]): string[] {
  const blockersById = groupedBy(dependencies, ({ taskId }) => taskId);
  const ordered = new Set<string>();
  const isOnPath = new Set<string>();
  /** With the blockers that are left to look at: a task can have hundreds, so none is looked at twice. */
  const begin = (id: string) => {
    isOnPath.add(id);
    return { id, left: (blockersById.get(id) ?? []).values() };
  };
  for (const { id } of tasks) {
    const path = [begin(id)];
    for (let at = path.at(-1); at !== undefined; at = path.at(-1)) {
      let next = at.left.next();
      while (!next.done && (ordered.has(next.value.blockerId) || isOnPath.has(next.value.blockerId)))
        next = at.left.next();
      if (next.done) {
        ordered.add(at.id);
        isOnPath.delete(at.id);
        path.pop();
      } else path.push(begin(next.value.blockerId));
    }
  }
  return [...ordered];
}

/** The earliest half day at which a task may start after a blocker. */
export function earliestStart(
  taskId: string,
  blockerEnd: HalfDay,
  lagDays: number,
  isWorkingTime: WorkingTime,
): HalfDay {
  const isWorkingDay = (halfDay: HalfDay): boolean => isWorkingTime(taskId, halfDay);
  if (lagDays === 0) return blockerEnd + 1;
  // A lag of a day is two working half days between the end and the start; an overlap as many before the end.
  if (lagDays > 0) return lastWorking(lagDays * 2, blockerEnd + 1, 1, isWorkingDay) + 1;
  return lastWorking(-lagDays * 2, blockerEnd, -1, isWorkingDay);
}

/** The latest half day at which a blocker may end for the task to start at a working one: the inverse of `earliestStart`. */
export function latestBlockerEnd(taskId: string, start: HalfDay, lagDays: number, isWorkingTime: WorkingTime): HalfDay {
  const isWorkingDay = (halfDay: HalfDay): boolean => isWorkingTime(taskId, halfDay);
  if (lagDays === 0) return start - 1;
  if (lagDays > 0) return lastWorking(lagDays * 2, start - 1, -1, isWorkingDay) - 1;
  return lastWorking(-lagDays * 2 + 1, start, 1, isWorkingDay) - 1;
}

/** Half days. */
export interface LostTime {
  readonly toLeave: number;
  readonly toHolidays: number;
  /** Days on which the assignee has not joined yet, or has left and not returned. */
  readonly beforeJoining: number;
}

export const nothingLost: LostTime = { toLeave: 0, toHolidays: 0, beforeJoining: 0 };

/** The working time that a task with a start has lost since its days were set. */
export function lostTime(
  task: ScheduledTask,
  {
    isWorking,
    wasWorking,
    isWorkingDay,
    comesLater,
  }: Required<Pick<ScheduleInput, 'isWorking' | 'wasWorking' | 'isWorkingDay'>> & { readonly comesLater: WorkingTime },
): LostTime {
  const before = task.isOpen && task.start !== null ? getPlacement(task, wasWorking) : undefined;
  if (before === undefined) return nothingLost;
  const lost = { ...nothingLost };
  for (let at = before.start; at <= before.end; at += 1) {
    if (!wasWorking(task.id, at) || isWorking(task.id, at)) continue;
    if (!isWorkingDay(task.id, at)) lost.toHolidays += 1;
    else if (comesLater(task.id, at)) lost.beforeJoining += 1;
    else lost.toLeave += 1;
  }
  return lost;
}

/**
 * The schedule after some tasks were moved or the working time has changed: all placements that differ from before. A task keeps
 * its working length. It is pushed by blockers that changed, or because it was moved itself, and never pulled forward. A
 * task that changes begins at the first working half day at which all its blockers have ended.
 */
export function schedule(input: ScheduleInput): Map<string, Placement> {
  const { tasks, dependencies, moves, isWorking, wasWorking = isWorking } = input;
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const blockersById = groupedBy(dependencies, ({ taskId }) => taskId);
  const ends = new Map<string, HalfDay>();
  const changed = new Map<string, Placement>();
  for (const id of inOrder(tasks, dependencies)) {
    const task = byId.get(id);
    if (task === undefined || !task.isOpen) continue;
    const works = (halfDay: HalfDay): boolean => isWorking(id, halfDay);
    const worked = (halfDay: HalfDay): boolean => wasWorking(id, halfDay);
    const before = getPlacement(task, wasWorking, input.firstWorking);
    const move = moves.get(id);
    const wantedStart = move?.start ?? before?.start;
    // It has no days: it is not scheduled.
    if (wantedStart === undefined) continue;
    const startAfter = (blockers: readonly ScheduledDependency[]): HalfDay =>
      blockers.reduce((latest, { blockerId, lagDays }) => {
        const end = ends.get(blockerId);
        return end === undefined ? latest : Math.max(latest, earliestStart(id, end, lagDays, input.isWorkingDay));
      }, wantedStart);
    const blockers = blockersById.get(id) ?? [];
    const stays =
      move === undefined && startAfter(blockers.filter(({ blockerId }) => changed.has(blockerId))) === wantedStart;
    const keeps =
      stays &&
      (wasWorking === isWorking || !before || workedHalfDays(before, works) === workedHalfDays(before, worked));
    const length = (): number => {
      if (move?.end !== undefined) return workingLength({ start: move.start, end: move.end }, works);
      return before === undefined ? hoursLength(task) : workingLength(before, worked);
    };
    const after = before !== undefined && keeps ? before : placedFrom(startAfter(blockers), length(), works, move);
    ends.set(id, after.end);
    if (after.start !== before?.start || after.end !== before.end) changed.set(id, after);
  }
  return changed;
}
