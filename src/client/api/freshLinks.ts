const halfAnHourMs = 30 * 60_000;

/**
 * For queries whose answers contain signed file links: those expire after about an hour, and a page can stay open
 * longer.
 */
export const freshLinks = {
  refetchOnFocus: true,
  pollingInterval: halfAnHourMs,
  skipPollingIfUnfocused: true,
} as const;
