import { employeeTaskColumns } from '../../../../src/client/features/employees/screens/employeeTaskColumns';
import { getContent, displayText } from '../../../../src/client/table/view/displayText';
import {
  assignedDateColumn,
  assigneeColumn,
  dueDateColumn,
  keyColumn,
  priorityColumn,
  sprintColumn,
  statusColumn,
  summaryColumn,
  timeColumn,
} from '../../../../src/client/features/tasks/taskColumns';
import { taskRow } from '../../../support/taskRecords';

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

  it('colours status and priority, with the word beside the colour', () => {
    expect(getContent(statusColumn, taskRow({ Status: 'REOPEN' }), 'UTC')).toEqual({ text: 'REOPEN', tone: 'danger' });
    expect(getContent(priorityColumn, taskRow({ Priority: 'HIGH' }), 'UTC')).toEqual({ text: 'HIGH', tone: 'danger' });
  });
});
