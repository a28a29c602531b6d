import type { PortfolioProject } from '../../../../src/client/api/api';
import { exportRow } from '../../../../src/client/table/export/exportCells';
import { displayText } from '../../../../src/client/table/view/displayText';
import { noRowValues } from '../../../../src/client/table/windows/rowValues';
import { portfolioColumns } from '../../../../src/client/features/dashboard/portfolio/portfolioColumns';

const work = { All: 11, Open: 6, Finished: 4, Rejected: 1, Progress: 40 };
const project: PortfolioProject = {
  _id: 'p1',
  Project_name: 'Harbour',
  Project_short_name: 'HBR',
  Status: 'Open',
  Work: work,
  Estimated_hours: 40,
  Logged_hours: 12.5,
  Variance_hours: -3,
  Overdue_count: 2,
  Unassigned_count: 1,
  Bug_count: 3,
  Bug_trend: [0, 0, 1, 1, 2, 2, 3, 3],
  Blocked_count: 1,
  Sprint: { _id: 's1', Name: 'Quay', DueDate: '2026-03-06', Work: work },
  Next_milestone: { _id: 'm1', Name: 'Opening', DueDate: '2026-03-20' },
  Away_count: 2,
  Last_update: { _id: 'u1', Health: 'At risk', Text: 'Late', Author: 'Tom Leader', Create_at: '2026-03-01T08:00:00Z' },
};
const nothing: PortfolioProject = {
  ...project,
  Work: { All: 0, Open: 0, Finished: 0, Rejected: 0, Progress: null },
  Estimated_hours: 0,
  Logged_hours: 0,
  Variance_hours: null,
  Overdue_count: 0,
  Unassigned_count: 0,
  Bug_count: 0,
  Bug_trend: [0, 0, 0, 0, 0, 0, 0, 0],
  Blocked_count: 0,
  Sprint: null,
  Next_milestone: null,
  Away_count: 0,
  Last_update: null,
};
const viewer = {
  today: '2026-03-02',
  nowMs: Date.parse('2026-03-02T10:00:00Z'),
  timeZone: 'Asia/Kolkata',
  maySeeMembers: true,
};
const columns = portfolioColumns(viewer, noRowValues);
const linked = (row: PortfolioProject): readonly string[] =>
  columns.filter(({ cell }) => cell?.(row).href !== undefined).map(({ header }) => header);
const href = (key: string, row = project): string | undefined =>
  columns.find((column) => column.key === key)?.cell?.(row).href;

test('every figure opens its rows; what is nothing opens nothing', () => {
  // Charts are read later; the status of a project is no figure.
  const others = ['Burndown', '85% by', '50% by', 'Status'];
  expect([...linked(project), ...others].sort()).toEqual(columns.map(({ header }) => header).sort());
  expect(linked(nothing)).toEqual(['Project']);
});

test('hours open the tasks that have some, with the column of the figure; none of them nor progress the rejected ones', () => {
  expect(href('estimated')).toMatch(
    /^\/project\/tasks\/p1\?columns=Task_duration&.*&f\.Task_duration=num%3A0\.01\.\.$/,
  );
  for (const [key, column, bounds] of [
    ['estimated', 'Task_duration', '0.01..'],
    ['logged', 'Logged_hours', '0.01..'],
    ['variance', 'Variance_hours', '-1000000..'],
  ] as const) {
    const opened = new URLSearchParams(href(key)?.split('?')[1]);
    expect([opened.get('columns'), opened.get(`f.${column}`)]).toEqual([column, `num:${bounds}`]);
    expect(opened.get('f.Status')).toContain('CLOSE');
    expect(opened.get('f.Status')).not.toContain('REJECTED');
  }
  expect(href('progress')).not.toContain('REJECTED');
  expect(href('sprint_progress')).toContain('f.Sprint=in%3As1');
});

test('the trend of bugs opens the open ones; without any today those that were closed since it begins', () => {
  expect(href('bug_trend')).toBe(href('bugs'));
  expect(href('bug_trend', { ...project, Bug_count: 0, Bug_trend: [2, 2, 1, 1, 1, 1, 1, 0] })).toBe(
    '/project/tasks/p1?columns=Closed_at&f.Issue_type=in%3ABug&f.Closed_at=day%3A2026-01-19..',
  );
});

test('a project or sprint without tasks has no 0% but says so, in its cells and in files', () => {
  const Work = nothing.Work;
  const row: PortfolioProject = { ...nothing, Sprint: { _id: 's1', Name: 'Quay', DueDate: null, Work } };
  const shown = columns.filter(({ key }) => ['progress', 'sprint_progress'].includes(key));
  expect(shown.map((column) => displayText(column, row, viewer.timeZone))).toEqual(['No tasks', 'No tasks']);
  expect(exportRow(shown, row, viewer.timeZone)).toEqual(['No tasks', 'No tasks']);
  // Without a sprint there is nothing to say.
  expect(exportRow(shown, nothing, viewer.timeZone)).toEqual(['No tasks', null]);
});
