import { toHalfDay } from '../../../src/domain/calendar/halfDays';
import type { TaskDays } from '../../../src/domain/schedule/placedTask';
import {
  currentMove,
  movedDays,
  settledTaskMessage,
  shiftMove,
  shownDays,
  stepMove,
  withMovedEnd,
  taskMoveProblem,
  type TaskMove,
} from '../../../src/domain/schedule/taskMove';
import { isWeekOffHalf, workingCalendar } from '../../../src/domain/schedule/workingCalendar';
import { taskMessages } from '../../../src/domain/tasks/taskRules';

const works = (halfDay: number): boolean => !isWeekOffHalf(halfDay);
const task = (startsOn: string | null, dueOn: string | null, more: Partial<TaskDays> = {}): TaskDays => ({
  startsOn,
  startHalf: 'First Half',
  dueOn,
  dueHalf: 'Second Half',
  ...more,
});
const move = (days: TaskDays): TaskMove => {
  const found = currentMove(days);
  if (found === undefined) throw new Error('The task has no day');
  return found;
};
const whole = task('2026-03-09', '2026-03-11');

test.each([
  [whole, { first: '2026-03-09', last: '2026-03-11' }],
  [task(null, '2026-03-11'), { first: '2026-03-11', last: '2026-03-11' }],
  [task('2026-03-09', null), { first: '2026-03-09', last: '2026-03-09' }],
  [task('2026-03-11', '2026-03-09'), { first: '2026-03-09', last: '2026-03-11' }],
  [task(null, null), undefined],
])('a task of %j is shown on %j', (days, shown) => {
  expect(shownDays(days)).toEqual(shown);
});

test('a moved task keeps its halves of days, and its length unless it has an end of its own', () => {
  const halves = task('2026-03-09', '2026-03-11', { startHalf: 'Second Half', dueHalf: 'First Half' });
  const later = shiftMove(move(halves), 7);
  expect(later.end).toBeNull();
  expect(movedDays(halves, later, works)).toEqual({ ...halves, startsOn: '2026-03-16', dueOn: '2026-03-18' });
  expect(movedDays(whole, shiftMove(move(whole), 1), works)).toMatchObject({
    startsOn: '2026-03-10',
    dueOn: '2026-03-12',
  });
  const longer = withMovedEnd(whole, move(whole), 2, works);
  expect(movedDays(whole, longer, works)).toMatchObject({ startsOn: '2026-03-09', dueOn: '2026-03-13' });
  expect(movedDays(whole, shiftMove(longer, 1), works)).toMatchObject({ startsOn: '2026-03-10', dueOn: '2026-03-14' });
});

test.each([
  // Saturday and Sunday lead to Monday; a task that ends after them keeps its three working days.
  ['2026-03-14', '2026-03-16', '2026-03-18'],
  ['2026-03-15', '2026-03-16', '2026-03-18'],
  ['2026-03-12', '2026-03-12', '2026-03-16'],
  ['2026-03-13', '2026-03-13', '2026-03-17'],
])('put on %s it is shown from %s to %s, as it will be planned', (day, startsOn, dueOn) => {
  expect(movedDays(whole, { start: toHalfDay(day, 'First Half'), end: null }, works)).toEqual({
    ...whole,
    startsOn,
    dueOn,
  });
});

test('each press of a key moves what is shown, also over weekly offs', () => {
  const shownFrom = (days: TaskDays, steps: readonly number[]): (string | null)[] => {
    let at = move(days);
    return steps.map((by) => {
      at = stepMove(days, at, by, works);
      return movedDays(days, at, works).startsOn;
    });
  };
  // From Monday back to Friday and Thursday, and forth again.
  expect(shownFrom(whole, [-1, -1, 1, 1, 1])).toEqual([
    '2026-03-06',
    '2026-03-05',
    '2026-03-06',
    '2026-03-09',
    '2026-03-10',
  ]);
  expect(shownFrom(whole, [7, -7])).toEqual(['2026-03-16', '2026-03-09']);
  expect(shownFrom(task(null, '2026-03-09'), [-1, 1])).toEqual(['2026-03-06', '2026-03-09']);
  expect(shownFrom(task('2026-03-14', '2026-03-16'), [-1])).toEqual(['2026-03-13']);
});

test('a task that begins on a weekly off stays there until it is moved', () => {
  const saturday = task('2026-03-14', '2026-03-16');
  expect(movedDays(saturday, move(saturday), works)).toEqual(saturday);
  expect(withMovedEnd(saturday, move(saturday), 1, works).end).toBe(toHalfDay('2026-03-17', 'Second Half'));
});

test('a task with one day is put on another one with both its ends', () => {
  expect(movedDays(task(null, '2026-03-11'), shiftMove(move(task(null, '2026-03-11')), 1), works)).toEqual(
    task('2026-03-12', '2026-03-12'),
  );
  expect(currentMove(task(null, null))).toBeUndefined();
});

