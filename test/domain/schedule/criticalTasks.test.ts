import fc from 'fast-check';
import { criticalTasks } from '../../../src/domain/schedule/criticalTasks';
import { toHalfDay } from '../../../src/domain/calendar/halfDays';
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

test('days off between two tasks are no slack, half a working day is', () => {
  // From Thursday to Friday, and from Monday on.
  const tasks = (start: number) => [task('a', 6, 4), task('b', start, 2)];
  expect(run(tasks(14), [waits('b', 'a')])).toEqual(['a', 'b']);
  expect(run(tasks(15), [waits('b', 'a')])).toEqual(['b']);
});

test('a dependency on a task that is not given is ignored', () => {
  expect(run([task('a', 0, 2)], [waits('a', 'of another range')])).toEqual(['a']);
});
