import fc from 'fast-check';
import { addDays } from '../../../src/domain/calendar/day';
import { criticalTasks } from '../../../src/domain/schedule/criticalTasks';
import { toHalfDay } from '../../../src/domain/calendar/halfDays';
import { workingCalendar } from '../../../src/domain/schedule/workingCalendar';
import { schedule, type ScheduledDependency, type ScheduledTask } from '../../../src/domain/schedule/schedule';

// A Monday.
const monday = toHalfDay('2026-03-02', 'First Half');
const isWorking = (_id: string, halfDay: number): boolean =>
  ![2, 3].includes((Math.floor((halfDay - monday) / 2) % 7) - 3);
const task = (id: string, start: number, halfDays: number, isOpen = true): ScheduledTask => ({
  id,
  start: monday + start,
  end: monday + start + halfDays - 1,
  plannedHours: null,
  isOpen,
});
const waits = (taskId: string, blockerId: string): ScheduledDependency => ({ taskId, blockerId, lagDays: 0 });
const run = (tasks: readonly ScheduledTask[], dependencies: readonly ScheduledDependency[]) =>
  [...criticalTasks({ tasks, dependencies, isWorking, isWorkingDay: isWorking })].sort();

test('the tasks without slack before the last one are critical', () => {
  const tasks = [task('a', 0, 2), task('b', 2, 2), task('slack', 0, 1), task('c', 4, 2)];
  expect(run(tasks, [waits('b', 'a'), waits('c', 'b'), waits('c', 'slack')])).toEqual(['a', 'b', 'c']);
});

test('finished tasks and tasks without days are never critical; a schedule without open tasks has no path', () => {
  expect(run([task('a', 0, 2, false), task('b', 2, 2)], [waits('b', 'a')])).toEqual(['b']);
  expect(run([task('a', 0, 2, false)], [])).toEqual([]);
  expect(run([{ ...task('a', 0, 1), start: null, end: null }], [])).toEqual([]);
});

