import { beforeJoining, joiningProblems } from '../../../src/domain/employees/beforeJoining';

test.each([
  ['leave', 'a leave cannot begin before that day'],
  ['overtime', 'there is no overtime before that day'],
  ['hours', 'no hours can be logged before that day'],
  ['correction', 'no earlier day can be corrected'],
] as const)('%s is recorded from the day of joining on', (record, rule) => {
  const message = `Employed from 02/03/2026 on: ${rule}`;
  expect(beforeJoining('2026-03-01', '2026-03-02', record)).toBe(message);
  expect(beforeJoining('2026-03-02', '2026-03-02', record)).toBeUndefined();
  expect(beforeJoining('1999-01-01', null, record)).toBeUndefined();
  expect(beforeJoining('2026-03-01', '2026-03-02', record, '2026-03-01')).toBeUndefined();
  expect(beforeJoining('2026-02-28', '2026-03-02', record, '2026-03-01')).toBe(message);
  expect(joiningProblems('day', '2026-03-01', { joined_on: '2026-03-02' }, record)).toEqual([
    { field: 'day', message },
  ]);
  expect(joiningProblems('day', '2026-03-02', { joined_on: '2026-03-02' }, record)).toEqual([]);
});
