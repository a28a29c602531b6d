import { toHalfDay } from '../../../src/domain/calendar/halfDays';
import { toScheduledTask } from '../../../src/domain/schedule/placedTask';

const days = {
  startsOn: '2026-03-09',
  startHalf: 'Second Half',
  dueOn: '2026-03-11',
  dueHalf: 'First Half',
} as const;
const facts = { id: 'a', plannedHours: 12, status: 'OPEN' };

test('a task has its place in half days', () => {
  expect(toScheduledTask(days, facts)).toEqual({
    id: 'a',
    start: toHalfDay('2026-03-09', 'Second Half'),
    end: toHalfDay('2026-03-11', 'First Half'),
    plannedHours: 12,
    isOpen: true,
  });
});

test('a missing day stays missing, whatever its half is', () => {
  expect(toScheduledTask({ ...days, startsOn: null }, facts)).toMatchObject({
    start: null,
    end: toHalfDay('2026-03-11', 'First Half'),
  });
  expect(toScheduledTask({ ...days, dueOn: null }, facts)).toMatchObject({
    start: toHalfDay('2026-03-09', 'Second Half'),
    end: null,
  });
});

test.each([
  ['IN PROGRESS', true],
  ['CLOSE', false],
  ['REJECTED', false],
])('a task that is %s moves and pushes others: %s', (status, isOpen) => {
  expect(toScheduledTask(days, { ...facts, status }).isOpen).toBe(isOpen);
});
