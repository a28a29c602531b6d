import fc from 'fast-check';
import { addDays } from '../../../src/domain/calendar/day';
import { dayHalves } from '../../../src/domain/leave/leaveChoices';
import { toHalfDay, type HalfDay } from '../../../src/domain/calendar/halfDays';
import {
  schedule,
  type Placement,
  type ScheduledDependency,
  type ScheduledTask,
  type ScheduleInput,
  type WorkingTime,
} from '../../../src/domain/schedule/schedule';
import { violatedDependencies } from '../../../src/domain/schedule/violatedDependencies';
import { workingCalendar } from '../../../src/domain/schedule/workingCalendar';

/** Random tasks with dependencies; SCHEDULE_RUNS=10000 for a long run. */
const runs = Number(process.env['SCHEDULE_RUNS'] ?? 600);
const taskCount = 8;

type Works = (halfDay: HalfDay) => boolean;

const countWorked = (from: HalfDay, to: HalfDay, works: Works): number => {
  let count = 0;
  for (let at = from; at <= to; at += 1) if (works(at)) count += 1;
  return count;
};

/** The half day on which the work is done when every worked half day from `from` on, or back, does one part of it. */
function scan(from: HalfDay, step: 1 | -1, parts: number, works: Works): { first: HalfDay; last: HalfDay } {
  let [left, first] = [parts, Number.NaN];
  for (let at = from; ; at += step) {
    if (!works(at)) continue;
    if (left === parts) first = at;
    left -= 1;
    if (left === 0) return { first, last: at };
  }
}

const partsOfHours = (hours: number | null): number => (hours === null ? 2 : Math.max(1, Math.ceil(hours / 4)));

function placeBefore({ start, end, plannedHours }: ScheduledTask, works: Works): Placement | undefined {
  if (start !== null) return { start, end: end ?? scan(start, 1, partsOfHours(plannedHours), works).last };
  return end === null ? undefined : { start: scan(end, -1, partsOfHours(plannedHours), works).last, end };
}

/** Whether a task may work at a half day when its blocker ends at `end`. */
function mayStart(at: HalfDay, end: HalfDay, lagDays: number, isWorkingDay: Works): boolean {
  // Without a lag there is nothing to count.
  if (lagDays === 0) return at > end;
  if (lagDays > 0) return at > end && countWorked(end + 1, at - 1, isWorkingDay) >= lagDays * 2;
  const common = countWorked(at, end, isWorkingDay);
  return common < -lagDays * 2 || (common === -lagDays * 2 && isWorkingDay(at));
}

/**
 * The schedule by scanning through half days, task by task, again and again until no task moves any more: the slow way, without
 * an order of tasks.
 */
function slowSchedule({ tasks, dependencies, moves, isWorking, wasWorking = isWorking, isWorkingDay }: ScheduleInput) {
  const scheduled = tasks.flatMap((task) => {
    const before = placeBefore(task, (at) => wasWorking(task.id, at));
    return task.isOpen && (before || moves.has(task.id)) ? [{ task, before }] : [];
  });
  const placements = new Map(scheduled.flatMap(({ task, before }) => (before ? [[task.id, before] as const] : [])));
  const beforeById = new Map(placements);
  const hasMoved = (id: string): boolean => {
    const [one, other] = [beforeById.get(id), placements.get(id)];
    return one?.start !== other?.start || one?.end !== other?.end;
  };
  const place = ({ task, before }: (typeof scheduled)[number]): Placement | undefined => {
    const { id } = task;
    const works: Works = (at) => isWorking(id, at);
    const move = moves.get(id);
    const blockers = dependencies.flatMap(({ taskId, blockerId, lagDays }) => {
      const end = placements.get(blockerId)?.end;
      return taskId === id && end !== undefined ? [{ end, lagDays, isPushing: hasMoved(blockerId) }] : [];
    });
    const isFree = (ones: typeof blockers, at: HalfDay): boolean =>
      ones.every(({ end, lagDays }) => mayStart(at, end, lagDays, (one) => isWorkingDay(id, one)));
    const wanted = move?.start ?? before?.start ?? Number.NaN;
    const parts =
      move?.end !== undefined
        ? countWorked(move.start, move.end, works)
        : before
          ? countWorked(before.start, before.end, (at) => wasWorking(id, at))
          : partsOfHours(task.plannedHours);
    if (
      !move &&
      before &&
      isFree(
        blockers.filter(({ isPushing }) => isPushing),
        wanted,
      ) &&
      countWorked(before.start, before.end, works) === countWorked(before.start, before.end, (at) => wasWorking(id, at))
    )
      return before;
    let free = wanted;
    while (!isFree(blockers, free)) free += 1;
    const { first, last } = scan(free, 1, Math.max(1, parts), works);
    return { start: first, end: move?.end !== undefined && first === move.start ? move.end : last };
  };
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const one of scheduled) {
      const [known, next] = [placements.get(one.task.id), place(one)];
      if (!next || (known?.start === next.start && known.end === next.end)) continue;
      placements.set(one.task.id, next);
      isSettled = false;
    }
  }
  return new Map([...placements].filter(([id]) => hasMoved(id)));
}

