import { dayIn } from '../../../src/domain/calendar/day';
import { mayDecideLeave } from '../../../src/domain/leave/leaveDecision';
import { closedMonthMessage, mayChangeInMonth } from '../../../src/domain/present-data/closedMonth';
import { maySeeLeavesOfEmployee } from '../../../src/domain/leave/leaveVisibility';
import { isGrantedLeave, isActiveLeave, leaveStatuses } from '../../../src/domain/leave/leaveChoices';
import {
  earliestLeaveDay,
  emergencyMonth,
  hrNotice,
  isHrNoticeDue,
  leaveProblems,
  maxReasonLength,
  overlapMessage,
  periodOfRequest,
  type LeaveRequest,
} from '../../../src/domain/leave/leaveRules';

const request: LeaveRequest = {
  Leave_type: 'Casual Leave',
  StartDate: '2026-03-06',
  EndDate: '2026-03-06',
  Leave_half_from: 'First Half',
  Leave_half_to: 'Second Half',
  Emergency_leave: false,
  Reason: 'Driving test',
};
const today = '2026-03-02';
const listProblems = (changes: Partial<LeaveRequest>, isForAnotherEmployee = false) =>
  leaveProblems({ ...request, ...changes }, { today, isForAnotherEmployee });
const notice = 'Please choose 06/03/2026 or a later day, or mark it as an emergency';

test.each<[string, Partial<LeaveRequest>, boolean, [string, string][]]>([
  ['a good request', {}, false, []],
  ['no type', { Leave_type: '' }, false, [['Leave_type', 'Please Select Leave Type!']]],
  ['an unknown type', { Leave_type: 'Paid Leave' }, false, [['Leave_type', 'Please Select Leave Type!']]],
  ['no first day', { StartDate: '' }, false, [['StartDate', 'Please Enter Your Leave dates!']]],
  ['no last day', { EndDate: '' }, false, [['EndDate', 'Please Enter Your Leave dates!']]],
  ['a day that no calendar has', { StartDate: '2026-02-30' }, false, [['StartDate', 'Please Enter Your Leave dates!']]],
  ['an empty reason', { Reason: '' }, false, [['Reason', 'Please Enter Reason!']]],
  ['a reason of nothing to see', { Reason: ' \u200b\n' }, false, [['Reason', 'Please Enter Reason!']]],
  ['ends before it begins', { EndDate: '2026-03-05' }, false, [['EndDate', 'The leave ends before it begins']]],
  [
    'a day from its second to its first half',
    { Leave_half_from: 'Second Half', Leave_half_to: 'First Half' },
    false,
    [['Leave_half_to', 'A single day cannot begin in the Second Half and end in the First Half']],
  ],
  [
    'a half that does not exist',
    { Leave_half_from: 'Third Half' },
    false,
    [['Leave_half_from', 'Please Enter Your Leave dates!']],
  ],
  ['a year to the last half', { EndDate: '2027-03-06' }, false, []],
  ['the longest reason', { Reason: 'x'.repeat(maxReasonLength) }, false, []],
  [
    'a reason that is too long',
    { Reason: 'x'.repeat(maxReasonLength + 1) },
    false,
    [['Reason', 'Reason can have at most 2000 characters']],
  ],
  ['longer than a year', { EndDate: '2027-03-07' }, false, [['EndDate', 'A leave can have at most 366 days']]],
  ['today', { StartDate: '2026-03-02' }, false, [['StartDate', notice]]],
  ['the last day within the next 3 days', { StartDate: '2026-03-05' }, false, [['StartDate', notice]]],
  ['the first day after the next 3 days', { StartDate: '2026-03-06' }, false, []],
  ['an emergency today', { StartDate: today, Emergency_leave: true }, false, []],
  [
    'an emergency yesterday',
    { StartDate: '2026-03-01', Emergency_leave: true },
    false,
    [['StartDate', 'Please choose 02/03/2026 or a later day']],
  ],
  ['the last day on which a leave can begin', { StartDate: '2028-03-01', EndDate: '2028-03-01' }, false, []],
  [
    'a year too far ahead',
    { StartDate: '2062-03-06', EndDate: '2062-03-06' },
    false,
    [['StartDate', 'Please choose 01/03/2028 or an earlier day: a leave begins within two years']],
  ],
  [
    "another user's, a day too far ahead",
    { StartDate: '2028-03-02', EndDate: '2028-03-02' },
    true,
    [['StartDate', 'Please choose 01/03/2028 or an earlier day: a leave begins within two years']],
  ],
  ["another user's, long ago", { StartDate: '2025-12-31' }, true, []],
  [
    'everything wrong',
    { Leave_type: '', StartDate: '', Reason: '' },
    false,
    [
      ['Leave_type', 'Please Select Leave Type!'],
      ['StartDate', 'Please Enter Your Leave dates!'],
      ['Reason', 'Please Enter Reason!'],
    ],
  ],
])('what is wrong with %s', (_case, changes, isForAnotherEmployee, expected) => {
  expect(listProblems(changes, isForAnotherEmployee).map(({ field, message }) => [field, message])).toEqual(expected);
});

