import {
  freeManualTypes,
  halfOfTime,
  isRequestableDay,
  manualRequestProblems,
  mayDecideRequest,
  momentOfWorkDay,
  rejectionProblems,
  type ManualRequest,
} from '../../../src/domain/manual-attendance/manualRequestRules';

const kolkata = 'Asia/Kolkata';
// Noon of 5 March in Kolkata.
const moment = { today: '2026-03-05', now: new Date('2026-03-05T06:30:00Z'), timeZone: kolkata };
const request: ManualRequest = { date: '2026-03-04', type: 'checkIn', time: '09:30', reason: 'WFH' };
const limits = 'Only 02/03/2026 to 05/03/2026 can be corrected';

test.each<[Partial<ManualRequest>, [string, string][]]>([
  [{}, []],
  [{ type: 'checkOut', time: '23:59' }, []],
  [{ date: '2026-03-02' }, []],
  [{ date: '2026-03-05', time: '12:00' }, []],
  [{ date: '2026-03-05', time: '12:01' }, [['time', 'This time is still to come']]],
  [{ date: '2026-03-01' }, [['date', limits]]],
  [
    { date: '2026-03-06', time: '09:00' },
    [
      ['date', limits],
      ['time', 'This time is still to come'],
    ],
  ],
  [{ date: '' }, [['date', 'Please Select Date']]],
  [{ date: '2026-02-30' }, [['date', 'Please Select Date']]],
  [{ type: '' }, [['type', 'Please Select type']]],
  [{ type: 'checkin' }, [['type', 'Please Select type']]],
  [{ time: '' }, [['time', 'Please Select time']]],
  [{ time: '24:00' }, [['time', 'Please Select time']]],
  [{ time: '19:60' }, [['time', 'Please Select time']]],
  [{ time: '9:30' }, [['time', 'Please Select time']]],
  [{ time: '09:30:00' }, [['time', 'Please Select time']]],
  [{ time: '109:30' }, [['time', 'Please Select time']]],
  [{ reason: '' }, [['reason', 'Please Select Reason']]],
  [{ reason: 'wfh' }, [['reason', 'Please Select Reason']]],
])('%j', (changes, problems) => {
  expect(
    manualRequestProblems({ ...request, ...changes }, moment).map(({ field, message }) => [field, message]),
  ).toEqual(problems);
});

test.each([
  ['2026-03-01', false],
  ['2026-03-02', true],
  ['2026-03-05', true],
  ['2026-03-06', false],
])('on 5 March a correction of %s can be requested: %s', (day, expected) => {
  expect(isRequestableDay(day, '2026-03-05')).toBe(expected);
});

test('a time before the working day begins belongs to the night after it', () => {
  expect(momentOfWorkDay('2026-03-04', '01:00', kolkata)).toEqual(new Date('2026-03-04T19:30:00Z'));
  expect(momentOfWorkDay('2026-03-04', '03:59', kolkata)).toEqual(new Date('2026-03-04T22:29:00Z'));
  // The working day begins at four.
  expect(momentOfWorkDay('2026-03-04', '04:00', kolkata)).toEqual(new Date('2026-03-03T22:30:00Z'));
  expect(momentOfWorkDay('2026-03-04', '09:00', kolkata)).toEqual(new Date('2026-03-04T03:30:00Z'));
});

test.each([
  ['No camera has seen you', []],
  [` ${'x'.repeat(250)} `, []],
  [' ', ['Please Enter Description']],
  ['x'.repeat(251), ['At most 250 characters']],
])('the comment %j of a rejection', (comment, messages) => {
  expect(rejectionProblems(comment)).toEqual(messages.map((message) => ({ field: 'status_comment', message })));
});

test('a pending request is decided by holders of the flag, never by the employee', () => {
  const flag = new Set(['Report.Manual_Attendance_Request']);
  const pending = { status: 'Pending', employeeId: 'a' } as const;
  expect(mayDecideRequest(pending, { employeeId: 'b', grantedFlags: flag })).toBe(true);
  expect(mayDecideRequest(pending, { employeeId: 'a', grantedFlags: flag })).toBe(false);
  expect(mayDecideRequest(pending, { employeeId: 'b', grantedFlags: new Set() })).toBe(false);
  expect(mayDecideRequest({ ...pending, status: 'Approved' }, { employeeId: 'b', grantedFlags: flag })).toBe(false);
});

test.each([
  ['04:00', 'First Half'],
  ['09:30', 'First Half'],
  ['14:14', 'First Half'],
  ['14:15', 'Second Half'],
  ['23:59', 'Second Half'],
  ['00:00', 'Second Half'],
  ['03:59', 'Second Half'],
])('%s lies in the %s of its working day', (time, half) => {
  expect(halfOfTime(time)).toBe(half);
});

test('of each type a day has one request that is pending or approved', () => {
  expect(freeManualTypes([])).toEqual(['checkIn', 'checkOut']);
  expect(freeManualTypes([{ type: 'checkIn', status: 'Rejected' }])).toEqual(['checkIn', 'checkOut']);
  expect(freeManualTypes([{ type: 'checkIn', status: 'Pending' }])).toEqual(['checkOut']);
  expect(
    freeManualTypes([
      { type: 'checkIn', status: 'Rejected' },
      { type: 'checkOut', status: 'Approved' },
    ]),
  ).toEqual(['checkIn']);
  expect(
    freeManualTypes([
      { type: 'checkIn', status: 'Approved' },
      { type: 'checkOut', status: 'Pending' },
    ]),
  ).toEqual([]);
});
