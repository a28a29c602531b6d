import { wasHolidayKnown, wasLeaveKnown } from '../../../src/domain/schedule/knownDaysOff';

const planned = new Date('2026-03-02T10:00:00Z');
const before = new Date('2026-03-02T09:59:59Z');
const after = new Date('2026-03-02T10:00:01Z');

test.each([
  [before, false, true],
  [planned, false, true],
  [after, false, false],
  [before, true, false],
])('a leave granted at %j, with a new assignee: %s, was known: %s', (grantedAt, hasNewAssignee, isKnown) => {
  expect(wasLeaveKnown(grantedAt, { setAt: planned, hasNewAssignee })).toBe(isKnown);
});

test.each([
  [null, true],
  [before, true],
  [planned, true],
  [after, false],
])('a holiday entered at %j was known: %s', (enteredAt, isKnown) => {
  expect(wasHolidayKnown(enteredAt, { setAt: planned })).toBe(isKnown);
});
