import { addDays, type Day } from '../../../src/domain/calendar/day';
import { getLoadLevel, workingPlanByWeek, personWorkingPlan } from '../../../src/domain/working-plan/personWorkingPlan';
import { workedDays } from '../../../src/domain/working-plan/workedShare';

const monday = '2026-03-02';
const days = Array.from({ length: 14 }, (_, index) => addDays(monday, index));
const holidays = [{ day: '2026-03-04', name: 'Founding day', half: null }];
const leaves = [{ from: '2026-03-05', to: '2026-03-05', halfFrom: 'First Half', halfTo: 'First Half' }] as const;
const workedOn = workedDays(holidays, leaves);
const task = (estimatedHours: number, dueOn: Day | null) => ({
  startsOn: null,
  startHalf: null,
  dueHalf: null,
  dueOn,
  estimatedHours,
  loggedHours: 0,
});

test('planned hours and capacity of days leave out holidays, leave and days off', () => {
  const periods = personWorkingPlan([task(21, '2026-03-06'), task(2, monday)], days, monday, workedOn);
  expect(periods.slice(0, 6).map(({ plannedHours, capacityHours }) => [plannedHours, capacityHours])).toEqual([
    [8, 8],
    [6, 8],
    [0, 0],
    [3, 4],
    [6, 8],
    [0, 0],
  ]);
  expect(periods[0]?.tasks.map(({ hours }) => hours)).toEqual([6, 2]);
  expect(periods[2]).toMatchObject({ holidays: ['Founding day'], leaveDays: 0 });
  expect(periods[3]).toMatchObject({ leaveDays: 0.5 });
});

test.each([monday, '2026-03-05', '2026-03-08'])('weeks from %s say the sums of their days', (first) => {
  const asked = days.filter((day) => day >= first);
  const periods = personWorkingPlan([task(33.35, '2026-03-12'), task(7, null)], asked, monday, workedOn);
  const weeks = workingPlanByWeek(periods);
  const sum = (entries: readonly { plannedHours: number; capacityHours: number; leaveDays: number }[]) =>
    entries.reduce(
      (total, each) => ({
        planned: Math.round((total.planned + each.plannedHours) * 100) / 100,
        capacity: total.capacity + each.capacityHours,
        leave: total.leave + each.leaveDays,
      }),
      { planned: 0, capacity: 0, leave: 0 },
    );
  expect(sum(weeks)).toEqual(sum(periods));
  expect(weeks.map(({ day }) => day)).toEqual([first, '2026-03-09']);
  for (const week of weeks)
    expect(week.tasks.reduce((total, { hours }) => total + hours, 0)).toBeCloseTo(week.plannedHours, 2);
});

test('tasks of a day and of a week come with most hours first, whatever their order', () => {
  const [small, large, medium] = [task(1, monday), task(5, monday), task(2, monday)];
  const [day] = personWorkingPlan([small, large, medium], [monday], monday, workedOn);
  expect(day?.tasks.map(({ hours }) => hours)).toEqual([5, 2, 1]);
  const weeks = workingPlanByWeek(
    personWorkingPlan([small, task(12, '2026-03-03'), medium], days.slice(0, 7), monday, workedOn),
  );
  expect(weeks[0]?.tasks.map(({ hours }) => hours)).toEqual([12, 2, 1]);
  expect(weeks[0]?.holidays).toEqual(['Founding day']);
});

test('leave counts whole and half days, and nothing on a weekly off', () => {
  const away = [{ from: '2026-03-06', to: '2026-03-09', halfFrom: 'First Half', halfTo: 'First Half' }] as const;
  const periods = personWorkingPlan([], days.slice(4, 8), monday, workedDays([], away));
  expect(periods.map(({ leaveDays, holidays: names }) => [leaveDays, names])).toEqual([
    [1, []],
    [0, []],
    [0, []],
    [0.5, []],
  ]);
});

test.each([
  [9, 8, 'over'],
  [1, 0, 'over'],
  [0, 0, 'away'],
  [0, 8, 'idle'],
  [8, 8, 'full'],
  [6.4, 8, 'full'],
  [6, 8, 'partial'],
] as const)('%d of %d hours are %s', (planned, capacity, level) => {
  expect(getLoadLevel(planned, capacity)).toBe(level);
});

test('nothing is possible or planned before the employee has joined', () => {
  const joinsOn = '2026-03-04';
  const periods = personWorkingPlan(
    [task(12, '2026-03-05'), task(2, monday)],
    days.slice(0, 4),
    monday,
    workedDays([], [], { firstDay: joinsOn, leftOn: null, breaks: [] }),
  );
  expect(periods.map(({ plannedHours, capacityHours }) => [plannedHours, capacityHours])).toEqual([
    [0, 0],
    [0, 0],
    [8, 8],
    [6, 8],
  ]);
  expect(periods.map((period) => getLoadLevel(period.plannedHours, period.capacityHours))).toEqual([
    'away',
    'away',
    'full',
    'partial',
  ]);
});

test('nothing is possible from the day of leaving on', () => {
  const workedUntil = workedDays([], [], { firstDay: null, leftOn: '2026-03-04', breaks: [] });
  expect(days.slice(0, 4).map((day) => workedUntil(day).share)).toEqual([1, 1, 0, 0]);
});
