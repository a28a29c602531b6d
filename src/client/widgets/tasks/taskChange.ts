import { taskPriorities, taskStatuses } from '../../../domain/tasks/taskChoices';
import type { KnownTask } from '../../entities/tasks';
import type { ColumnDefinition } from '../../ui/table/columnDefinition';
import type { TaskChange } from './useTaskEdit';

/** The change that a choice in a cell means; undefined for a column that changes nothing. */
export function taskChangeOf(column: ColumnDefinition<KnownTask>, value: string): TaskChange | undefined {
  const status = taskStatuses.find((candidate) => candidate === value);
  const priority = taskPriorities.find((candidate) => candidate === value);
  if (column.key === 'Status') return status && { Status: status };
  if (column.key === 'Priority') return priority && { Priority: priority };
  if (column.key !== 'Assignees') return undefined;
  return { Employee_id: value, Assignees: column.choices?.find((choice) => choice.value === value)?.label };
}