const monday = '2026-03-02';
const first = toHalfDay(monday, 'First Half');
/** Half days for which the companies have holidays and leave; later ones have weekly offs only. */
const length = 240;
const locations = ['Pune', 'Oslo', 'Dubai'] as const;
const companyWeekOffs = [5, 6];

/** Days count from the Monday; halves are 0 and 1. */
const calendars = (weekOffs: fc.Arbitrary<readonly number[]>) =>
  fc.record({
    // By location; Monday is 0.
    weekOffs: fc.tuple(weekOffs, weekOffs, weekOffs),
    holidays: fc.array(
      fc.record({
        day: fc.nat({ max: length / 2 }),
        half: fc.constantFrom(null, ...dayHalves),
        locations: fc.subarray([...locations]),
      }),
      { maxLength: 10 },
    ),
    // Of each task's assignee: where they work, and when they are away, from a half day to another one.
    people: fc.array(
      fc.record({
        location: fc.nat({ max: locations.length - 1 }),
        leaves: fc.array(fc.record({ from: fc.nat({ max: length }), halves: fc.integer({ min: 1, max: 12 }) }), {
          maxLength: 4,
        }),
      }),
      { minLength: taskCount, maxLength: taskCount },
    ),
  });
type Calendar = ReturnType<typeof calendars> extends fc.Arbitrary<infer Value> ? Value : never;

/** Whether the assignee of a task works, found by looking at every holiday and leave. */
function toWorkingTime({ weekOffs, holidays, people }: Calendar): Pick<ScheduleInput, 'isWorking' | 'isWorkingDay'> {
  const look = (id: string, at: HalfDay, withLeave: boolean): boolean => {
    const { location = 0, leaves = [] } = people[Number(id)] ?? {};
    const place = locations[location] ?? 'Pune';
    const [day, half] = [Math.floor((at - first) / 2), dayHalves[(((at - first) % 2) + 2) % 2]];
    if (weekOffs[location]?.includes(((day % 7) + 7) % 7)) return false;
    const isHoliday = holidays.some(
      (holiday) =>
        holiday.day === day &&
        (holiday.half === null || holiday.half === half) &&
        (holiday.locations.length === 0 || holiday.locations.includes(place)),
    );
    if (isHoliday) return false;
    return !withLeave || !leaves.some(({ from, halves }) => first + from <= at && at < first + from + halves);
  };
  // By employee and half day; scans look at the same ones again and again.
  const remembered = (withLeave: boolean): WorkingTime => {
    const kept = people.map((): (boolean | undefined)[] => []);
    return (id, at) => {
      const known = kept[Number(id)];
      const place = at - first + length;
      if (known === undefined || place < 0) return look(id, at, withLeave);
      return (known[place] ??= look(id, at, withLeave));
    };
  };
  return { isWorking: remembered(true), isWorkingDay: remembered(false) };
}

