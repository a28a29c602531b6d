import { createSelector } from '../../../api/createSelector';
import { issueTypes, taskPriorities, taskStatuses } from '../../../../domain/tasks/taskChoices';
import type { KnownTask } from '../../../entities/knownRecords';
import { selectFullName, selectUser } from '../../../session/sessionSelectors';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import type { TaskChange } from './useTaskEdit';

/** The change of a cell's new value; undefined for read-only columns. */
export function toTaskChange(column: ColumnDefinition<KnownTask>, value: string): TaskChange | undefined {
  const among = <Choice extends string>(choices: readonly Choice[]): Choice | undefined =>
    choices.find((candidate) => candidate === value);
  const label = column.choices?.find((choice) => choice.value === value)?.label;
  const status = among(taskStatuses);
  const priority = among(taskPriorities);
  const type = among(issueTypes);
  switch (column.key) {
    case 'Status':
      return status && { Status: status };
    case 'Priority':
      return priority && { Priority: priority };
    case 'Issue_type':
      return type && { Issue_type: type };
    case 'Assignees':
      return { Employee_id: value, Assignees: label };
    case 'Sprint':
      return { Sprint_id: value, Sprint_name: value === '' ? '' : (label ?? '') };
    case 'Short_summary':
      return { Short_summary: value };
    case 'Start_date':
      return { Start_date: value };
    case 'Due_date':
      return { Due_date: value };
    case 'Task_duration':
      return { Task_duration: value };
    default:
      return undefined;
  }
}

/** Gives a task to the user. */
export const selectOwnAssignment = createSelector([selectUser, selectFullName], (user, name) => ({
  Employee_id: user?._id ?? '',
  Assignees: name,
}));
