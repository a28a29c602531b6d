import { addDays, dayIn } from '../../../src/domain/calendar/day';
import {
  daysLeft,
  daysLeftText,
  isDue,
  isPlanOverdue,
  milestoneDueDays,
  sprintDueDays,
} from '../../../src/domain/planning/dueDays';

const today = '2026-03-02';

test.each([
  // due, status, on the list of milestones (15 days), on the list of sprints (7 days), overdue
  [addDays(today, -400), 'IN PROGRESS', true, true, true],
  [addDays(today, -1), 'OPEN', true, true, true],
  [addDays(today, -1), 'REJECTED', false, false, false],
  [addDays(today, -1), 'CLOSE', false, false, false],
  [today, 'OPEN', true, true, false],
  [today, 'CLOSE', false, false, false],
  [addDays(today, 7), 'ON HOLD', true, true, false],
  [addDays(today, 8), 'OPEN', true, false, false],
  [addDays(today, 15), 'READY FOR UAT', true, false, false],
  [addDays(today, 16), 'OPEN', false, false, false],
  [null, 'OPEN', false, false, false],
])(
  'due %s and %s: among due milestones %s, among due sprints %s, overdue %s',
  (due, status, isDueMilestone, isDueSprint, isLate) => {
    expect([
      isDue(due, status, today, milestoneDueDays),
      isDue(due, status, today, sprintDueDays),
      isPlanOverdue(due, status, today),
    ]).toEqual([isDueMilestone, isDueSprint, isLate]);
  },
);

test.each([
  ['Asia/Kolkata', '2026-03-02T18:29:00Z', false],
  ['Asia/Kolkata', '2026-03-02T18:30:00Z', true],
  ['UTC', '2026-03-02T23:59:59Z', false],
  ['UTC', '2026-03-03T00:00:00Z', true],
  ['America/New_York', '2026-03-03T04:59:00Z', false],
  ['America/New_York', '2026-03-03T05:00:00Z', true],
])('what is due on 2 March is overdue in %s at %s: %s', (timeZone, instant, isLate) => {
  expect(isPlanOverdue('2026-03-02', 'OPEN', dayIn(timeZone, new Date(instant)))).toBe(isLate);
});

test.each([
  [addDays(today, 5), 'OPEN', 5, '5 days left'],
  [addDays(today, 1), 'OPEN', 1, '1 day left'],
  [today, 'OPEN', 0, 'Due today'],
  [addDays(today, -1), 'OPEN', -1, '1 day overdue'],
  [addDays(today, -30), 'OPEN', -30, '30 days overdue'],
  // Over the change to summer time a day is an hour short.
  ['2026-03-30', 'OPEN', 28, '28 days left'],
  [today, 'CLOSE', null, ''],
  [null, 'OPEN', null, ''],
])('due %s and %s: %s, read as "%s"', (due, status, days, text) => {
  expect([daysLeft(due, status, today), daysLeftText(daysLeft(due, status, today))]).toEqual([days, text]);
});
