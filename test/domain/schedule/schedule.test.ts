import fc from 'fast-check';
import { addDays } from '../../../src/domain/calendar/day';
import { dayHalves } from '../../../src/domain/leave/leaveChoices';
import { fromHalfDay, toHalfDay } from '../../../src/domain/calendar/halfDays';
import {
  getPlacement,
  lostTime,
  schedule,
  type ScheduledDependency,
  type ScheduledTask,
  type ScheduleInput,
} from '../../../src/domain/schedule/schedule';

// A Monday.
const monday = '2026-03-02';
const at = (days: number, half: 0 | 1 = 0): number => toHalfDay(addDays(monday, days), dayHalves[half]);
const isWeekday = (halfDay: number): boolean => ![2, 3].includes(Math.floor(halfDay / 2) % 7);
const workWeek = (_taskId: string, halfDay: number): boolean => isWeekday(halfDay);
const task = (
  id: string,
  start: number | null,
  end: number | null,
  plannedHours: number | null = null,
): ScheduledTask => ({
  id,
  start,
  end,
  plannedHours,
  isOpen: true,
});
const waits = (taskId: string, blockerId: string, lagDays = 0): ScheduledDependency => ({ taskId, blockerId, lagDays });
const run = (input: Partial<ScheduleInput>) =>
  Object.fromEntries(
    schedule({
      tasks: [],
      dependencies: [],
      moves: new Map(),
      isWorking: workWeek,
      isWorkingDay: workWeek,
      ...input,
    }),
  );

test('days and halves become numbers and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40_000, max: 80_000 }), (halfDay) => {
      const { day, half } = fromHalfDay(halfDay);
      expect(toHalfDay(day, half)).toBe(halfDay);
    }),
  );
  expect(isWeekday(toHalfDay('2026-03-06', 'Second Half'))).toBe(true);
  expect(isWeekday(toHalfDay('2026-03-07', 'First Half'))).toBe(false);
  expect(isWeekday(toHalfDay('2026-03-08', 'Second Half'))).toBe(false);
});

test('a missing end follows from the planned hours, over the weekend', () => {
  expect(getPlacement(task('a', at(4), null, 12), workWeek)).toEqual({ start: at(4), end: at(7) });
  expect(getPlacement(task('a', null, at(7, 0), 12), workWeek)).toEqual({ start: at(4), end: at(7) });
  expect(getPlacement(task('a', at(0), null), workWeek)).toEqual({ start: at(0), end: at(0, 1) });
  expect(getPlacement(task('a', null, null, 8), workWeek)).toBeUndefined();
});

const chain = [task('a', at(0), at(1, 1)), task('b', at(2), at(3, 1)), task('c', at(8), at(8, 1))];
const inRow = [waits('b', 'a'), waits('c', 'b')];

test.each([
  [
    'a task that is moved pushes what waits for it over the weekend',
    { start: at(2) },
    { a: [at(2), at(3, 1)], b: [at(4), at(7, 1)] },
  ],
  ['a gap takes up the move', { start: at(1) }, { a: [at(1), at(2, 1)], b: [at(3), at(4, 1)] }],
  [
    'a longer task pushes by what it grew',
    { start: at(0), end: at(2, 0) },
    { a: [at(0), at(2, 0)], b: [at(2, 1), at(4, 0)] },
  ],
  ['a task that moves forward in time pulls no other', { start: at(-4) }, { a: [at(-4), at(-3, 1)] }],
  [
    'a task that is put on a Saturday starts on Monday',
    { start: at(5) },
    { a: [at(7), at(8, 1)], b: [at(9), at(10, 1)], c: [at(11), at(11, 1)] },
  ],
])('%s', (_title, move, expected) => {
  expect(run({ tasks: chain, dependencies: inRow, moves: new Map([['a', move]]) })).toEqual(
    Object.fromEntries(Object.entries(expected).map(([id, [start, end]]) => [id, { start, end }])),
  );
});

/** Working time without some half days. */
const without =
  (...halfDays: readonly number[]) =>
  (taskId: string, halfDay: number): boolean =>
    workWeek(taskId, halfDay) && !halfDays.includes(halfDay);
// Tuesday afternoon and Wednesday.
const [tuesday, wednesday] = [at(1, 1), [at(2), at(2, 1)]] as const;

