import { overtimeProblems, type OvertimeEntry } from '../../../src/domain/overtime/overtimeRules';

const today = '2026-03-02';
const entry: OvertimeEntry = { Overtime_date: today, Description: 'Release', Project_id: 'p', Claimed_hours: 1.5 };
const hours = 'Please enter hours in quarters, at most 24';

test.each<[Partial<OvertimeEntry>, string, string]>([
  [{ Overtime_date: '' }, 'Overtime_date', 'Please select date'],
  [{ Overtime_date: '2026-02-30' }, 'Overtime_date', 'Please select date'],
  [{ Overtime_date: '2026-03-03' }, 'Overtime_date', 'Overtime cannot be entered for a day that has not come yet'],
  [{ Project_id: '' }, 'Project_id', 'Please select project'],
  [{ Description: ' \n' }, 'Description', 'Please Enter Description'],
  [{ Description: 'x'.repeat(251) }, 'Description', 'Description can have at most 250 characters'],
  [{ Claimed_hours: 0 }, 'Claimed_hours', hours],
  [{ Claimed_hours: -1 }, 'Claimed_hours', hours],
  [{ Claimed_hours: 24.25 }, 'Claimed_hours', hours],
  [{ Claimed_hours: 1.3 }, 'Claimed_hours', hours],
])('%j is rejected', (changes, field, message) => {
  expect(overtimeProblems({ ...entry, ...changes }, today)).toEqual([{ field, message }]);
});

test.each<Partial<OvertimeEntry>>([
  {},
  { Overtime_date: '2026-03-01' },
  { Description: ` ${'x'.repeat(250)} ` },
  { Claimed_hours: undefined },
  { Claimed_hours: 0.25 },
  { Claimed_hours: 24 },
])('%j is fine', (changes) => {
  expect(overtimeProblems({ ...entry, ...changes }, today)).toEqual([]);
});
