import { defaultTableView, type TableView } from '../../../../src/client/table/view/tableView';
import { toTaskQuery } from '../../../../src/client/features/tasks/taskQuery';

const view = (differences: Partial<TableView>): TableView => defaultTableView([], differences);
const choices = (...values: string[]) => ({ kind: 'choices' as const, values });

describe('What a task list asks the server for', () => {
  it('is nothing but its scope while no filter is set', () => {
    expect(toTaskQuery(view({ search: '  ' }), { scope: 'assigned' })).toEqual({ scope: 'assigned' });
  });

  it('are the tasks that pass every filter, in the order of the sorted columns', () => {
    const filters: TableView['filters'] = {
      Status: choices('OPEN', 'ON HOLD'),
      Priority: choices('HIGH'),
      Issue_type: choices('Bug'),
      Assignees: choices('person-1'),
      Sprint: choices('sprint-1', ''),
      Due_date: { kind: 'dates', from: '2026-03-01', to: '2026-03-31' },
      Assigned_date: { kind: 'dates', from: '2026-02-01' },
    };
    const sort: TableView['sort'] = [
      { key: 'Due_date', direction: 'asc' },
      { key: 'Priority', direction: 'desc' },
    ];
    expect(toTaskQuery(view({ search: ' letter ', filters, sort }), { scope: 'all', projectId: 'project-1' })).toEqual({
      scope: 'all',
      projectId: 'project-1',
      q: 'letter',
      status: 'OPEN,ON HOLD',
      priority: 'HIGH',
      issueType: 'Bug',
      employeeId: 'person-1',
      sprintId: 'sprint-1,none',
      dueFrom: '2026-03-01',
      dueTo: '2026-03-31',
      assignedFrom: '2026-02-01',
      sort: 'Due_date:asc,Priority:desc',
    });
  });

  it.each([
    ['Progress_percent', { min: 0.1, max: 99.9 }, { progressMin: 1, progressMax: 99 }],
    ['Comment_count', { min: -3 }, { commentsMin: 0 }],
    ['Reopen_count', { max: -1 }, { reopensMin: 1, reopensMax: 0 }],
    ['Logged_hours', { min: 0.25, max: 1e12 }, { loggedMin: 0.25, loggedMax: 1_000_000 }],
    ['Variance_hours', { min: -0.5, max: -0.25 }, { varianceMin: -0.5, varianceMax: -0.25 }],
  ])('keeps the figures of a filter of %s to what the contract takes', (column, bounds, expected) => {
    expect(toTaskQuery(view({ filters: { [column]: { kind: 'numbers', ...bounds } } }), {})).toEqual(expected);
  });

  it('has three sort keys at most, as many as the server takes', () => {
    const sort = ['Status', 'Priority', 'Due_date', 'Task_key'].map((key) => ({ key, direction: 'asc' as const }));
    expect(toTaskQuery(view({ sort }), {}).sort).toBe('Status:asc,Priority:asc,Due_date:asc');
  });
});
