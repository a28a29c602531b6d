import { taskStatuses } from '../../../src/domain/tasks/taskChoices';
import {
  countWork,
  isOpenStatus,
  countedStatuses,
  finishedStatus,
  isOverdue,
  newStatus,
  openStatuses,
  countedTasks,
  openWorkText,
  progressPercent,
  progressText,
  rejectedStatus,
  reopenedStatus,
  settledStatuses,
  startedStatus,
  getWorkState,
} from '../../../src/domain/tasks/workState';

test('CLOSE alone is finished, REJECTED is neither open nor finished, everything else is open', () => {
  expect(taskStatuses.map((status) => [status, getWorkState(status)])).toEqual([
    ['OPEN', 'open'],
    ['IN PROGRESS', 'open'],
    ['DEVELOPMENT DONE', 'open'],
    ['READY FOR QA', 'open'],
    ['READY FOR UAT', 'open'],
    ['REOPEN', 'open'],
    ['REJECTED', 'rejected'],
    ['ON HOLD', 'open'],
    ['CLOSE', 'finished'],
  ]);
  expect([...openStatuses, ...settledStatuses].sort()).toEqual([...taskStatuses].sort());
  expect(openStatuses.every(isOpenStatus)).toBe(true);
  expect(countedStatuses).toEqual(taskStatuses.filter((status) => status !== 'REJECTED'));
  expect([newStatus, startedStatus, reopenedStatus, finishedStatus, rejectedStatus]).toEqual([
    'OPEN',
    'IN PROGRESS',
    'REOPEN',
    'CLOSE',
    'REJECTED',
  ]);
});

test.each([
  [{ open: 21, finished: 4, rejected: 0 }, 16, '4 of 25 done', '21 open, 4 of 25 done (16%)'],
  [{ open: 20, finished: 4, rejected: 1 }, 17, '4 of 24 done, 1 rejected', '20 open, 4 of 24 done, 1 rejected (17%)'],
  [{ open: 0, finished: 4, rejected: 21 }, 100, '4 of 4 done, 21 rejected', '0 open, 4 of 4 done, 21 rejected (100%)'],
  [{ open: 0, finished: 0, rejected: 3 }, null, 'No tasks but 3 rejected', 'No tasks but 3 rejected'],
  [{ open: 1, finished: 2, rejected: 0 }, 67, '2 of 3 done', '1 open, 2 of 3 done (67%)'],
  [{ open: 0, finished: 0, rejected: 0 }, null, 'No tasks', 'No tasks'],
])('%j: %s per cent, %s', (counts, percent, text, openText) => {
  expect([progressPercent(counts), progressText(counts), openWorkText(counts)]).toEqual([percent, text, openText]);
  expect(countedTasks(counts)).toBe(counts.open + counts.finished);
});

test('every task is counted in one state', () => {
  const statuses = taskStatuses.flatMap((status, index) => Array.from({ length: index + 1 }, () => status));
  const { open, finished, rejected } = countWork(statuses);
  expect([open, finished, rejected]).toEqual([1 + 2 + 3 + 4 + 5 + 6 + 8, 9, 7]);
});

const today = '2026-03-10';

describe('A task is overdue', () => {
  it('from the day after its due day on', () => {
    expect(isOverdue('2026-03-09', 'IN PROGRESS', today)).toBe(true);
    expect(isOverdue('2026-03-10', 'IN PROGRESS', today)).toBe(false);
  });

  it('never when it has no due day', () => {
    expect(isOverdue(null, 'OPEN', today)).toBe(false);
  });

  it('never when it is closed or rejected', () => {
    expect(isOverdue('2026-03-01', 'CLOSE', today)).toBe(false);
    expect(isOverdue('2026-03-01', 'REJECTED', today)).toBe(false);
  });
});
