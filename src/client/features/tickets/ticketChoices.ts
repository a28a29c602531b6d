import { ticketPriorities, ticketStatuses, ticketTypes } from '../../../domain/tickets/ticketChoices';
import type { Choice } from '../../table/view/columnDefinition';
import { statusCellTone } from '../../table/grid/statusCellTone';

/** Statuses, types and priorities of tickets for table columns, in their order. */
export const ticketStatusChoices: readonly Choice[] = ticketStatuses.map((status) => ({
  value: status,
  label: status,
  tone: statusCellTone(status),
}));
/** Whether the department has replied within the time that it promises. */
export const ticketResponseChoices: readonly Choice[] = [
  { value: 'Yes', label: 'Yes', tone: 'success' },
  { value: 'No', label: 'No', tone: 'danger' },
  { value: 'Waiting', label: 'Waiting', tone: 'warning' },
];
export const ticketTypeChoices: readonly Choice[] = ticketTypes.map((type) => ({ value: type, label: type }));
export const ticketPriorityChoices: readonly Choice[] = ticketPriorities.map((priority) => ({
  value: priority,
  label: priority,
  tone: priority === 'HIGH' ? 'danger' : 'neutral',
}));
