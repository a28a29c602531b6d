import { ticketPriorities, ticketStatuses, ticketTypes } from '../../../domain/tickets/ticketChoices';
import { statusTone, type Tone as BadgeTone } from '../../ui/badges/statusTone';
import type { Choice, Tone } from '../../ui/table/columnDefinition';

const tableTones: Readonly<Record<BadgeTone, Tone>> = { neutral: 'neutral', active: 'primary', waiting: 'warning', good: 'success', bad: 'danger', stopped: 'neutral' };

/** Statuses, types and priorities of tickets for table columns, in their order. */
export const ticketStatusChoices: readonly Choice[] = ticketStatuses.map((status) => ({ value: status, label: status, tone: tableTones[statusTone(status)] }));
export const ticketTypeChoices: readonly Choice[] = ticketTypes.map((type) => ({ value: type, label: type }));
export const ticketPriorityChoices: readonly Choice[] = ticketPriorities.map((priority) => ({ value: priority, label: priority, tone: priority === 'HIGH' ? 'danger' : 'neutral' }));
