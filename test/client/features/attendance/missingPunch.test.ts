import { missingPunch, pendingRequest } from '../../../../src/client/features/attendance/countedDay';
import type { AttendanceDay } from '../../../../src/client/api/api';
import { attendanceDay } from '../../../support/client/attendanceDay';

const [nine, one] = ['2025-12-10T09:00:00Z', '2025-12-10T13:00:00Z'];
const day = (punches: Partial<AttendanceDay>): AttendanceDay => ({ ...attendanceDay('2025-12-10'), ...punches });

test.each([
  ['no punch at all', {}, undefined],
  ['a check-out only', { checkOut: one, missing_punch: true }, 'checkIn'],
  ['a check-in only', { checkIn: nine, missing_punch: true }, 'checkOut'],
  ['a check-in only, on the current day', { checkIn: nine }, 'checkOut'],
  ['both', { checkIn: nine, checkOut: one }, undefined],
  ['a check-in after the last check-out', { checkIn: nine, checkOut: one, missing_punch: true }, 'checkOut'],
] as const)('what a request adds to a day with %s', (_case, punches, missing) => {
  expect(missingPunch(day(punches))).toBe(missing);
});

test('the request that a day shows is that of the punch that it lacks, also after a return without a check-out', () => {
  const request = (type: 'checkIn' | 'checkOut') =>
    ({ _id: type, type, status: 'Pending' }) as AttendanceDay['manual_requests'][number];
  const requested = day({
    ...{ checkIn: nine, checkOut: one, missing_punch: true },
    manual_requests: [request('checkIn'), request('checkOut')],
  });
  expect(pendingRequest(requested)?._id).toBe('checkOut');
});
