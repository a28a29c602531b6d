import { suggestedSprint } from '../../../src/domain/planning/nextSprint';

test.each([
  [
    { Name: 'HBR Sprint 4', StartDate: '2026-03-02', DueDate: '2026-03-13' },
    [],
    { Name: 'HBR Sprint 5', StartDate: '2026-03-16', DueDate: '2026-03-27' },
  ],
  [
    { Name: 'Sprint 09', StartDate: null, DueDate: null },
    ['sprint 10 ', 'Sprint 11'],
    { Name: 'Sprint 12', StartDate: '', DueDate: '' },
  ],
  [
    { Name: 'Beta', StartDate: null, DueDate: '2026-02-28' },
    ['Beta 2'],
    { Name: 'Beta 3', StartDate: '2026-03-02', DueDate: '' },
  ],
  [
    { Name: '2026 Sprint 9 (late)', StartDate: null, DueDate: null },
    [],
    { Name: '2026 Sprint 10 (late)', StartDate: '', DueDate: '' },
  ],
])('after %j', (sprint, taken, expected) => {
  expect(suggestedSprint(sprint, taken)).toEqual(expected);
});

test.each([
  ['Sprint 09', [], 'Sprint 10'],
  ['Sprint 007', [], 'Sprint 008'],
  ['Sprint 4', ['sprint 5 ', 'SPRINT 6'], 'Sprint 7'],
  ['Sprint 4 ', ['Sprint 5'], 'Sprint 6 '],
])('after %j, with %j taken, comes %j', (Name, taken, next) => {
  expect(suggestedSprint({ Name, StartDate: null, DueDate: null }, taken).Name).toBe(next);
});

test('without both days no length is known', () => {
  const of = (StartDate: string | null, DueDate: string | null) => {
    const next = suggestedSprint({ Name: 'S 1', StartDate, DueDate }, []);
    return [next.StartDate, next.DueDate];
  };
  expect(of('2026-03-02', null)).toEqual(['', '']);
  expect(of(null, '2026-03-13')).toEqual(['2026-03-16', '']);
});

test.each([
  ['from Monday to Friday, the weekend is between two sprints', '2026-03-02', '2026-03-13', '2026-03-16', '2026-03-27'],
  ['from Monday to Sunday, they follow each other', '2026-03-02', '2026-03-15', '2026-03-16', '2026-03-29'],
  ['from Wednesday to Tuesday, they follow each other', '2026-03-04', '2026-03-17', '2026-03-18', '2026-03-31'],
  ['of one day', '2026-03-06', '2026-03-06', '2026-03-09', '2026-03-09'],
  ['that begin on Saturdays, they still do', '2026-02-28', '2026-03-13', '2026-03-14', '2026-03-27'],
])('%s', (_name, StartDate, DueDate, start, end) => {
  const next = suggestedSprint({ Name: 'Sprint 4', StartDate, DueDate }, []);
  expect([next.StartDate, next.DueDate]).toEqual([start, end]);
});