test('a critical task that is half a day longer moves the end of the schedule, in any schedule', () => {
  const arbitraryTasks = fc.array(
    fc.record({ halfDays: fc.integer({ min: 1, max: 5 }), blocker: fc.nat({ max: 5 }) }),
    {
      minLength: 1,
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(arbitraryTasks, (drawn) => {
      const loose = drawn.map(({ halfDays }, index) => task(String(index), 0, halfDays));
      const dependencies = drawn.flatMap(({ blocker }, index) =>
        blocker < index ? [waits(String(index), String(blocker))] : [],
      );
      const always = (): boolean => true;
      const placed = schedule({
        tasks: loose,
        dependencies,
        moves: new Map(loose.map(({ id }) => [id, { start: monday }])),
        isWorking: always,
        isWorkingDay: always,
      });
      const tasks = loose.map((one) => ({ ...one, ...placed.get(one.id) }));
      const lastEnd = Math.max(...tasks.map(({ end }) => end ?? 0));
      const critical = criticalTasks({ tasks, dependencies, isWorking: always, isWorkingDay: always });
      for (const one of tasks) {
        const changed = schedule({
          tasks,
          dependencies,
          moves: new Map([[one.id, { start: one.start ?? 0, end: (one.end ?? 0) + 1 }]]),
          isWorking: always,
          isWorkingDay: always,
        });
        const end = Math.max(...tasks.map(({ id, end: known }) => changed.get(id)?.end ?? known ?? 0));
        expect(end > lastEnd).toBe(critical.has(one.id));
      }
    }),
    { numRuns: 300 },
  );
});

test('each task is critical that delays the end when it takes half a working day more, over days off of each assignee and lags', () => {
  const plans = fc.array(
    fc.record({
      earliest: fc.nat({ max: 12 }),
      halfDays: fc.integer({ min: 1, max: 5 }),
      // Half days of leave; where the assignee works there are weekends only.
      leave: fc.uniqueArray(fc.nat({ max: 40 }), { maxLength: 12 }),
      waits: fc.uniqueArray(fc.record({ blocker: fc.nat({ max: 5 }), lagDays: fc.constantFrom(0, 0, 1, 2, -1) }), {
        maxLength: 2,
        selector: ({ blocker }) => blocker,
      }),
    }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(plans, (drawn) => {
      const isWorkingDay = (_id: string, at: number): boolean => isWorking('', at);
      const isAtWork = (id: string, at: number): boolean =>
        isWorking('', at) && !drawn[Number(id)]?.leave.includes(at - monday);
      const dependencies = drawn.flatMap(({ waits: own }, index) =>
        own
          .filter(({ blocker }) => blocker < index)
          .map(({ blocker, lagDays }) => ({ taskId: String(index), blockerId: String(blocker), lagDays })),
      );
      const countDays = (from: number, to: number): number =>
        Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index).filter((at) =>
          isWorkingDay('', at),
        ).length;
      const mayStart = (at: number, end: number, lagDays: number): boolean => {
        if (lagDays < 0) return countDays(at, end) <= -lagDays * 2;
        return at > end && countDays(end + 1, at - 1) >= lagDays * 2;
      };
      /** Task by task, one half day after the other, with half a day more for one of them. */
      const plan = (starts: readonly number[], longer: number | undefined): ScheduledTask[] => {
        const planned: ScheduledTask[] = [];
        for (const [index, { halfDays }] of drawn.entries()) {
          const id = String(index);
          const isFree = (at: number): boolean =>
            isAtWork(id, at) &&
            dependencies.every(
              ({ taskId, blockerId, lagDays }) =>
                taskId !== id || mayStart(at, planned[Number(blockerId)]?.end ?? 0, lagDays),
            );
          let start = starts[index] ?? 0;
          while (!isFree(start)) start += 1;
          let end = start;
          for (let left = halfDays - 1 + Number(index === longer); left > 0; left -= 1)
            do end += 1;
            while (!isAtWork(id, end));
          planned.push({ id, start, end, plannedHours: null, isOpen: true });
        }
        return planned;
      };
      const getEnd = (tasks: readonly ScheduledTask[]): number => Math.max(...tasks.map(({ end }) => end ?? 0));
      const tasks = plan(
        drawn.map(({ earliest }) => monday + earliest),
        undefined,
      );
      const starts = tasks.map(({ start }) => start ?? 0);
      const delaying = tasks.flatMap(({ id }) => (getEnd(plan(starts, Number(id))) > getEnd(tasks) ? id : []));
      expect([...criticalTasks({ tasks, dependencies, isWorking: isAtWork, isWorkingDay })].sort()).toEqual(delaying);
    }),
    { numRuns: 500 },
  );
});

test('a task is critical whose assignee is away until after the next one was to begin', () => {
  const isAtWork = (id: string, at: number): boolean =>
    isWorking(id, at) && !(id === 'a' && at >= monday + 2 && at <= monday + 20);
  const tasks = [task('a', 0, 2), task('b', 3, 2)];
  const input = { tasks, dependencies: [waits('b', 'a')], isWorkingDay: isWorking };
  expect([...criticalTasks({ ...input, isWorking })]).toEqual(['b']);
  expect([...criticalTasks({ ...input, isWorking: isAtWork })].sort()).toEqual(['a', 'b']);
});

test('days off between two tasks are no slack, half a working day is', () => {
  // From Thursday to Friday, and from Monday on.
  const tasks = (start: number) => [task('a', 6, 4), task('b', start, 2)];
  expect(run(tasks(14), [waits('b', 'a')])).toEqual(['a', 'b']);
  expect(run(tasks(15), [waits('b', 'a')])).toEqual(['b']);
});

test('a dependency on a task that is not given is ignored', () => {
  expect(run([task('a', 0, 2)], [waits('a', 'of another range')])).toEqual(['a']);
});

test('people who have not joined or have left cost few look-ups for each task, and change no path', () => {
  const days = fc.nat({ max: 120 });
  const employments = fc.array(fc.record({ joins: days, leaves: fc.option(days) }), { minLength: 3, maxLength: 3 });
  const drawnTasks = fc.array(
    fc.record({ at: fc.nat({ max: 200 }), halfDays: fc.nat({ max: 6 }), hasStart: fc.boolean(), waits: fc.boolean() }),
    { minLength: 200, maxLength: 200 },
  );
  fc.assert(
    fc.property(employments, drawnTasks, (people, drawn) => {
      const day = (index: number) => addDays('2026-03-02', index);
      const calendar = workingCalendar({
        holidays: [{ day: day(9), half: 'First Half', locationIds: [] }],
        leaves: [{ employeeId: '1', from: day(30), to: day(44), halfFrom: 'Second Half', halfTo: 'First Half' }],
        locationIds: new Map(),
        employments: new Map(
          people.map(({ joins, leaves }, index) => [
            String(index),
            { firstDay: day(joins), leftOn: leaves === null ? null : day(leaves), breaks: [] },
          ]),
        ),
      });
      const tasks = drawn.map(({ at, halfDays, hasStart }, index) => ({
        ...task(String(index), at, halfDays + 1),
        ...(!hasStart && { start: null, plannedHours: 4 * (halfDays + 1) }),
      }));
      const dependencies = drawn.flatMap(({ waits: isWaiting }, index) =>
        isWaiting && index > 0 ? [waits(String(index), String(index - 1))] : [],
      );
      const getPerson = (id: string): string => String(Number(id) % people.length);
      let lookUps = 0;
      const input = {
        tasks,
        dependencies,
        isWorking: (id: string, at: number) => {
          lookUps += 1;
          return calendar.isPlanned(getPerson(id), at);
        },
        isWorkingDay: (id: string, at: number) => calendar.isWorkingDay(getPerson(id), at),
      };
      const critical = criticalTasks({ ...input, firstWorking: (id) => calendar.firstPlanned(getPerson(id)) });
      expect(lookUps).toBeLessThan(300 * tasks.length);
      // Without the first working time each search back goes on for years.
      expect(critical).toEqual(criticalTasks(input));
    }),
    { numRuns: 6 },
  );
});