test.each([
  ['nothing that was known', task('a', at(0), at(3, 1)), without(...wednesday), without(...wednesday), workWeek, 0, 0],
  ['leave', task('a', at(0), at(3, 1)), without(tuesday, ...wednesday), workWeek, workWeek, 3, 0],
  ['a holiday', task('a', at(0), at(3, 1)), without(...wednesday), workWeek, without(...wednesday), 0, 2],
  ['both', task('a', at(0), at(3, 1)), without(tuesday, ...wednesday), workWeek, without(...wednesday), 1, 2],
  [
    'a leave that became a holiday',
    task('a', at(0), at(3, 1)),
    without(tuesday),
    without(tuesday),
    without(tuesday),
    0,
    0,
  ],
  ['days of its planned hours', task('a', at(0), null, 16), without(tuesday, ...wednesday), workWeek, workWeek, 1, 0],
  ['days after them', task('a', at(0), null, 12), without(tuesday, ...wednesday), workWeek, workWeek, 0, 0],
  ['days of a weekend', task('a', at(4), at(7, 1)), without(at(5), at(6, 1)), workWeek, workWeek, 0, 0],
  ['without a start', task('a', null, at(3, 1), 16), without(...wednesday), workWeek, workWeek, 0, 0],
  ['finished', { ...task('a', at(0), at(3, 1)), isOpen: false }, without(...wednesday), workWeek, workWeek, 0, 0],
])('a task loses: %s', (_case, scheduled, isWorking, wasWorking, isWorkingDay, toLeave, toHolidays) => {
  const comesLater = () => false;
  expect(lostTime(scheduled, { isWorking, wasWorking, isWorkingDay, comesLater })).toEqual({
    toLeave,
    toHolidays,
    beforeJoining: 0,
  });
});

test('a task loses the working days before its assignee joins, each half of which counts once', () => {
  const comesLater = (_id: string, halfDay: number) => halfDay < wednesday[0];
  const isWorkingDay = without(at(0));
  const isWorking = (id: string, halfDay: number) =>
    isWorkingDay(id, halfDay) && !comesLater(id, halfDay) && halfDay !== at(3);
  expect(lostTime(task('a', at(0), at(3, 1)), { isWorking, wasWorking: workWeek, isWorkingDay, comesLater })).toEqual({
    toLeave: 1,
    toHolidays: 1,
    beforeJoining: 3 - 0,
  });
});

test('a lag passes in working days, and a negative one is an overlap', () => {
  const moves = new Map([['a', { start: at(1) }]]);
  const getStart = (lag: number) => run({ tasks: chain, dependencies: [waits('b', 'a', lag)], moves }).b?.start;
  expect([0, 1, 3, 5].map(getStart)).toEqual([at(3), at(4), at(8), at(10)]);
  expect(getStart(-1)).toBeUndefined();
});

test('a moved task starts after its own blockers; finished tasks neither move nor push', () => {
  expect(run({ tasks: chain, dependencies: inRow, moves: new Map([['b', { start: at(0) }]]) })).toEqual({});
  const finished = chain.map((one) => (one.id === 'b' ? { ...one, isOpen: false } : one));
  expect(run({ tasks: finished, dependencies: inRow, moves: new Map([['a', { start: at(30) }]]) })).toEqual({
    a: { start: at(30), end: at(31, 1) },
  });
});

/** Random tasks with dependencies; SCHEDULE_RUNS=10000 for a long run. */
const runs = Number(process.env['SCHEDULE_RUNS'] ?? 600);
const taskCount = 8;
const arbitraryTasks = fc.record({
  lengths: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: taskCount, maxLength: taskCount }),
  // Of each task, the earlier ones that it waits for.
  blockers: fc.array(fc.array(fc.nat({ max: taskCount }), { maxLength: 3 }), {
    minLength: taskCount,
    maxLength: taskCount,
  }),
  holidays: fc.uniqueArray(fc.integer({ min: -10, max: 200 }), { maxLength: 12 }),
  leave: fc.array(fc.tuple(fc.nat({ max: taskCount - 1 }), fc.integer({ min: 0, max: 120 })), { maxLength: 20 }),
  lag: fc.constantFrom(0, 0, 0, 1, 2, -1),
  moved: fc.nat({ max: taskCount - 1 }),
  by: fc.integer({ min: -20, max: 60 }),
});
type Tasks = typeof arbitraryTasks extends fc.Arbitrary<infer Value> ? Value : never;

function toInput({ lengths, blockers, holidays, leave, lag, moved, by }: Tasks) {
  const away = new Set(leave.map(([person, halfDay]) => `${person} ${at(0) + halfDay}`));
  const off = new Set(holidays.map((halfDay) => at(0) + halfDay));
  const isWorkingDay = (_id: string, halfDay: number): boolean => isWeekday(halfDay) && !off.has(halfDay);
  const isWorking = (id: string, halfDay: number): boolean =>
    isWorkingDay(id, halfDay) && !away.has(`${id} ${halfDay}`);
  const dependencies = blockers.flatMap((ids, index) =>
    [...new Set(ids)].filter((id) => id < index).map((id) => waits(String(index), String(id), lag)),
  );
  // A schedule without violations, made by moving each task after those that it waits for.
  const hours = lengths.map((length, index) => task(String(index), at(0), null, length * 4));
  const first = schedule({
    tasks: hours,
    dependencies,
    moves: new Map(hours.map(({ id }) => [id, { start: at(0) }])),
    isWorking,
    isWorkingDay,
  });
  const tasks = hours.map((one) => ({ ...one, ...(first.get(one.id) ?? getPlacement(one, isWorking)) }));
  const start = (tasks[moved]?.start ?? 0) + by;
  return { tasks, dependencies, isWorking, isWorkingDay, lag, moves: new Map([[String(moved), { start }]]) };
}

