import fc from 'fast-check';
import { addDays, type Day } from '../../../src/domain/calendar/day';
import type { DayHalf } from '../../../src/domain/leave/leaveChoices';
import { personCapacity, sprintWork } from '../../../src/domain/working-plan/sprintCapacity';
import type { TaskToSpread } from '../../../src/domain/working-plan/spreadTask';
import { workedDays } from '../../../src/domain/working-plan/workedShare';

const today = '2026-03-02';
/** From Monday to the Friday of the next week: ten working days. */
const days = Array.from({ length: 12 }, (_, index) => addDays(today, index));
const holidays = [{ day: '2026-03-04', name: 'Founding day', half: null }];

interface Task extends TaskToSpread {
  readonly isOfSprint: boolean;
}
const task = (estimatedHours: number | null, dueOn: Day | null, isOfSprint: boolean, loggedHours = 0): Task => ({
  startsOn: null,
  startHalf: null,
  dueOn,
  dueHalf: null,
  estimatedHours,
  loggedHours,
  isOfSprint,
});
const halfDay = (day: Day, half: DayHalf) => ({ from: day, to: day, halfFrom: half, halfTo: half });
const capacity = (tasks: readonly Task[], leaves: Parameters<typeof workedDays>[1] = [], of = days) =>
  personCapacity(
    tasks.filter(({ isOfSprint }) => isOfSprint),
    tasks.filter(({ isOfSprint }) => !isOfSprint),
    { days: of, today, workedOn: workedDays(holidays, leaves) },
  );

test('a person can work the days that are left without holidays and leave, and has what is left of the work', () => {
  expect(
    capacity(
      [
        task(20, '2026-03-06', true, 4.5),
        // Also what is due after the sprint has to be done in it.
        task(10, '2026-05-01', true),
        // More is logged than was estimated.
        task(3, '2026-03-06', true, 5),
        task(null, '2026-03-06', true),
        task(6, '2026-03-03', false),
      ],
      [halfDay('2026-03-05', 'Second Half')],
    ),
  ).toEqual({
    capacityHours: 68,
    leaveDays: 0.5,
    work: { tasks: 4, withoutEstimate: 1, hours: 25.5 },
    otherHours: 6,
    freeHours: 36.5,
  });
});

test('of other tasks only the hours on the days of the sprint count', () => {
  // 72 hours on 18 working days, half of them after the sprint; one day is a holiday.
  expect(capacity([task(76, '2026-03-26', false)])).toMatchObject({ capacityHours: 72, otherHours: 38, freeHours: 34 });
});

test('without a day left there is no capacity, and everything is too much', () => {
  expect(capacity([task(8, '2026-03-06', true), task(8, '2026-03-06', false)], [], [])).toMatchObject({
    capacityHours: 0,
    work: { hours: 8 },
    otherHours: 0,
    freeHours: -8,
  });
});

test('tasks without an assignee have their work, too', () => {
  expect(sprintWork([task(8, null, true, 2.25), task(null, null, true)])).toEqual({
    tasks: 2,
    withoutEstimate: 1,
    hours: 5.75,
  });
  expect(sprintWork([])).toEqual({ tasks: 0, withoutEstimate: 0, hours: 0 });
});

test('every half day of leave on a working day takes exactly four hours, whatever there is to do', () => {
  const tasks = fc.array(
    fc.record({
      estimate: fc.option(fc.integer({ min: 0, max: 6_000 }).map((hundredth) => hundredth / 100)),
      logged: fc.integer({ min: 0, max: 2_000 }).map((hundredth) => hundredth / 100),
      due: fc.option(fc.integer({ min: -10, max: 40 })),
      isOfSprint: fc.boolean(),
    }),
    { maxLength: 8 },
  );
  const halves = fc.uniqueArray(
    fc.record({
      day: fc.integer({ min: 0, max: days.length - 1 }),
      half: fc.constantFrom<DayHalf>('First Half', 'Second Half'),
    }),
    { maxLength: 8, selector: ({ day, half }) => `${day} ${half}` },
  );
  fc.assert(
    fc.property(tasks, halves, (drawn, onLeave) => {
      const made = drawn.map(({ estimate, logged, due, isOfSprint }) =>
        task(estimate, due === null ? null : addDays(today, due), isOfSprint, logged),
      );
      const leaves = onLeave.map(({ day, half }) => halfDay(days[day] ?? today, half));
      const away = capacity(made, leaves);
      const present = capacity(made);
      // The weekend and the holiday are not worked anyway.
      const taken = onLeave.filter(({ day }) => ![2, 5, 6].includes(day)).length;
      expect(away.capacityHours).toBe(present.capacityHours - 4 * taken);
      expect(away.leaveDays).toBe(taken / 2);
      expect(away.work).toEqual(present.work);
      expect(away.freeHours).toBeCloseTo(away.capacityHours - away.work.hours - away.otherHours, 2);
    }),
  );
});
