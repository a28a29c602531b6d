import {
  movedPlanDays,
  planMoveProblems,
  settledPlanMessage,
  shownPlanDays,
} from '../../../src/domain/planning/planMove';

const week = { StartDate: '2026-03-02', DueDate: '2026-03-08' };
const startOnly = { StartDate: '2026-03-02', DueDate: null };
const dueOnly = { StartDate: null, DueDate: '2026-03-08' };
const open = { Name: 'Pilot', Status: 'OPEN', StartDate: null, DueDate: null };

test.each([
  ['milestones', week, { first: '2026-03-08', last: '2026-03-08' }],
  ['milestones', startOnly, undefined],
  ['sprints', week, { first: '2026-03-02', last: '2026-03-08' }],
  ['sprints', startOnly, { first: '2026-03-02', last: '2026-03-02' }],
  ['sprints', { StartDate: null, DueDate: null }, undefined],
] as const)('%s with %j are shown on %j', (kind, days, expected) => {
  expect(shownPlanDays(kind, days)).toEqual(expected);
});

test.each([
  ['milestones', week, 'all', 2, { StartDate: '2026-03-02', DueDate: '2026-03-10' }],
  ['sprints', week, 'all', -2, { StartDate: '2026-02-28', DueDate: '2026-03-06' }],
  ['sprints', week, 'start', 1, { StartDate: '2026-03-03', DueDate: '2026-03-08' }],
  ['sprints', week, 'end', 1, { StartDate: '2026-03-02', DueDate: '2026-03-09' }],
  ['sprints', dueOnly, 'all', 1, { StartDate: null, DueDate: '2026-03-09' }],
  ['sprints', startOnly, 'all', 1, { StartDate: '2026-03-03', DueDate: null }],
  ['sprints', startOnly, 'start', 1, { StartDate: '2026-03-03', DueDate: null }],
  ['sprints', dueOnly, 'end', 1, { StartDate: null, DueDate: '2026-03-09' }],
  // The missing end begins where the other one is.
  ['sprints', startOnly, 'end', 3, { StartDate: '2026-03-02', DueDate: '2026-03-05' }],
  ['sprints', dueOnly, 'start', -3, { StartDate: '2026-03-05', DueDate: '2026-03-08' }],
] as const)('%s with %j, %s moved by %i: %j', (kind, days, part, by, expected) => {
  expect(movedPlanDays(kind, days, part, by)).toEqual(expected);
});

test('a moved milestone or sprint follows the rules of its form', () => {
  const backwards = { StartDate: '2026-03-08', DueDate: '2026-03-02' };
  const dueBeforeStart = [{ field: 'DueDate', message: 'Due Date cannot be before Start Date' }];
  expect(planMoveProblems('milestones', open, week)).toEqual([]);
  expect(planMoveProblems('milestones', open, backwards)).toEqual(dueBeforeStart);
  expect(planMoveProblems('sprints', open, backwards)).toEqual(dueBeforeStart);
});

test('a sprint cannot be moved to be longer than three years, and one that is longer stays where it is', () => {
  const centuries = { StartDate: '2026-03-02', DueDate: '2126-03-02' };
  const tooLong = 'A sprint takes at most three years, from its Start Date to its Due Date';
  expect(planMoveProblems('sprints', { ...open, ...week }, centuries)).toEqual([
    { field: 'DueDate', message: tooLong },
  ]);
  expect(planMoveProblems('sprints', { ...open, ...centuries }, centuries)).toEqual([]);
});

test('a closed sprint cannot be moved, a closed milestone can', () => {
  const closed = { ...open, Status: 'CLOSE' };
  expect(planMoveProblems('sprints', closed, week)).toEqual([
    { field: 'DueDate', message: 'The sprint is closed. Its days can be corrected with Edit in the list of sprints' },
  ]);
  expect(settledPlanMessage('sprints', 'OPEN')).toBeUndefined();
  expect(planMoveProblems('milestones', closed, week)).toEqual([]);
});
