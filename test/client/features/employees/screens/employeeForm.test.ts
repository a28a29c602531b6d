import {
  employeeValues,
  sinceAfterPick,
  type EmployeeValues,
} from '../../../../../src/client/features/employees/screens/employeeForm';

const today = '2026-03-02';
const base: EmployeeValues = { ...employeeValues(null), Location_id: 'pune', Shift_type: '', Workplace_since: '' };
const moved: EmployeeValues = { ...base, Location_id: 'goa', Workplace_since: today };

test.each<[string, EmployeeValues, EmployeeValues, string]>([
  ['another location applies from today', base, { ...base, Location_id: 'goa' }, today],
  ['another shift applies from today', base, { ...base, Shift_type: '9 AM - 6 PM' }, today],
  ['the former one again changes nothing', moved, { ...moved, Location_id: 'pune' }, ''],
  [
    'a day that the user has chosen stays',
    { ...moved, Workplace_since: '2026-02-01' },
    { ...moved, Workplace_since: '2026-02-01', Shift_type: '9 AM - 6 PM' },
    '2026-02-01',
  ],
  [
    'all days stay all days',
    { ...moved, Workplace_since: '' },
    { ...moved, Workplace_since: '', Shift_type: '9 AM - 6 PM' },
    '',
  ],
  [
    'a day of a field that goes is forgotten',
    { ...moved, Workplace_since: '2199-01-01' },
    { ...moved, Workplace_since: '2199-01-01', Location_id: 'pune' },
    '',
  ],
])('%s', (_, before, after, since) => {
  expect(sinceAfterPick(base, before, after, today)).toBe(since);
});

test('with a known day the former location brings it back', () => {
  const known = { ...base, Workplace_since: '2026-01-10' };
  const picked = { ...known, Location_id: 'goa' };
  expect(sinceAfterPick(known, known, picked, today)).toBe(today);
  expect(
    sinceAfterPick(known, { ...picked, Workplace_since: today }, { ...known, Workplace_since: today }, today),
  ).toBe('2026-01-10');
});
