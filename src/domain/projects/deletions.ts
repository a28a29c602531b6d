import { dayMs } from '../calendar/duration';

/** Number of days for which deleted records are offered for restoring. */
export const deletionsShownDays = 90;

/** Deletions since this instant are offered. */
export const deletionsShownSince = (now: Date): Date => new Date(now.getTime() - deletionsShownDays * dayMs);
