import { leaveOfMonth } from '../../../src/domain/leave/leaveYear';
import type { LeavePeriod } from '../../../src/domain/leave/leavePeriod';

/** From the second half of Friday, 30 October, to the first half of Monday, 2 November 2026. */
const overTheEnd: LeavePeriod = {
  from: '2026-10-30',
  to: '2026-11-02',
  halfFrom: 'Second Half',
  halfTo: 'First Half',
};
const day = (of: string): LeavePeriod => ({ from: of, to: of, halfFrom: 'First Half', halfTo: 'Second Half' });
const leaves = [
  { status: 'Conditional Approved', period: overTheEnd },
  { status: 'Approved', period: day('2026-11-11') },
  { status: 'Pending', period: day('2026-11-12') },
];

test.each([
  ['2026-10', [], { working: 22, granted: 0.5, pending: 0 }],
  ['2026-11', [], { working: 21, granted: 1.5, pending: 1 }],
  ['2026-12', [], { working: 23, granted: 0, pending: 0 }],
  // A holiday takes the working day away, and with it the leave; half of one takes half. One on a Sunday takes nothing.
  ['2026-11', [{ day: '2026-11-11', half: null }], { working: 20, granted: 0.5, pending: 1 }],
  ['2026-11', [{ day: '2026-11-12', half: 'First Half' as const }], { working: 20.5, granted: 1.5, pending: 0.5 }],
  ['2026-11', [{ day: '2026-11-15', half: null }], { working: 21, granted: 1.5, pending: 1 }],
])('%s with the holidays %j', (month, holidays, expected) => {
  expect(leaveOfMonth(month, leaves, holidays)).toEqual(expected);
});
