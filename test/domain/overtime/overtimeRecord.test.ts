import { mayDecideOvertime, maySeeOvertime, openOvertimeScopes } from '../../../src/domain/overtime/overtimeDecision';
import { overtimeRecord } from '../../../src/domain/overtime/overtimeRecord';
import { shiftSpan } from '../../../src/domain/overtime/shiftSpan';

const at = (time: string): number => Date.parse(`2026-03-02T${time}:00Z`);
const range = (from: string, to: string) => ({ from: at(from), to: at(to) });
const shiftEnd = at('19:15');

test.each([
  ['nothing on record', 2, [], shiftEnd, { result: 'No record', hours: 0, shortBy: 0 }],
  ['stayed as long as claimed', 2, [range('10:00', '21:15')], shiftEnd, { result: 'Matched', hours: 2, shortBy: 0 }],
  ['longer than claimed', 1, [range('10:00', '21:15')], shiftEnd, { result: 'Matched', hours: 2, shortBy: 0 }],
  [
    'a quarter of an hour is tolerated',
    2.25,
    [range('10:00', '21:15')],
    shiftEnd,
    { result: 'Matched', hours: 2, shortBy: 0 },
  ],
  ['left too early', 3, [range('10:00', '21:15')], shiftEnd, { result: 'Short', hours: 2, shortBy: 1 }],
  ['left with the shift', 1, [range('10:00', '19:15')], shiftEnd, { result: 'Short', hours: 0, shortBy: 1 }],
  ['coming early is no overtime', 1, [range('07:00', '19:00')], shiftEnd, { result: 'Short', hours: 0, shortBy: 1 }],
  [
    'several ranges',
    1.5,
    [range('18:45', '19:45'), range('20:00', '21:00')],
    shiftEnd,
    { result: 'Matched', hours: 1.5, shortBy: 0 },
  ],
  ['everything on a day off', 4, [range('10:00', '14:00')], null, { result: 'Matched', hours: 4, shortBy: 0 }],
  ['nothing claimed', null, [range('10:00', '20:15')], shiftEnd, { result: 'No claim', hours: 1, shortBy: 0 }],
] as const)('%s', (_what, claimed, ranges, end, expected) => {
  expect(overtimeRecord(claimed, ranges, end)).toEqual(expected);
});

test.each([
  [null, { begin: '10:00', end: '19:15' }],
  ['10 Am - 07.30 Pm', { begin: '10:00', end: '19:30' }],
  ['09 Am - 06.30 Pm', { begin: '09:00', end: '18:30' }],
  ['12 pm - 12 am', { begin: '12:00', end: '00:00' }],
  ['flexible', { begin: '10:00', end: '19:15' }],
])('the shift %s is read', (label, expected) => {
  expect(shiftSpan(label)).toEqual(expected);
});

test.each([
  ['the manager', 'manager', [], 'Pending', true],
  ['the technical manager', 'technical', [], 'Pending', false],
  ['the technical manager with the flag', 'technical', ['Overtime.Approve_Overtime'], 'Pending', true],
  ['a user with the flag who does not see it', 'other', ['Overtime.Approve_Overtime'], 'Pending', false],
  ['a user who sees all', 'other', ['Overtime.All_Overtime'], 'Pending', false],
  [
    'a user who sees all with the flag',
    'other',
    ['Overtime.All_Overtime', 'Overtime.Approve_Overtime'],
    'Pending',
    true,
  ],
  ['the employee', 'employee', ['Overtime.All_Overtime', 'Overtime.Approve_Overtime'], 'Pending', false],
  ['the manager once more', 'manager', [], 'Approved', false],
] as const)('%s decides: %s with %j on %s gives %s', (_who, employeeId, flags, status, expected) => {
  const entry = {
    status,
    employeeId: 'employee',
    projectManagerId: 'manager',
    technicalProjectManagerId: 'technical',
    closedMonth: null,
  };
  expect(mayDecideOvertime(entry, { employeeId, grantedFlags: new Set(flags) })).toBe(expected);
});

test.each([
  [[], false],
  [['Report.Employee_Present'], true],
])('the manager with %j decides an entry of a closed month: %s', (flags, expected) => {
  const entry = {
    status: 'Pending',
    employeeId: 'employee',
    projectManagerId: 'manager',
    technicalProjectManagerId: null,
    closedMonth: '2026-02',
  } as const;
  expect(mayDecideOvertime(entry, { employeeId: 'manager', grantedFlags: new Set(flags) })).toBe(expected);
});

const all = ['Overtime.All_Overtime'];
test.each<[string, string, readonly string[], boolean]>([
  ['the employee', 'employee', [], true],
  ['the manager', 'manager', [], true],
  ['the technical manager', 'technical', [], true],
  ['the team leader', 'leader', [], false],
  ['the team leader with Team Leave', 'leader', ['Me.Team_Leave'], true],
  ['a leader of others', 'other', ['Me.Team_Leave'], false],
  ['another employee', 'other', [], false],
  ['another employee who may approve', 'other', ['Overtime.Approve_Overtime'], false],
  ['a user who sees all', 'other', all, true],
])('%s sees an entry: %s with %j gives %s', (_who, employeeId, flags, expected) => {
  const entry = {
    employeeId: 'employee',
    teamLeaderId: 'leader',
    projectManagerId: 'manager',
    technicalProjectManagerId: 'technical',
  };
  const viewer = { employeeId, grantedFlags: new Set(flags) };
  expect(maySeeOvertime(entry, viewer)).toBe(expected);
  // Without managers the employee, the team leader and those who see all are left.
  const unmanaged = { ...entry, projectManagerId: null, technicalProjectManagerId: null };
  expect(maySeeOvertime(unmanaged, viewer)).toBe(
    employeeId === 'employee' || flags === all || (employeeId === 'leader' && flags.length > 0),
  );
});

test('the lists of overtime that may be opened', () => {
  expect(openOvertimeScopes({ grantedFlags: new Set() })).toEqual(['own', 'projects']);
  expect(openOvertimeScopes({ grantedFlags: new Set(['Me.Team_Leave']) })).toEqual(['own', 'team', 'projects']);
  expect(openOvertimeScopes({ grantedFlags: new Set(all) })).toEqual(['own', 'projects', 'all']);
});
