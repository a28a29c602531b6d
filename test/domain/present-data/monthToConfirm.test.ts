import { isWaitingForAnswer } from '../../../src/domain/present-data/monthToConfirm';
import { confirmMonthPath } from '../../../src/domain/present-data/presentPath';

test('a record without an answer waits for one, unless its month is closed', () => {
  expect(isWaitingForAnswer({ Attendence_Status: null, Closed: false })).toBe(true);
  expect(isWaitingForAnswer({ Attendence_Status: null, Closed: true })).toBe(false);
  for (const Attendence_Status of ['Approved', 'Issue'] as const)
    expect(isWaitingForAnswer({ Attendence_Status, Closed: false })).toBe(false);
});

test('the address of a month names it', () => {
  expect(confirmMonthPath('2026-09')).toBe('/dashboard?confirm=2026-09');
});
