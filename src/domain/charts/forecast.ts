import { groupedBy } from '../collections/groupedBy';
import { statesBefore, statesBeforeEach, type Span } from './scopeStates';
import { dayMs } from '../calendar/duration';

const maxRuns = 500;
const minRuns = 100;
/** Finished and added tasks that are played at most, about: a busy project has fewer runs, so that the answer does not wait. */
const maxPlayedTasks = 1_000_000;
const seed = 20_260_302;
/** Two working years: work that takes longer has no forecast. */
const maxWorkingDays = 500;
/** Working days of history without which nothing is forecast: what a project does in a week. */
const minHistoryDays = 5;
const daysOfWeek = 5;
const lateShare = 0.85;
/** Days of the past that a forecast is drawn from. */
export const forecastDays = 84;

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
function seededRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Working days after which the work is done with a chance of 50 and of 85 per cent. */
export interface Forecast {
  readonly p50: number;
  readonly p85: number;
}

/** A time in which a task was open, and its place in the order of sprints or milestones. */
export interface QueuedTask extends Span {
  readonly taskId: string;
  /** Its sprint or milestone: the number in their order. */
  readonly group: number;
  /** Orders the tasks of a group before their age: the beginning of the sprint. */
  readonly plannedMs: number;
  readonly createdMs: number;
}

/** What a past working day did to the queue of open tasks, in their order. */
export interface QueueDay {
  /** The ages in working days of the tasks that were open at the beginning of the day. */
  readonly ages: readonly number[];
  /** How many tasks were ahead, at the beginning of the day, of each that was finished, rejected or deleted; largest first. */
  readonly done: readonly number[];
  /** How many tasks were behind, at the end of the day, each that was created or opened again; smallest first. */
  readonly added: readonly number[];
}

/** In the order of the plan. */
const inOrder = (tasks: readonly QueuedTask[]): QueuedTask[] =>
  [...tasks].sort(
    (one, other) =>
      one.group - other.group ||
      one.plannedMs - other.plannedMs ||
      one.createdMs - other.createdMs ||
      (one.taskId < other.taskId ? -1 : 1),
  );

/** In working days. */
const toAge = ({ createdMs }: QueuedTask, instantMs: number): number =>
  Math.max(0, Math.round((((instantMs - createdMs) / dayMs) * daysOfWeek) / 7));

/**
 * The queue of past working days.
 * @param tasks when those of the project were open in that time
 * @param instantsMs the beginnings of the days, and at last the end; days that begin before the first task are left out: the
 * tasks with which a project begins are not what a day adds
 */
export function queueDays(tasks: readonly QueuedTask[], instantsMs: readonly number[]): QueueDay[] {
  const beganMs = tasks.reduce((first, { fromMs }) => Math.min(first, fromMs), Number.POSITIVE_INFINITY);
  const shown = instantsMs.filter((instantMs) => instantMs > beganMs);
  const queues = statesBeforeEach(inOrder(tasks), shown).map((queue, index) => {
    const ids = queue.map(({ taskId }) => taskId);
    return { ids, known: new Set(ids), ages: queue.map((task) => toAge(task, shown[index] ?? 0)) };
  });
  return queues.slice(1).map((after, index): QueueDay => {
    const before = queues[index] ?? after;
    return {
      ages: before.ages,
      done: before.ids.flatMap((id, place) => (after.known.has(id) ? [] : [place])).reverse(),
      added: after.ids.flatMap((id, place) => (before.known.has(id) ? [] : [after.ids.length - 1 - place])).reverse(),
    };
  });
}

/** The ages of the open tasks of each group at an instant, in working days; groups in their order. */
export const openByGroup = (tasks: readonly QueuedTask[], instantMs: number): ReadonlyMap<number, number[]> =>
  new Map(
    [...groupedBy(inOrder(statesBefore(tasks, instantMs)), ({ group }) => group)].map(([group, open]) => [
      group,
      open.map((task) => toAge(task, instantMs)),
    ]),
  );

/** For each age in working days: how many tasks of this age were open on past days, and how many were done that day. */
function countByAge(past: readonly QueueDay[]): { readonly open: number; readonly done: number }[] {
  const counts: { open: number; done: number }[] = [];
  for (const { ages, done } of past) {
    const isDone = new Set(done);
    for (const [place, age] of ages.entries()) {
      while (counts.length <= age) counts.push({ open: 0, done: 0 });
      const count = counts[age] ?? { open: 0, done: 0 };
      count.open += 1;
      if (isDone.has(place)) count.done += 1;
    }
  }
  return counts;
}

/**
 * The chances that all tasks of some ages are done after 0, 1, 2 … working days, as tasks of their age were in the past. Ages
 * at which none was done say nothing: such a task does not delay the others.
 */
function chancesByAge(
  ages: readonly number[],
  counts: readonly { readonly open: number; readonly done: number }[],
): number[] {
  // Of each age, the chance for one task; after the last day it is certain.
  const groups = [...groupedBy(ages, (age) => age)].map(([age, { length }]) => {
    const later = counts.slice(age);
    const days = later.findLastIndex(({ done }) => done > 0) + 1;
    let left = 1;
    const chances = later.slice(0, days).map(({ open, done }, index) => {
      if (open > 0) left *= 1 - done / open;
      return index === days - 1 ? 1 : 1 - left;
    });
    return { length, chances: [days === 0 ? 1 : 0, ...chances] };
  });
  const lastDay = Math.max(0, ...groups.map(({ chances }) => chances.length - 1));
  return Array.from({ length: lastDay + 1 }, (_, day) =>
    groups.reduce((product, { length, chances }) => product * (chances[day] ?? 1) ** length, 1),
  );
}

