import { filteredPath, filterToText, type ColumnFilter } from '../../../src/domain/lists/filteredPath';
import { isReportCut, maxReportRows } from '../../../src/domain/lists/reportRows';

test.each<[ColumnFilter, string]>([
  [{ kind: 'text', text: 'a|b' }, 'has:a|b'],
  [{ kind: 'choices', values: ['OPEN', 'ON HOLD', 'a|b', ''] }, 'in:OPEN|ON%20HOLD|a%7Cb|'],
  [{ kind: 'dates', from: '2026-03-01' }, 'day:2026-03-01..'],
  [{ kind: 'dates', to: '2026-03-31' }, 'day:..2026-03-31'],
  [{ kind: 'dates', from: '2026-03-01', to: '2026-03-31' }, 'day:2026-03-01..2026-03-31'],
  [{ kind: 'numbers', min: 0 }, 'num:0..'],
  [{ kind: 'numbers', max: 0 }, 'num:..0'],
  [{ kind: 'numbers', min: -1.5, max: 2 }, 'num:-1.5..2'],
])('%j is written %s', (filter, text) => {
  expect(filterToText(filter)).toBe(text);
});

test('a path carries its filters with other parameters, and nothing where there is nothing', () => {
  expect(filteredPath('/list', {})).toBe('/list');
  expect(filteredPath('/list', {}, { sort: 'Name' })).toBe('/list?sort=Name');
  const path = filteredPath('/list', { Status: { kind: 'choices', values: ['ON HOLD'] } }, { sort: 'Name' });
  const { pathname, searchParams } = new URL(path, 'http://daybook.example');
  expect(pathname).toBe('/list');
  expect([...searchParams]).toEqual([
    ['sort', 'Name'],
    ['f.Status', 'in:ON%20HOLD'],
  ]);
});

test('the second table of a page has a name before its filters', () => {
  const path = filteredPath('/list', { Why: { kind: 'choices', values: ['No record'] } }, { tab: 'rest' }, 'u.');
  expect([...new URL(path, 'http://daybook.example').searchParams]).toEqual([
    ['tab', 'rest'],
    ['u.f.Why', 'in:No%20record'],
  ]);
});

test('a report may lack older rows when it has as many as a report has at most', () => {
  expect(isReportCut(undefined)).toBe(false);
  expect(isReportCut([])).toBe(false);
  expect(isReportCut(new Array(maxReportRows - 1))).toBe(false);
  expect(isReportCut(new Array(maxReportRows))).toBe(true);
});
