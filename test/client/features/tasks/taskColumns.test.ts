import { employeeTaskColumns } from '../../../../src/client/features/employees/screens/employeeTaskColumns';
import { getContent, displayText } from '../../../../src/client/table/view/displayText';
import { bugColumns } from '../../../../src/client/features/tasks/screens/bugColumns';
import {
  taskProgressColumns,
  taskReportColumns,
} from '../../../../src/client/features/reports/screens/taskReportColumns';
import { splitHalf } from '../../../../src/domain/tasks/taskHalves';
import { copiedText } from '../../../../src/client/table/export/copiedText';
import { exportedColumns } from '../../../../src/client/table/view/shownColumns';
import { exportRow } from '../../../../src/client/table/export/exportCells';
import {
  assignedDateColumn,
  assigneeColumn,
  dueDateColumn,
  dueHalfColumn,
  keyColumn,
  priorityColumn,
  sprintColumn,
  startDateColumn,
  startHalfColumn,
  statusColumn,
  summaryColumn,
  timeColumn,
  typeColumn,
} from '../../../../src/client/features/tasks/taskColumns';
import { taskRow } from '../../../support/client/taskRecords';

const today = '2026-03-10';

describe('A row of a task list', () => {
  it('shows the summary cut to 50 characters, and in full on pointing', () => {
    const summary = 'A summary that goes on well beyond the fifty characters of a list';
    expect(getContent(summaryColumn, taskRow({ Short_summary: summary }), 'UTC')).toMatchObject({
      text: summary,
      short: summary.slice(0, 50),
      title: summary,
    });
    expect(getContent(summaryColumn, taskRow({ Short_summary: 'Short' }), 'UTC')).toMatchObject({
      text: 'Short',
      short: 'Short',
    });
  });

  it('leads from key and summary to the task', () => {
    expect(getContent(keyColumn, taskRow(), 'UTC').href).toBe('/project/task/task-1/project-1');
    expect(getContent(summaryColumn, taskRow(), 'UTC').href).toBe('/project/task/task-1/project-1');
  });

  it('leads to the page of the task alone from the tasks of an employee', () => {
    const [key, summary] = employeeTaskColumns(today);
    expect([key, summary].map((column) => column && getContent(column, taskRow(), 'UTC').href)).toEqual([
      '/task/task-1',
      '/task/task-1',
    ]);
  });

  it("shows the estimate as '{n} Hr' and days as DD/MM/YYYY", () => {
    expect(displayText(timeColumn, taskRow(), 'UTC')).toBe('1.5 Hr');
    expect(displayText(timeColumn, taskRow({ Task_duration: null }), 'UTC')).toBe('');
    expect(displayText(assignedDateColumn, taskRow(), 'UTC')).toBe('02/03/2026');
    expect(displayText(dueDateColumn(today), taskRow(), 'UTC')).toBe('20/03/2026');
  });

  it('marks what is overdue, but not what is closed', () => {
    const late = { Due_date: '2026-03-09' };
    expect(getContent(dueDateColumn(today), taskRow(late), 'UTC')).toMatchObject({
      className: 'db-task-overdue',
      title: 'Overdue',
    });
    expect(getContent(dueDateColumn(today), taskRow({ ...late, Status: 'CLOSE' }), 'UTC').className).toBeUndefined();
  });

  it('marks the half of a day where it is not the usual one; copies have it too, files in a column of its own', () => {
    const halves = taskRow({ Start_date: '2026-03-03', Start_half: 'Second Half', Due_half: 'First Half' });
    const due = dueDateColumn(today);
    expect(getContent(startDateColumn, halves, 'UTC')).toEqual({
      text: '03/03/2026',
      suffix: '2nd half',
      title: '03/03/2026 Second Half',
      description: 'Second Half',
    });
    expect(getContent(due, halves, 'UTC')).toMatchObject({ text: '20/03/2026', suffix: '1st half' });
    expect(getContent(due, { ...halves, Due_date: '2026-03-09' }, 'UTC')).toMatchObject({
      className: 'db-task-overdue',
      title: '09/03/2026 First Half, overdue',
    });
    for (const column of [startDateColumn, due]) {
      const usual = { ...halves, Start_half: 'First Half', Due_half: 'Second Half' } as const;
      expect(getContent(column, usual, 'UTC')).toEqual({ text: displayText(column, halves, 'UTC') });
      expect(exportRow([column], halves, 'UTC')).toEqual(exportRow([column], usual, 'UTC'));
    }
    expect(copiedText(due, halves, 'UTC')).toBe('20/03/2026 1st half');
    expect(splitHalf(copiedText(due, halves, 'UTC'))).toEqual({ day: '20/03/2026', half: 'First Half' });
    const inFiles = exportedColumns([startDateColumn, startHalfColumn, due, dueHalfColumn], {
      order: [],
      hidden: ['Start_half', 'Due_half'],
    });
    expect(exportRow(inFiles, halves, 'UTC').slice(1)).toEqual(['Second Half', expect.anything(), 'First Half']);
    expect(exportRow([startHalfColumn], { ...halves, Start_date: null }, 'UTC')).toEqual(
      exportRow([startDateColumn], { ...halves, Start_date: null }, 'UTC'),
    );
  });

  it('names the assignee even when he or she has left the project', () => {
    expect(displayText(assigneeColumn([]), taskRow(), 'UTC')).toBe('Given Family');
    expect(displayText(assigneeColumn([]), taskRow({ Assignees: null, Employee_id: null }), 'UTC')).toBe('-');
  });

  it("shows the sprint's name, '-' if none", () => {
    expect(displayText(sprintColumn([]), taskRow({ Sprint_id: { _id: 's1', Name: 'Sprint 1' } }), 'UTC')).toBe(
      'Sprint 1',
    );
    expect(displayText(sprintColumn([]), taskRow(), 'UTC')).toBe('-');
  });

  it('colours status and priority, with the word next to the colour', () => {
    expect(getContent(statusColumn, taskRow({ Status: 'REOPEN' }), 'UTC')).toEqual({ text: 'REOPEN', tone: 'danger' });
    expect(getContent(priorityColumn, taskRow({ Priority: 'HIGH' }), 'UTC')).toEqual({ text: 'HIGH', tone: 'danger' });
  });
});

