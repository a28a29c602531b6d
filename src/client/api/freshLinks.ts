const halfAnHourMs = 30 * 60_000;

/** For queries whose answers hold links to files: those are signed for about an hour, and a page can stay open for longer. */
export const freshLinks = {
  refetchOnFocus: true,
  pollingInterval: halfAnHourMs,
  skipPollingIfUnfocused: true,
} as const;