test.each([
  [shiftMove(move(whole), 1), true, undefined],
  [shiftMove(move(whole), 1), false, settledTaskMessage],
  [withMovedEnd(whole, move(whole), -3, works), true, taskMessages.dueBeforeStart],
  // Yesterday is the first day on which a task may be due.
  [shiftMove(move(whole), -11), true, undefined],
  [shiftMove(move(whole), -12), true, taskMessages.dueTooEarly],
])('a move to %j of a task that is open (%s) has the problem %s', (to, isOpen, problem) => {
  expect(taskMoveProblem(whole, to, { isOpen, today: '2026-03-02', works })).toBe(problem);
});

test.each<[string, TaskDays, TaskMove | undefined]>([
  [
    'with both days keeps its length',
    task('2026-03-09', '2026-03-11', { startHalf: 'Second Half', dueHalf: 'First Half' }),
    { start: toHalfDay('2026-03-09', 'Second Half'), end: null },
  ],
  [
    'with only a start begins with its half and ends with that day',
    task('2026-03-09', null, { startHalf: 'Second Half', dueHalf: 'First Half' }),
    { start: toHalfDay('2026-03-09', 'Second Half'), end: toHalfDay('2026-03-09', 'Second Half') },
  ],
  [
    'with only an end begins with that day and ends with its half',
    task(null, '2026-03-11', { startHalf: 'Second Half', dueHalf: 'First Half' }),
    { start: toHalfDay('2026-03-11', 'First Half'), end: toHalfDay('2026-03-11', 'First Half') },
  ],
  ['without days has none', task(null, null), undefined],
])('the move that changes nothing: a task %s', (_case, days, expected) => {
  expect(currentMove(days)).toEqual(expected);
});

test('a task without one of its days is one day long where it is put', () => {
  const start = toHalfDay('2026-03-16', 'First Half');
  for (const days of [task('2026-03-09', null), task(null, '2026-03-09'), task(null, null)])
    expect(movedDays(days, { start, end: null }, works)).toMatchObject({ startsOn: '2026-03-16', dueOn: '2026-03-16' });
});

test('a move to a single half of a day is one', () => {
  const at = toHalfDay('2026-03-16', 'Second Half');
  expect(taskMoveProblem(whole, { start: at, end: at }, { isOpen: true, today: '2026-03-02', works })).toBeUndefined();
});

test('a due date in the past may stay as it is', () => {
  const late = task('2026-01-05', '2026-01-07');
  expect(
    taskMoveProblem(
      late,
      { start: move(late).start + 2, end: move(late).start + 5 },
      { isOpen: true, today: '2026-03-02', works },
    ),
  ).toBeUndefined();
});

const { isPlanned } = workingCalendar({
  holidays: [
    { day: '2026-03-10', half: null, locationIds: ['port'] },
    { day: '2026-03-17', half: 'First Half', locationIds: [] },
  ],
  leaves: [
    { employeeId: 'ann', from: '2026-03-12', to: '2026-03-12', halfFrom: 'First Half', halfTo: 'First Half' },
    { employeeId: 'ann', from: '2026-03-18', to: '2026-03-20', halfFrom: 'First Half', halfTo: 'Second Half' },
  ],
  locationIds: new Map([['ann', 'port']]),
});
const oneDay = task('2026-03-09', '2026-03-09');

test.each([
  // Over the holiday of the place; half a day of leave takes half a day.
  ['ann', '2026-03-10', task('2026-03-11', '2026-03-11')],
  ['ann', '2026-03-12', task('2026-03-12', '2026-03-13', { startHalf: 'Second Half', dueHalf: 'First Half' })],
  // Half a holiday, then leave until Friday, then days off of the week.
  ['ann', '2026-03-17', task('2026-03-17', '2026-03-23', { startHalf: 'Second Half', dueHalf: 'First Half' })],
  [null, '2026-03-10', task('2026-03-10', '2026-03-10')],
  [null, '2026-03-17', task('2026-03-17', '2026-03-18', { startHalf: 'Second Half', dueHalf: 'First Half' })],
])('a task of %s that is put on %s is shown where it will be planned', (employeeId, day, expected) => {
  const at = { start: toHalfDay(day, 'First Half'), end: null };
  expect(movedDays(oneDay, at, (halfDay) => isPlanned(employeeId, halfDay))).toEqual(expected);
});

test('a task with an end of its own that is put on a day off has the working length of what was chosen', () => {
  const at = { start: toHalfDay('2026-03-10', 'First Half'), end: toHalfDay('2026-03-11', 'Second Half') };
  const annWorks = (halfDay: number): boolean => isPlanned('ann', halfDay);
  expect(movedDays(whole, at, annWorks)).toEqual(task('2026-03-11', '2026-03-11'));
});

test('a press of a key goes over a holiday and leave', () => {
  const annWorks = (halfDay: number): boolean => isPlanned('ann', halfDay);
  const moved = stepMove(oneDay, move(oneDay), 1, annWorks);
  expect(movedDays(oneDay, moved, annWorks)).toEqual(task('2026-03-11', '2026-03-11'));
  expect(movedDays(oneDay, stepMove(oneDay, moved, -1, annWorks), annWorks)).toEqual(oneDay);
});
