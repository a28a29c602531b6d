import { formatInstant } from '../calendar/formatInstant';

/** When a text was changed by its author; `at` is an ISO 8601 instant. */
export const editedText = (at: string, timeZone: string): string => `Edited ${formatInstant(at, timeZone)}`;