const anyWeekOffs = fc.constantFrom<readonly number[]>([5, 6], [5, 6], [4, 5], [6], []);
const arbitraryTasks = fc.record({
  calendar: calendars(anyWeekOffs),
  // What was known when the tasks were placed: without the last leaves of some people.
  newLeaves: fc.uniqueArray(fc.nat({ max: taskCount - 1 }), { maxLength: 3 }),
  tasks: fc.array(
    fc.record({
      start: fc.option(fc.nat({ max: 80 }), { freq: 8 }),
      halves: fc.option(fc.integer({ min: 1, max: 14 }), { freq: 5 }),
      hours: fc.option(fc.integer({ min: 0, max: 50 })),
      blockers: fc.array(
        fc.record({ index: fc.nat({ max: taskCount }), lag: fc.constantFrom(0, 0, 0, 1, 2, 5, -1, -3) }),
        {
          maxLength: 3,
        },
      ),
    }),
    { minLength: taskCount, maxLength: taskCount },
  ),
  finished: fc.uniqueArray(fc.nat({ max: taskCount - 1 }), { maxLength: 2 }),
  moves: fc.uniqueArray(
    fc.record({
      index: fc.nat({ max: taskCount - 1 }),
      start: fc.nat({ max: 120 }),
      halves: fc.option(fc.integer({ min: 1, max: 14 })),
    }),
    { maxLength: 3, selector: ({ index }) => index },
  ),
  order: fc.shuffledSubarray(
    Array.from({ length: taskCount }, (_, index) => index),
    { minLength: taskCount },
  ),
});
type Tasks = typeof arbitraryTasks extends fc.Arbitrary<infer Value> ? Value : never;

/** Dependencies lead to tasks that are earlier in a random order: there are no cycles. */
function toInput({ calendar, newLeaves, tasks, finished, moves, order }: Tasks): ScheduleInput {
  const now = toWorkingTime(calendar);
  const before = toWorkingTime({
    ...calendar,
    people: calendar.people.map((person, index) =>
      newLeaves.includes(index) ? { ...person, leaves: person.leaves.slice(0, -1) } : person,
    ),
  });
  const idAt = (position: number): string => String(order[position] ?? 0);
  return {
    ...now,
    wasWorking: before.isWorking,
    tasks: tasks.map(({ start, halves, hours }, index) => ({
      id: String(index),
      start: start === null ? null : first + start,
      // Without a start, the due day only.
      end: halves === null ? null : first + (start ?? 20) + halves - 1,
      plannedHours: hours,
      isOpen: !finished.includes(index),
    })),
    dependencies: tasks.flatMap(({ blockers }, position) =>
      blockers
        .filter(({ index }, nth) => index < position && blockers.findIndex((one) => one.index === index) === nth)
        .map(({ index, lag }) => ({ taskId: idAt(position), blockerId: idAt(index), lagDays: lag })),
    ),
    moves: new Map(
      moves.map(({ index, start, halves }) => [
        String(index),
        { start: first + start, ...(halves !== null && { end: first + start + halves - 1 }) },
      ]),
    ),
  };
}

/** The tasks after the moves, with the days that all tasks have then. */
const afterMoves = (input: ScheduleInput, changed: ReadonlyMap<string, Placement>): ScheduledTask[] =>
  input.tasks.map((task) => {
    const before = placeBefore(task, (at) => (input.wasWorking ?? input.isWorking)(task.id, at));
    return { ...task, ...(changed.get(task.id) ?? before) };
  });

test('after any moves none of the tasks that moved violates a dependency, and each violation is one that scanning finds', () => {
  fc.assert(
    fc.property(arbitraryTasks, (drawn) => {
      const input = toInput(drawn);
      const changed = schedule(input);
      const tasks = afterMoves(input, changed);
      const violated = violatedDependencies({ ...input, tasks });
      expect(violated.filter(({ taskId }) => changed.has(taskId))).toEqual([]);
      const byId = new Map(tasks.map((task) => [task.id, task]));
      const isViolated = ({ taskId, blockerId, lagDays }: ScheduledDependency): boolean => {
        const [task, blocker] = [byId.get(taskId), byId.get(blockerId)];
        if (!task?.isOpen || !blocker?.isOpen || task.start === null || blocker.end === null) return false;
        const works: Works = (at) => input.isWorkingDay(taskId, at);
        return !mayStart(scan(task.start, 1, 1, works).first, blocker.end, lagDays, works);
      };
      const ends = ({ taskId, blockerId }: ScheduledDependency): string => `${taskId} ${blockerId}`;
      expect(violated.map(ends)).toEqual(input.dependencies.filter(isViolated).map(ends));
      // Where it would be possible, scanning agrees, and the working half day before would be too early.
      for (const { taskId, blockerId, lagDays, possibleStart } of violated) {
        const works: Works = (at) => input.isWorkingDay(taskId, at);
        const end = byId.get(blockerId)?.end ?? Number.NaN;
        const before = scan(possibleStart - 1, -1, 1, works).first;
        expect([possibleStart, before].map((at) => mayStart(at, end, lagDays, works))).toEqual([true, false]);
      }
    }),
    { numRuns: runs },
  );
});

