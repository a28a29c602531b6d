import { suggestedSprint } from '../../../src/domain/planning/nextSprint';

test.each([
  [
    { Name: 'HBR Sprint 4', StartDate: '2026-03-02', DueDate: '2026-03-13' },
    [],
    { Name: 'HBR Sprint 5', StartDate: '2026-03-14', DueDate: '2026-03-25' },
  ],
  [
    { Name: 'Sprint 09', StartDate: null, DueDate: null },
    ['sprint 10 ', 'Sprint 11'],
    { Name: 'Sprint 12', StartDate: '', DueDate: '' },
  ],
  [
    { Name: 'Beta', StartDate: null, DueDate: '2026-02-28' },
    ['Beta 2'],
    { Name: 'Beta 3', StartDate: '2026-03-01', DueDate: '' },
  ],
  [
    { Name: '2026 Sprint 9 (late)', StartDate: null, DueDate: null },
    [],
    { Name: '2026 Sprint 10 (late)', StartDate: '', DueDate: '' },
  ],
])('after %j', (sprint, taken, expected) => {
  expect(suggestedSprint(sprint, taken)).toEqual(expected);
});
