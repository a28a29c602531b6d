import { addDays } from '../../../src/domain/calendar/day';
import { dayHalves } from '../../../src/domain/leave/leaveChoices';
import { toHalfDay } from '../../../src/domain/calendar/halfDays';
import type { ScheduledDependency, ScheduledTask } from '../../../src/domain/schedule/schedule';
import { violatedDependencies } from '../../../src/domain/schedule/violatedDependencies';

// A Monday.
const monday = '2026-03-02';
const at = (days: number, half: 0 | 1 = 0): number => toHalfDay(addDays(monday, days), dayHalves[half]);
const isWeekday = (_id: string, halfDay: number): boolean =>
  ![5, 6].includes(((Math.floor((halfDay - at(0)) / 2) % 7) + 7) % 7);
const task = (
  id: string,
  start: number | null,
  end: number | null,
  more: Partial<ScheduledTask> = {},
): ScheduledTask => ({
  id,
  start,
  end,
  plannedHours: null,
  isOpen: true,
  ...more,
});
const waits = (taskId: string, blockerId: string, lagDays = 0): ScheduledDependency => ({ taskId, blockerId, lagDays });
const violations = (
  tasks: readonly ScheduledTask[],
  dependencies: readonly ScheduledDependency[],
  isWorking: typeof isWeekday = isWeekday,
) =>
  violatedDependencies({ tasks, dependencies, isWorking, isWorkingDay: isWeekday }).map(
    ({ taskId, blockerId, possibleStart }) => [taskId, blockerId, possibleStart],
  );

test('a chain violates exactly where a task begins before the one before it has ended', () => {
  const tasks = [
    task('a', at(0), at(1, 1)),
    // Half a day too early.
    task('b', at(1, 1), at(2, 1)),
    task('c', at(3), at(4, 0)),
    // On the afternoon after the morning on which it ends.
    task('d', at(4, 1), at(4, 1)),
    // On the day on which it ends.
    task('e', at(4, 1), at(8, 1)),
  ];
  const chain = [waits('b', 'a'), waits('c', 'b'), waits('d', 'c'), waits('e', 'd')];
  expect(violations(tasks, chain)).toEqual([
    ['b', 'a', at(2)],
    // Over the weekend.
    ['e', 'd', at(7)],
  ]);
});

const first = task('a', at(0), at(1, 1));
test.each([
  ['a lag of a day passes', waits('b', 'a', 1), task('b', at(3), at(3, 1)), []],
  ['half a day less than the lag', waits('b', 'a', 1), task('b', at(2, 1), at(3, 1)), [['b', 'a', at(3)]]],
  ['a lag of three days ends after the weekend', waits('b', 'a', 3), task('b', at(4), at(4, 1)), [['b', 'a', at(7)]]],
  ['an overlap of a day', waits('b', 'a', -1), task('b', at(1), at(3, 1)), []],
  ['more than the overlap', waits('b', 'a', -1), task('b', at(0, 1), at(3, 1)), [['b', 'a', at(1)]]],
  ['a finished task', waits('b', 'a'), task('b', at(0), at(1), { isOpen: false }), []],
  ['a task without days', waits('b', 'a'), task('b', null, null), []],
  [
    'an end that follows from the hours',
    waits('b', 'a'),
    task('b', null, at(2, 1), { plannedHours: 12 }),
    [['b', 'a', at(2)]],
  ],
])('%s', (_case, dependency, second, expected) => {
  expect(violations([first, second], [dependency])).toEqual(expected);
});

test('days off before the start are no work; leave of the assignee does not hide a start that is too early', () => {
  const overWeekend = [task('a', at(4), at(6, 1)), task('b', at(5), at(7, 1))];
  expect(violations(overWeekend, [waits('b', 'a')])).toEqual([]);
  const second = task('b', at(1), at(3, 1));
  const isAway = (id: string, halfDay: number): boolean =>
    isWeekday(id, halfDay) && halfDay !== at(1) && halfDay !== at(1, 1);
  expect(violations([first, second], [waits('b', 'a')], isAway)).toEqual([['b', 'a', at(2)]]);
});

test('a finished blocker is not waited for', () => {
  expect(violations([{ ...first, isOpen: false }, task('b', at(0), at(0, 1))], [waits('b', 'a')])).toEqual([]);
});

test('a dependency on a task that is not given is not violated', () => {
  expect(
    violations([task('a', at(0), at(1))], [waits('a', 'of another range'), waits('of another range', 'a')]),
  ).toEqual([]);
});
