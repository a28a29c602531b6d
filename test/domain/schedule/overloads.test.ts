import { toHalfDay } from '../../../src/domain/calendar/halfDays';
import { changedMilestoneEnds } from '../../../src/domain/schedule/milestoneEnds';
import { newOverloads, type AssignedWork } from '../../../src/domain/schedule/overloads';
import { workingCalendar } from '../../../src/domain/schedule/workingCalendar';

// A Monday.
const today = '2026-03-02';
const first = (day: string) => toHalfDay(day, 'First Half');
const second = (day: string) => toHalfDay(day, 'Second Half');
const days = (start: string, end: string) => ({ start: first(start), end: second(end) });
const work = (id: string, start: string, end: string, estimatedHours: number): AssignedWork => ({
  id,
  employeeId: 'asha',
  startsOn: start,
  startHalf: null,
  dueOn: end,
  dueHalf: null,
  estimatedHours,
  loggedHours: 0,
});
const calendar = workingCalendar({
  holidays: [
    { day: '2026-03-05', half: 'Second Half', locationIds: ['pune'] },
    { day: '2026-03-06', half: null, locationIds: ['london'] },
  ],
  leaves: [{ employeeId: 'asha', from: '2026-03-10', to: '2026-03-11', halfFrom: 'Second Half', halfTo: 'First Half' }],
  locationIds: new Map([
    ['asha', 'pune'],
    ['ben', 'london'],
  ]),
});

test.each([
  ['asha', first('2026-03-05'), true, true],
  ['asha', second('2026-03-05'), false, false],
  ['ben', second('2026-03-05'), true, true],
  ['asha', first('2026-03-06'), true, true],
  ['ben', first('2026-03-06'), false, false],
  [null, first('2026-03-06'), true, true],
  ['asha', first('2026-03-07'), false, false],
  ['asha', second('2026-03-08'), false, false],
  ['asha', first('2026-03-10'), true, true],
  ['asha', second('2026-03-10'), true, false],
  ['asha', first('2026-03-11'), true, false],
  ['asha', second('2026-03-11'), true, true],
])('the half days of %s: %i is a working day %s, worked %s', (employeeId, halfDay, isWorkingDay, isWorking) => {
  expect(calendar.isWorkingDay(employeeId, halfDay)).toBe(isWorkingDay);
  expect(calendar.isWorking(employeeId, halfDay)).toBe(isWorking);
});

test('a day with more hours than the employee works is overloaded by the move that adds them, to the half day', () => {
  const both = [work('a', '2026-03-03', '2026-03-03', 8), work('b', '2026-03-04', '2026-03-04', 4)];
  const moveTo = (start: number, end: number) => newOverloads(both, new Map([['b', { start, end }]]), today, calendar);
  expect(moveTo(first('2026-03-03'), second('2026-03-03'))).toEqual([
    { employeeId: 'asha', days: [{ day: '2026-03-03', hours: 12, capacityHours: 8 }] },
  ]);
  expect(moveTo(first('2026-03-09'), second('2026-03-09'))).toEqual([]);
  // A whole day of hours in the half that is worked.
  expect(
    newOverloads(
      [work('c', '2026-03-03', '2026-03-03', 6)],
      new Map([['c', days('2026-03-05', '2026-03-05')]]),
      today,
      calendar,
    ),
  ).toEqual([{ employeeId: 'asha', days: [{ day: '2026-03-05', hours: 6, capacityHours: 4 }] }]);
  // From the second half of Thursday, of which Asha has a holiday: the hours are on Friday only.
  expect(
    newOverloads(
      [work('d', '2026-03-03', '2026-03-03', 10)],
      new Map([['d', { start: second('2026-03-05'), end: second('2026-03-06') }]]),
      today,
      calendar,
    ),
  ).toEqual([{ employeeId: 'asha', days: [{ day: '2026-03-06', hours: 10, capacityHours: 8 }] }]);
});

test('what is not moved has the days of the working plan: without a start it is spread from today', () => {
  const undated = { ...work('a', '2026-03-03', '2026-03-04', 12), startsOn: null };
  const moved = newOverloads(
    [undated, work('b', '2026-03-05', '2026-03-05', 6)],
    new Map([['b', days('2026-03-03', '2026-03-03')]]),
    today,
    calendar,
  );
  // 12 hours on the three days up to its due day.
  expect(moved).toEqual([{ employeeId: 'asha', days: [{ day: '2026-03-03', hours: 10, capacityHours: 8 }] }]);
});

test('hours that fill a day exactly are no overload', () => {
  // As binary fractions their sum is 8.000000000000002.
  const works = [5.19, 0.4, 1.07, 1.34].map((hours) => work(`of ${hours}`, '2026-03-04', '2026-03-04', hours));
  const all = new Map(works.map(({ id }) => [id, days('2026-03-03', '2026-03-03')]));
  expect(newOverloads(works, all, today, calendar)).toEqual([]);
});

test('the overloaded days of a person are in order, whatever order the tasks have', () => {
  const placed = ['2026-03-13', '2026-03-12', '2026-03-17', '2026-03-16'];
  const works = placed.map((day) => work(day, '2026-03-03', '2026-03-03', 10));
  const moved = new Map(placed.map((day) => [day, days(day, day)]));
  expect(newOverloads(works, moved, today, calendar)).toEqual([
    {
      employeeId: 'asha',
      days: [...placed].sort().map((day) => ({ day, hours: 10, capacityHours: 8 })),
    },
  ]);
});

test('an overload that was there before is not new', () => {
  const both = [work('a', '2026-03-03', '2026-03-03', 8), work('b', '2026-03-03', '2026-03-03', 8)];
  expect(newOverloads(both, new Map(), today, calendar)).toEqual([]);
});

test('a milestone ends when its last open task ends; only changed ends are listed', () => {
  const tasks = [
    { id: 'a', milestoneId: 'pilot', placement: days('2026-03-03', '2026-03-04') },
    { id: 'b', milestoneId: 'pilot', placement: days('2026-03-05', '2026-03-06') },
    { id: 'c', milestoneId: 'launch', placement: undefined },
  ];
  const later = days('2026-03-09', '2026-03-10');
  expect(changedMilestoneEnds(tasks, new Map([['a', days('2026-03-04', '2026-03-05')]]))).toEqual([]);
  expect(changedMilestoneEnds(tasks, new Map([['a', later]]))).toEqual([
    { milestoneId: 'pilot', before: second('2026-03-06'), after: later.end },
  ]);
  expect(changedMilestoneEnds(tasks, new Map([['c', later]]))).toEqual([
    { milestoneId: 'launch', before: undefined, after: later.end },
  ]);
});