/** The position in the counts of the task with this number ahead of it; the last one when there are fewer. */
function findPosition(counts: readonly number[], ahead: number): number {
  let position = 0;
  for (let left = ahead; position < counts.length - 1; position += 1) {
    left -= counts[position] ?? 0;
    if (left < 0) return position;
  }
  return position;
}

interface QueuePart {
  /** The number of the group that it is; null for others. */
  readonly group: number | null;
  readonly tasks: number;
}

/** The queue as it is played: between two wanted groups, and behind the last one, it does not matter in which group a task is. */
function toParts(groups: readonly (readonly number[])[], isWanted: (group: number) => boolean): readonly QueuePart[] {
  const parts: QueuePart[] = [];
  for (const [index, { length }] of groups.entries()) {
    const last = parts.at(-1);
    if (isWanted(index)) parts.push({ group: index, tasks: length });
    else if (last?.group === null) parts.splice(-1, 1, { group: null, tasks: last.tasks + length });
    else parts.push({ group: null, tasks: length });
  }
  return parts;
}

/** As many past days, by weeks drawn at random: the days of a week are like each other. */
function drawWeeks(dayCount: number, random: () => number): number[] {
  const drawn: number[] = [];
  while (drawn.length < dayCount) {
    const first = Math.floor(random() * dayCount);
    for (let day = 0; day < daysOfWeek; day += 1) drawn.push((first + day) % dayCount);
  }
  return drawn;
}

/**
 * Plays the future many times: every working day does what a past one, drawn at random, did to the queue of open tasks. It
 * finishes as many, with as many ahead of them, and adds as many. Tasks that are added delay those behind them and belong to no
 * group of the forecast. Each run draws from its own selection of past weeks, because a short past says little about the usual
 * day. A group is done no sooner than the slowest of its tasks, each of which takes as long as past tasks of its age took from
 * there. The same input gives the same forecast.
 * @param groups the ages of the open tasks of each group in working days, in their order
 * @param isWanted the numbers of the groups of which a forecast is wanted, from 0; the others only delay them
 * @returns for each group when its tasks are done; null where the past does not say
 */
export function forecastWorkingDays(
  groups: readonly (readonly number[])[],
  past: readonly QueueDay[],
  isWanted: (group: number) => boolean = () => true,
): (Forecast | null)[] {
  const isKnown = past.length >= minHistoryDays && past.some(({ done }) => done.length > 0);
  const tasksOfDay =
    past.reduce((sum, { done, added }) => sum + done.length + added.length, 0) / Math.max(past.length, 1);
  const affordable = Math.floor(maxPlayedTasks / Math.max(tasksOfDay * maxWorkingDays, 1));
  const runs = Math.max(minRuns, Math.min(maxRuns, affordable));
  const counted = countByAge(past);
  const slowest = groups.map((ages, group) => (isWanted(group) ? chancesByAge(ages, counted) : []));
  const durations = groups.map((): number[] => []);
  const played = toParts(groups, isWanted);
  // After more late runs than this a group has no P85, whatever the other runs bring.
  const maxLateRuns = runs - Math.ceil(lateShare * runs);
  for (let run = 0; run < (isKnown ? runs : 0); run += 1) {
    const isAwaited = groups.map(
      (ages, group) => ages.length > 0 && isWanted(group) && run - (durations[group]?.length ?? 0) <= maxLateRuns,
    );
    let waiting = isAwaited.filter(Boolean).length;
    if (waiting === 0) break;
    // Each run and each group of it has numbers of its own: a forecast does not depend on which others are wanted.
    const random = seededRandom(seed + run);
    const days = drawWeeks(past.length, random);
    // For each part its tasks, and behind them those that were added.
    const counts = played.flatMap(({ tasks }) => [tasks, 0]);
    let total = played.reduce((sum, { tasks }) => sum + tasks, 0);
    for (let day = 1; waiting > 0 && day <= maxWorkingDays; day += 1) {
      const { done = [], added = [] } = past[days[Math.floor(random() * days.length)] ?? 0] ?? {};
      for (const ahead of done) {
        if (total === 0) break;
        const position = findPosition(counts, Math.min(ahead, total - 1));
        const left = (counts[position] ?? 0) - 1;
        counts[position] = left;
        total -= 1;
        if (left > 0 || position % 2 === 1) continue;
        const group = played[position / 2]?.group ?? null;
        if (group === null || isAwaited[group] !== true) continue;
        const chance = seededRandom(seed + run + (group + 1) * maxRuns)();
        durations[group]?.push(Math.max(day, slowest[group]?.findIndex((byThen) => byThen >= chance) ?? day));
        waiting -= 1;
      }
      for (const behind of added) {
        const position = findPosition(counts, Math.max(0, total - behind)) | 1;
        counts[position] = (counts[position] ?? 0) + 1;
        total += 1;
      }
    }
  }
  return groups.map((ages, group): Forecast | null => {
    if (ages.length === 0) return { p50: 0, p85: 0 };
    const days = durations[group] ?? [];
    const late = Array.from({ length: runs - days.length }, () => Number.POSITIVE_INFINITY);
    const [p50, p85] = [percentile([...days, ...late], 0.5), percentile([...days, ...late], lateShare)];
    return p50 === null || p85 === null || !Number.isFinite(p85) ? null : { p50, p85 };
  });
}

/** The smallest value that at least this share of all values does not exceed; null without values. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(Math.ceil(share * sorted.length) - 1, 0)] ?? null;
}
