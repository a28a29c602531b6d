import { confirmMonthPath, monthsToConfirm, recordToConfirm } from '../../../src/domain/present-data/monthToConfirm';

const record = (Date: string, Attendence_Status: 'Approved' | 'Issue' | null = null, Closed = false) => ({
  Date,
  Attendence_Status,
  Closed,
});
const october = record('2026-10-31');
const november = record('2026-11-15');
const shown = (...records: ReturnType<typeof record>[]) => recordToConfirm(records, monthsToConfirm(null, '2026-11'));

test('the question is about last month until it is answered, also when the current month has a record', () => {
  expect(shown(october, november)).toBe(october);
  expect(shown(record('2026-10-31', 'Approved'), november)).toBe(november);
  expect(shown(record('2026-10-31', 'Issue'), november)).toBe(november);
  expect(shown(record('2026-10-31', null, true), november)).toBe(november);
});

test('without a question the newest record is shown, and none of another year', () => {
  const answered = record('2026-10-31', 'Approved');
  expect(shown(answered)).toBe(answered);
  expect(shown(record('2025-10-31'), record('2025-11-30'))).toBeUndefined();
  expect(recordToConfirm([record('2026-12-31')], monthsToConfirm(null, '2027-01'))?.Date).toBe('2026-12-31');
});

test('an address that names a month shows that month alone', () => {
  const september = record('2026-09-30');
  expect(confirmMonthPath('2026-09')).toBe('/dashboard?confirm=2026-09');
  expect(monthsToConfirm('2026-09', '2026-11')).toEqual(['2026-09']);
  expect(recordToConfirm([september, october], ['2026-09'])).toBe(september);
  expect(recordToConfirm([october], ['2026-09'])).toBeUndefined();
  for (const named of ['month', '2026-13', ''])
    expect(monthsToConfirm(named, '2026-11')).toEqual(['2026-10', '2026-11']);
});
