/** How attempts of one kind are slowed down: some are free, then each one has to wait longer. */
export interface DelayPolicy {
  /** Number of attempts without a wait. */
  readonly freeTries: number;
  /** Time after which one attempt is forgotten. */
  readonly forgetOneMs: number;
  /** Wait after the last free attempt; it doubles with each further one. */
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
}

/** The attempts so far as a level that decays over time, and when the last one was counted. */
export interface AttemptLevel {
  readonly level: number;
  readonly countedAtMs: number;
}

/** Never negative: after a clock was set back, stored times are in the future. */
const elapsedMs = ({ countedAtMs }: AttemptLevel, nowMs: number): number => Math.max(0, nowMs - countedAtMs);

/** The level now. */
export const levelAt = (stored: AttemptLevel | undefined, nowMs: number, { forgetOneMs }: DelayPolicy): number =>
  stored === undefined ? 0 : Math.max(0, stored.level - elapsedMs(stored, nowMs) / forgetOneMs);

/** Wait before the next attempt: 0 when it may be made now, never more than `maxDelayMs`, whatever the clock did. */
export function waitMs(stored: AttemptLevel | undefined, nowMs: number, policy: DelayPolicy): number {
  if (stored === undefined || levelAt(stored, nowMs, policy) <= policy.freeTries - 1) return 0;
  // By the level after the last attempt: the current level falls, so the wait would shrink while it passes.
  const doublings = Math.max(0, Math.min(30, Math.round(stored.level) - policy.freeTries));
  const delay = Math.min(policy.maxDelayMs, policy.firstDelayMs * 2 ** doublings);
  return Math.max(0, delay - elapsedMs(stored, nowMs));
}