test.each([
  ['2028-02-26', '2028-03-01'],
  ['2027-02-26', '2027-03-02'],
  ['2026-12-29', '2027-01-02'],
])('seen from %s the first day without emergency is %s', (from, first) => {
  expect(earliestLeaveDay(from, { isEmergency: false, isForAnotherEmployee: false })).toBe(first);
});

test("today is the company's: late in the evening of London it is tomorrow in Kolkata", () => {
  const instant = new Date('2026-03-01T20:00:00Z');
  const first = (timeZone: string) =>
    earliestLeaveDay(dayIn(timeZone, instant), { isEmergency: true, isForAnotherEmployee: false });
  expect([first('Europe/London'), first('Asia/Kolkata')]).toEqual(['2026-03-01', '2026-03-02']);
});

test.each([
  ['Casual Leave', 2.5, false],
  ['Casual Leave', 3, true],
  ['Casual Leave', 4, true],
  ['Sick Leave', 5, false],
])('the notice of HR for %s of %s days: %s', (type, days, isDue) => {
  expect(isHrNoticeDue(type, days)).toBe(isDue);
});

test('the notice says what HR says', () => {
  expect(hrNotice).toEqual([
    'According to HR rule you can not applied a leave for more than 3 days.',
    'If you want to applied for more than 3 days then please mention valid reason.',
  ]);
});

const leave = { status: 'Pending', employeeId: 'ann', teamLeaderId: 'tom', closedMonth: null } as const;
test.each<[string, string, string[], boolean, boolean]>([
  ['the employee', 'ann', [], false, true],
  [
    'the employee with every right',
    'ann',
    ['Report.Approve_Leave', 'Report.Leave_Report', 'Me.Team_Leave'],
    false,
    true,
  ],
  ['the leader', 'tom', ['Me.Team_Leave'], true, true],
  ['the leader without the flag', 'tom', [], false, false],
  ['another leader', 'eva', ['Me.Team_Leave'], false, false],
  ['a reader of the report', 'eva', ['Report.Leave_Report'], false, true],
  ['an approver', 'eva', ['Report.Approve_Leave'], true, true],
])('what %s may do with a leave', (_who, employeeId, flags, mayDecide, maySee) => {
  const viewer = { employeeId, grantedFlags: new Set(flags) };
  expect(mayDecideLeave(leave, viewer)).toBe(mayDecide);
  expect(maySeeLeavesOfEmployee(leave, viewer)).toBe(maySee);
  expect(leaveStatuses.filter((status) => mayDecideLeave({ ...leave, status }, viewer))).toEqual(
    mayDecide ? ['Pending'] : [],
  );
});

test('in a closed month only who corrects closed months decides and changes', () => {
  const closed = { ...leave, closedMonth: '2026-02' };
  const may = (employeeId: string, ...flags: string[]) => [
    mayDecideLeave(closed, { employeeId, grantedFlags: new Set(flags) }),
    mayChangeInMonth(closed.closedMonth, { grantedFlags: new Set(flags) }),
  ];
  expect([
    may('tom', 'Me.Team_Leave'),
    may('eva', 'Report.Approve_Leave'),
    may('eva', 'Report.Approve_Leave', 'Report.Employee_Present'),
    may('ann'),
    may('ann', 'Report.Employee_Present'),
  ]).toEqual([
    [false, false],
    [false, false],
    [true, true],
    [false, false],
    [false, true],
  ]);
  expect(closedMonthMessage('2026-02', 'leaves')).toBe('February 2026 is closed: only HR changes its leaves');
});

test.each(leaveStatuses)('a leave that is %s: whether it takes its days, and whether it counts', (status) => {
  const granted = ['Approved', 'Conditional Approved'];
  expect([isActiveLeave(status), isGrantedLeave(status)]).toEqual([
    ['Pending', ...granted].includes(status),
    granted.includes(status),
  ]);
});

test('emergencies are counted by the month of the first day', () => {
  expect(emergencyMonth('2026-03-31')).toBe('2026-03');
});

test('days that are taken already are named', () => {
  expect(overlapMessage('You have', { from: '2026-03-06', to: '2026-03-09' })).toBe(
    'You have a leave from 06/03/2026 to 09/03/2026 already',
  );
});

test.each<Partial<LeaveRequest>>([
  { StartDate: '2026-02-30' },
  { EndDate: '' },
  { Leave_half_from: 'Morning' },
  { Leave_half_to: '' },
])('%j makes no period', (changes) => {
  expect(periodOfRequest(request)).toEqual({
    from: '2026-03-06',
    to: '2026-03-06',
    halfFrom: 'First Half',
    halfTo: 'Second Half',
  });
  expect(periodOfRequest({ ...request, ...changes })).toBeUndefined();
});
