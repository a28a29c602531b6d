import { firstDayOfEmployment, isDayOfEmployment, type Employment } from '../../../src/domain/attendance/employment';
import { instantAt } from '../../../src/domain/calendar/instantAt';

const kolkata = 'Asia/Kolkata';
const change = (day: string, time: string, isActive: boolean) => ({
  at: instantAt(day, time, kolkata).getTime(),
  wasActive: !isActive,
  isActive,
});
/** Added in the night to the 6th, still the 5th in UTC. */
const addedAt = instantAt('2026-03-06', '02:00', kolkata);
const added: Employment = {
  firstDay: firstDayOfEmployment(null, addedAt, kolkata),
  isActive: false,
  statusChanges: [change('2026-03-20', '09:00', false), { at: addedAt.getTime(), wasActive: null, isActive: true }],
};
/** Left on the 10th, came back on the 20th; the later change first. */
const returned: Employment = {
  firstDay: '2026-03-02',
  isActive: true,
  statusChanges: [change('2026-03-20', '09:00', true), change('2026-03-10', '12:00', false)],
};
const left: Employment = { ...returned, isActive: false, statusChanges: [change('2026-03-10', '12:00', false)] };

test.each<[string, Employment, string, boolean, boolean]>([
  ['the day before joining', returned, '2026-03-01', true, false],
  ['the day of joining', returned, '2026-03-02', false, true],
  ['a day before the first change', returned, '2026-03-09', false, true],
  ['the last day, not there', returned, '2026-03-10', false, false],
  ['the last day, there', returned, '2026-03-10', true, true],
  ['a day away, even if seen', returned, '2026-03-11', true, false],
  ['the day before the return, even if seen', returned, '2026-03-19', true, false],
  ['the day of the return', returned, '2026-03-20', false, true],
  ['a day after the return', returned, '2026-03-21', false, true],
  ['years after leaving', left, '2028-03-10', false, false],
  ['the day before being added, without a day of joining', added, '2026-03-05', true, false],
  ['the day of being added, without a day of joining', added, '2026-03-06', false, true],
  [
    'a day before being added, joined before it',
    { ...added, firstDay: firstDayOfEmployment('2026-03-02', addedAt, kolkata) },
    '2026-03-03',
    false,
    true,
  ],
  ['after leaving, without a day of joining', added, '2026-03-21', true, false],
  [
    'active without any change',
    { firstDay: '2026-03-02', isActive: true, statusChanges: [] },
    '2026-03-04',
    false,
    true,
  ],
  [
    'not active without any change',
    { firstDay: '2026-03-02', isActive: false, statusChanges: [] },
    '2026-03-04',
    true,
    false,
  ],
  [
    'a change at midnight: the day before was the last one',
    { ...left, statusChanges: [change('2026-03-11', '00:00', false)] },
    '2026-03-10',
    false,
    true,
  ],
  [
    'a change at midnight: its own day is no last day',
    { ...left, statusChanges: [change('2026-03-11', '00:00', false)] },
    '2026-03-11',
    true,
    true,
  ],
])('%s', (_name, employment, day, hasCome, expected) => {
  expect(isDayOfEmployment(employment, day, hasCome, kolkata)).toBe(expected);
});