const choice = { value: 'project-1', label: 'Another name than that of the row' };
const people = [{ value: 'employee-2', label: 'Another colleague' }];
const projects = { projects: [choice], people };
const listColumns = {
  'the report of tasks': taskReportColumns(projects, today),
  'the report of tasks of a project': taskReportColumns({ ...projects, sprints: [], milestones: [] }, today),
  'task progress': taskProgressColumns(projects, today, 'Asia/Kolkata'),
  'the bugs of a project': bugColumns(today, 'Asia/Kolkata'),
  'the tasks of a project': [assigneeColumn(people), sprintColumn([]), typeColumn, startDateColumn, timeColumn],
};
const exportedRows = [
  taskRow(),
  taskRow({ Employee_id: null, Assignees: null, Due_date: null, Task_duration: null, Sprint_id: null }),
  taskRow({
    Sprint_id: { _id: 'sprint-1', Name: 'Sprint 1' },
    Milestone: 'Go live',
    Status: 'CLOSE',
    Closed_at: '2026-03-08T20:30:00.000Z',
    Status_since: '2026-03-08T20:30:00.000Z',
    Create_at: '2026-02-01T20:30:00.000Z',
    Logged_hours: 2.25,
    Variance_hours: -5.25,
    Progress_percent: 30,
    Reopen_count: 1,
    Comment_count: 4,
    Start_date: '2026-03-03',
    Blocked_by: [{ _id: 'task-2', Task_key: 'DB-2', Status: 'OPEN', Lag_days: 2 }],
    Blocks: [{ _id: 'task-3', Task_key: 'DB-3', Status: 'OPEN', Lag_days: 0 }],
  }),
];

describe.each(Object.entries(listColumns))('A file of %s', (_name, columns) => {
  it('can be made of the named fields alone, and has the same cells', () => {
    const whole = columns.map(({ exported: _exported, ...column }) => column);
    for (const row of exportedRows)
      for (const [at, column] of columns.entries()) {
        const named = Object.fromEntries(
          (column.exported?.fields ?? []).map((field) => [field, row[field as keyof typeof row]]),
        );
        const [cell] = exportRow([column], named as unknown as typeof row, 'Asia/Kolkata');
        expect([column.key, cell]).toEqual([column.key, exportRow(whole, row, 'Asia/Kolkata')[at]]);
      }
  });

  it('is read by field', () => {
    expect(columns.filter(({ exported }) => exported === undefined).map(({ key }) => key)).toEqual([]);
  });
});
