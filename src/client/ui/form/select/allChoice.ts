import type { Choice } from './choice';

/** How a filter without a limit is called. */
export const allText = 'All';

/**
 * How the specification writes it for the status of own tasks, priorities and types of tickets (SCR-038, CONST-013,
 * CONST-006), and with them the other filters of the same toolbar.
 */
export const specifiedAllText = 'ALL';

/** No limit, as the entry of a filter; its value is none of any list. */
export const allChoice = { value: 'ALL', label: allText } as const satisfies Choice;
