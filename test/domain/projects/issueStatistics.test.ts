import fc from 'fast-check';
import {
  issueStatistics,
  issueStatisticsLabels,
  issueStatisticsSums,
  priorityStatistics,
  projectRatio,
  type IssueCount,
} from '../../../src/domain/projects/issueStatistics';
import { wholePercentage } from '../../../src/domain/tasks/workState';
import { issueTypes, taskPriorities, taskStatuses } from '../../../src/domain/tasks/taskChoices';

const anyCounts = fc.uniqueArray(
  fc.record({
    status: fc.constantFrom(...taskStatuses),
    issueType: fc.constantFrom(...issueTypes),
    priority: fc.constantFrom(...taskPriorities),
    count: fc.integer({ min: 1, max: 500 }),
  }),
  { selector: (entry) => `${entry.status}/${entry.issueType}/${entry.priority}` },
);
const total = (counts: readonly IssueCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);

describe('Issue Statistics of a project', () => {
  it('has the eight rows of the specification, spelled as there', () => {
    expect(issueStatistics([]).map((row) => row.label)).toEqual([
      'Open',
      'InProgress',
      'Development Done',
      'Reopen',
      'close',
      'Rejected',
      'ReadyForQA',
      'On Hold',
    ]);
  });

  it('shows 0 everywhere for a project without tasks', () => {
    for (const row of issueStatistics([]))
      expect(row).toMatchObject({ count: 0, percentage: 0, task: 0, bugs: 0, story: 0 });
  });

  it.each([
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [0, 5, 0],
    [5, 5, 100],
    [0, 0, 0],
  ])('%i of %i is %i %%', (part, whole, expected) => {
    expect(wholePercentage(part, whole)).toBe(expected);
  });

  it('counts tasks that are READY FOR UAT in the whole although they have no row', () => {
    const rows = issueStatistics([
      { status: 'OPEN', issueType: 'Task', priority: 'LOW', count: 1 },
      { status: 'READY FOR UAT', issueType: 'Task', priority: 'LOW', count: 3 },
    ]);
    expect(rows.find((row) => row.status === 'OPEN')?.percentage).toBe(25);
  });

  it('splits each row completely, by type and by priority, and by priority the whole project', () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        for (const row of issueStatistics(counts)) {
          expect(row.task + row.bugs + row.story).toBe(row.count);
        }
        for (const row of priorityStatistics(counts)) expect(row.high + row.medium + row.low).toBe(row.total);
        expect(priorityStatistics(counts).reduce((sum, row) => sum + row.total, 0)).toBe(total(counts));
      }),
    );
  });

  it('loses no task but those READY FOR UAT, and the pie loses none', () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const inRows = issueStatistics(counts).reduce((sum, row) => sum + row.count, 0);
        const labelled = new Set<string>(issueStatisticsLabels.map(({ status }) => status));
        expect(inRows).toBe(total(counts.filter((entry) => labelled.has(entry.status))));
        expect(projectRatio(counts).reduce((sum, slice) => sum + slice.count, 0)).toBe(total(counts));
      }),
    );
  });
});

describe('the figures of a known project', () => {
  const counts: IssueCount[] = [
    { status: 'OPEN', issueType: 'Task', priority: 'HIGH', count: 1 },
    { status: 'IN PROGRESS', issueType: 'Story', priority: 'LOW', count: 2 },
    { status: 'DEVELOPMENT DONE', issueType: 'Bug', priority: 'LOW', count: 3 },
    { status: 'REOPEN', issueType: 'Task', priority: 'LOW', count: 4 },
    { status: 'CLOSE', issueType: 'Story', priority: 'LOW', count: 5 },
    { status: 'REJECTED', issueType: 'Bug', priority: 'LOW', count: 6 },
    { status: 'READY FOR QA', issueType: 'Task', priority: 'LOW', count: 7 },
    { status: 'ON HOLD', issueType: 'Story', priority: 'LOW', count: 8 },
    { status: 'READY FOR UAT', issueType: 'Bug', priority: 'MEDIUM', count: 4 },
  ];

  it('are in the row of their status', () => {
    expect(issueStatistics(counts).map(({ label, status, count }) => [label, status, count])).toEqual([
      ['Open', 'OPEN', 1],
      ['InProgress', 'IN PROGRESS', 2],
      ['Development Done', 'DEVELOPMENT DONE', 3],
      ['Reopen', 'REOPEN', 4],
      ['close', 'CLOSE', 5],
      ['Rejected', 'REJECTED', 6],
      ['ReadyForQA', 'READY FOR QA', 7],
      ['On Hold', 'ON HOLD', 8],
    ]);
  });

  it('add up with the status that has no row', () => {
    expect(issueStatisticsSums(counts)).toEqual({
      rest: { status: 'READY FOR UAT', label: 'READY FOR UAT', count: 4, percentage: 10, task: 0, bugs: 4, story: 0 },
      whole: { label: 'All', count: 40, percentage: 100, task: 12, bugs: 13, story: 15 },
    });
  });

  it('are the slices of the pie', () => {
    expect(projectRatio(counts)).toEqual([
      { label: 'Task', issueType: 'Task', count: 12 },
      { label: 'Story', issueType: 'Story', count: 15 },
      { label: 'Bugs', issueType: 'Bug', count: 13 },
    ]);
  });
});
