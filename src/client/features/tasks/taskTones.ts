import { taskPriorities, taskStatuses } from '../../../domain/tasks/taskChoices';
import type { Choice, Tone } from '../../table/view/columnDefinition';
import { statusCellTone } from '../../table/grid/statusCellTone';

/** Task statuses for a table column: in their order, with the colours of their badges. */
export const statusChoices: readonly Choice[] = taskStatuses.map((status) => ({
  value: status,
  label: status,
  tone: statusCellTone(status),
}));

const priorityTones: Readonly<Record<(typeof taskPriorities)[number], Tone>> = {
  HIGH: 'danger',
  MEDIUM: 'neutral',
  LOW: 'neutral',
};

/** Task priorities for a table column, the most urgent first. */
export const priorityChoices: readonly Choice[] = taskPriorities.map((priority) => ({
  value: priority,
  label: priority,
  tone: priorityTones[priority],
}));
