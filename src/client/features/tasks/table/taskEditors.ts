import type { Day } from '../../../../domain/calendar/day';
import { formatDependencies, parseDependencies } from '../../../../domain/schedule/dependencyText';
import { editedTaskProblems } from '../../../../domain/tasks/taskRules';
import type { KnownTask } from '../../../entities/knownRecords';
import { getContent } from '../../../table/view/displayText';
import type { CellEditor, Choice, ColumnDefinition } from '../../../table/view/columnDefinition';

/** Closed sprints are marked as such. */
const isClosedSprint = (choice: Choice): boolean => 'isClosed' in choice && choice.isClosed === true;

type DependencyField = 'Blocked_by' | 'Blocks';
type TaskField = 'Short_summary' | 'Start_date' | 'Due_date' | 'Task_duration';

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

/** Dependencies as text: 'HBR-3, HBR-7 +2'. */
const dependencyEditor = (field: DependencyField): CellEditor<KnownTask> => ({
  input: 'text',
  text: (task) =>
    formatDependencies((task[field] ?? []).map(({ Task_key, Lag_days }) => ({ key: Task_key, lagDays: Lag_days }))),
  problem: (text, task) => {
    const parsed = parseDependencies(text, task.Task_key);
    return 'problem' in parsed ? parsed.problem : undefined;
  },
});

const isDependencyField = (key: string): key is DependencyField => key === 'Blocked_by' || key === 'Blocks';
const noDependencies = 'You are not permitted to change dependencies';
/** Said where an editor was opened before it was known that the user may not edit tasks. */
export const readOnlyReason = 'You are not permitted to edit tasks';

/** The same columns for users who may not edit tasks: cells of dependencies say why they cannot be edited. */
export const withEditReasons = (
  columns: readonly ColumnDefinition<KnownTask>[],
): readonly ColumnDefinition<KnownTask>[] =>
  columns.map((column) =>
    isDependencyField(column.key)
      ? {
          ...column,
          cell: (task) => {
            const content = getContent(column, task, '');
            const title = content.title === undefined ? '' : `${content.title}. `;
            return { ...content, disabledReason: `${title}${noDependencies}` };
          },
        }
      : column,
  );

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
      Start_date: () => typed('Start_date', 'date'),
      Due_date: () => typed('Due_date', 'date'),
      Blocked_by: () => dependencyEditor('Blocked_by'),
      Blocks: () => dependencyEditor('Blocks'),
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
