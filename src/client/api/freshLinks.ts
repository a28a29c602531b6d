import { minuteMs } from '../../domain/calendar/duration';

const halfAnHourMs = 30 * minuteMs;

/**
 * For queries whose answers contain signed file links: those expire after about an hour, and a page can stay open
 * longer.
 */
export const freshLinks = {
  refetchOnFocus: true,
  pollingInterval: halfAnHourMs,
  skipPollingIfUnfocused: true,
} as const;
