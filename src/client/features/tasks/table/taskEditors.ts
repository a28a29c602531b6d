import type { Day } from '../../../../domain/calendar/day';
import { editedTaskProblems } from '../../../../domain/tasks/taskRules';
import type { KnownTask } from '../../../entities/knownRecords';
import type { CellEditor, Choice, ColumnDefinition } from '../../../table/view/columnDefinition';

/** Closed sprints are marked as such. */
const isClosedSprint = (choice: Choice): boolean => 'isClosed' in choice && choice.isClosed === true;

type TaskField = 'Short_summary' | 'Due_date' | 'Task_duration';

/** Applies the rules of the form to one value of a task. */
function taskValueProblem(task: KnownTask, field: TaskField, text: string, today: Day): string | undefined {
  const entry = {
    Short_summary: task.Short_summary,
    Priority: task.Priority,
    Employee_id: task.Employee_id ?? '',
    [field]: text,
  };
  return editedTaskProblems(entry, task, today).find((problem) => problem.field === field)?.message;
}

/**
 * The same columns with editors for holders of Project.Edit_Task, in addition to status, priority and assignee.
 * @param mark shows on the headings which flag governs them
 */
export function withTaskEditors(
  columns: readonly ColumnDefinition<KnownTask>[],
  today: Day,
  mark?: ColumnDefinition<KnownTask>['mark'],
): readonly ColumnDefinition<KnownTask>[] {
  const typed = (field: TaskField, input: 'text' | 'number' | 'date'): CellEditor<KnownTask> => ({
    input,
    text: (task) => String(task[field] ?? ''),
    problem: (text, task) => taskValueProblem(task, field, text, today),
  });
  const editors: Readonly<Record<string, (column: ColumnDefinition<KnownTask>) => CellEditor<KnownTask> | undefined>> =
    {
      Short_summary: () => typed('Short_summary', 'text'),
      Due_date: () => typed('Due_date', 'date'),
      Task_duration: () => typed('Task_duration', 'number'),
      Issue_type: ({ choices = [] }) => ({ choices: () => choices }),
      // A list over projects has no sprints to choose from. Tasks can be added to open sprints only, but may stay in a
      // closed one.
      Sprint: ({ choices }) =>
        choices && {
          choices: (task) =>
            choices.filter((choice) => !isClosedSprint(choice) || choice.value === task.Sprint_id?._id),
        },
    };
  return columns.map((column) => {
    const editor = editors[column.key]?.(column);
    return editor ? { ...column, editor, mark } : column;
  });
}