const count = (from: number, to: number, works: (halfDay: number) => boolean): number =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index).filter(works).length;

test('in any schedule with leave and holidays no task starts before its blockers end, every task keeps its working length, and a second run changes nothing', () => {
  fc.assert(
    fc.property(arbitraryTasks, (drawn) => {
      const input = toInput(drawn);
      const changed = schedule(input);
      const after = input.tasks.map((one) => ({ ...one, ...changed.get(one.id) }));
      const byId = new Map(after.map((one) => [one.id, one]));
      if (drawn.lag === 0)
        for (const { taskId, blockerId } of input.dependencies)
          expect(byId.get(taskId)?.start).toBeGreaterThan(byId.get(blockerId)?.end ?? Number.NaN);
      for (const one of after) {
        const worked = count(one.start ?? 0, one.end ?? 0, (halfDay) => input.isWorking(one.id, halfDay));
        expect(worked).toBe((one.plannedHours ?? 0) / 4);
      }
      expect(schedule({ ...input, tasks: after, moves: new Map() })).toEqual(new Map());
    }),
    { numRuns: runs },
  );
});

test('half a day of leave moves the end of a task, and what follows it without a gap, by exactly half a working day', () => {
  fc.assert(
    fc.property(arbitraryTasks, fc.nat({ max: 11 }), (drawn, nth) => {
      const { tasks, isWorking, isWorkingDay } = toInput({ ...drawn, blockers: drawn.blockers.map(() => []) });
      const [first] = tasks;
      if (typeof first?.start !== 'number' || typeof first.end !== 'number') throw new Error('not scheduled');
      const { start: firstStart, end: firstEnd } = first;
      const others = (id: string, halfDay: number): boolean => isWorking(id, halfDay);
      // The second task begins right behind the first.
      const second = { ...task('1', firstEnd + 1, null, (drawn.lengths[1] ?? 1) * 4) };
      const follows = run({
        tasks: [second],
        moves: new Map([['1', { start: firstEnd + 1 }]]),
        isWorking: others,
        isWorkingDay,
      })['1'];
      const row = [first, { ...second, ...(follows ?? getPlacement(second, others)) }];
      const worked = Array.from({ length: firstEnd - firstStart + 1 }, (_, index) => firstStart + index).filter(
        (halfDay) => isWorking('0', halfDay),
      );
      const absent = worked[nth % worked.length];
      const after = run({
        tasks: row,
        dependencies: [waits('1', '0')],
        wasWorking: others,
        isWorking: (id, halfDay) => isWorking(id, halfDay) && !(id === '0' && halfDay === absent),
        isWorkingDay,
      });
      const newEnd = after['0']?.end ?? 0;
      expect(count(firstEnd + 1, newEnd, (halfDay) => isWorking('0', halfDay))).toBe(1);
      const begins = after['1']?.start ?? row[1]?.start ?? 0;
      const expected = [...Array(400).keys()]
        .map((index) => newEnd + 1 + index)
        .find((halfDay) => isWorking('1', halfDay));
      expect(begins).toBe(Math.max(expected ?? 0, row[1]?.start ?? 0));
    }),
    { numRuns: Math.ceil(runs / 4) },
  );
});

test('a task without days gets the length of its planned hours where it is put', () => {
  expect(run({ tasks: [task('a', null, null, 12)], moves: new Map([['a', { start: at(4) }]]) })).toEqual({
    a: { start: at(4), end: at(7) },
  });
});

test('after an absence of two years work begins with the first working day, after a longer one than three years where it was', () => {
  const isBack = (from: number) => (_id: string, halfDay: number) => isWeekday(halfDay) && halfDay >= from;
  const [years2, years4] = [at(2 * 365), at(4 * 366)];
  // Monday.
  expect(isWeekday(years2)).toBe(true);
  const moved = { tasks: [task('a', at(0), at(0, 1))], moves: new Map([['a', { start: at(1) }]]) };
  expect(run({ ...moved, isWorking: isBack(years2), wasWorking: workWeek })).toEqual({
    a: { start: years2, end: years2 + 1 },
  });
  expect(run({ ...moved, isWorking: isBack(years4), wasWorking: workWeek })['a']?.start).toBe(at(1));
});

test('a dependency on a task that is not given moves nothing, and a cycle ends where it began', () => {
  const moves = new Map([['a', { start: at(1) }]]);
  expect(run({ tasks: [task('a', at(0), at(0, 1))], dependencies: [waits('a', 'of another project')], moves })).toEqual(
    {
      a: { start: at(1), end: at(1, 1) },
    },
  );
  const circle = [task('a', at(0), at(0, 1)), task('b', at(1), at(1, 1))];
  expect(Object.keys(run({ tasks: circle, dependencies: [waits('a', 'b'), waits('b', 'a')], moves }))).toContain('a');
});