const sorted = (placements: ReadonlyMap<string, Placement>) => Object.fromEntries([...placements].sort());

test('any tasks with dependencies, lags, holidays and leave are scheduled as by scanning through half days', () => {
  fc.assert(
    fc.property(arbitraryTasks, (drawn) => {
      const input = toInput(drawn);
      expect(sorted(schedule(input))).toEqual(sorted(slowSchedule(input)));
    }),
    { numRuns: runs },
  );
});

test('the working time of an employee is that of the weekly offs, the holidays of the place and the leave', () => {
  fc.assert(
    fc.property(calendars(fc.constant(companyWeekOffs)), (calendar) => {
      const expected = toWorkingTime(calendar);
      const getDay = (at: number) => ({
        day: addDays(monday, Math.floor(at / 2)),
        half: dayHalves[at % 2] ?? 'First Half',
      });
      const { isWorking, isWorkingDay } = workingCalendar({
        holidays: calendar.holidays.map(({ day, half, locations: places }) => ({
          day: addDays(monday, day),
          half,
          locationIds: places,
        })),
        leaves: calendar.people.flatMap(({ leaves }, index) =>
          leaves.map(({ from, halves }) => ({
            employeeId: String(index),
            from: getDay(from).day,
            halfFrom: getDay(from).half,
            to: getDay(from + halves - 1).day,
            halfTo: getDay(from + halves - 1).half,
          })),
        ),
        locationIds: new Map(
          calendar.people.map(({ location }, index) => [String(index), locations[location] ?? null]),
        ),
      });
      for (let at = first - 20; at < first + length + 40; at += 1)
        for (const index of [0, 1, 2]) {
          expect(isWorking(String(index), at)).toBe(expected.isWorking(String(index), at));
          expect(isWorkingDay(String(index), at)).toBe(expected.isWorkingDay(String(index), at));
        }
    }),
    { numRuns: Math.ceil(runs / 20) },
  );
});

test('half a day of leave moves all that follows without a gap by exactly half a working day, over any holidays and lags', () => {
  const chains = fc.record({
    calendar: calendars(anyWeekOffs),
    lengths: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 6 }),
    lags: fc.array(fc.constantFrom(0, 0, 1, 2), { minLength: 6, maxLength: 6 }),
    start: fc.nat({ max: 30 }),
    nth: fc.nat({ max: 11 }),
  });
  fc.assert(
    fc.property(chains, ({ calendar, lengths, lags, start, nth }) => {
      // One calendar for all, so that half a working day is the same for every task.
      const { isWorking } = toWorkingTime(calendar);
      const works: Works = (at) => isWorking('0', at);
      const tasks: ScheduledTask[] = [];
      const dependencies: ScheduledDependency[] = [];
      let from = first + start;
      for (const [index, parts] of lengths.entries()) {
        const place = scan(from, 1, parts, works);
        tasks.push({ id: String(index), start: place.first, end: place.last, plannedHours: null, isOpen: true });
        const lag = lags[index] ?? 0;
        if (index > 0)
          dependencies.push({ taskId: String(index), blockerId: String(index - 1), lagDays: lags[index - 1] ?? 0 });
        from = (lag === 0 ? place.last : scan(place.last + 1, 1, lag * 2, works).last) + 1;
      }
      const [leader] = tasks;
      const [leaderStart, leaderEnd] = [leader?.start ?? 0, leader?.end ?? 0];
      const worked = Array.from({ length: leaderEnd - leaderStart + 1 }, (_, index) => leaderStart + index).filter(
        works,
      );
      const absent = worked[nth % worked.length];
      const after = schedule({
        tasks,
        dependencies,
        moves: new Map(),
        isWorking: (id, at) => works(at) && !(id === '0' && at === absent),
        wasWorking: (_id, at) => works(at),
        isWorkingDay: (_id, at) => works(at),
      });
      for (const { id, start: startBefore, end: endBefore } of tasks) {
        const moved = after.get(id);
        // From one to the other there is one more working half day.
        expect(countWorked((endBefore ?? 0) + 1, moved?.end ?? 0, works)).toBe(1);
        if (id !== '0') expect(countWorked(startBefore ?? 0, (moved?.start ?? 0) - 1, works)).toBe(1);
      }
    }),
    { numRuns: runs },
  );
});
