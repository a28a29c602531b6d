/** How tries of one kind are slowed down: some are free, then each one has to wait longer after the one before it. */
export interface DelayPolicy {
  /** Tries that nobody has to wait for. */
  readonly freeTries: number;
  /** One try is forgotten after so long. */
  readonly forgetOneMs: number;
  /** The wait after the last free try; it doubles with every further one. */
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
}

/** Tries so far as a level that sinks with time, and when the last one was counted. */
export interface AttemptLevel {
  readonly level: number;
  readonly countedAtMs: number;
}

/** A clock that was set back makes stored times lie ahead: no time has passed since then, never less. */
const elapsedMs = ({ countedAtMs }: AttemptLevel, nowMs: number): number => Math.max(0, nowMs - countedAtMs);

/** The level now. */
export const levelAt = (stored: AttemptLevel | undefined, nowMs: number, { forgetOneMs }: DelayPolicy): number =>
  stored === undefined ? 0 : Math.max(0, stored.level - elapsedMs(stored, nowMs) / forgetOneMs);

/** How long the next try has to wait: 0 when it may be made now, never more than `maxDelayMs`, whatever the clock did. */
export function waitMs(stored: AttemptLevel | undefined, nowMs: number, policy: DelayPolicy): number {
  if (stored === undefined || levelAt(stored, nowMs, policy) <= policy.freeTries - 1) return 0;
  // By the level that the last try left behind, or a wait would shrink while it is waited for.
  const doublings = Math.max(0, Math.min(30, Math.round(stored.level) - policy.freeTries));
  const delay = Math.min(policy.maxDelayMs, policy.firstDelayMs * 2 ** doublings);
  return Math.max(0, delay - elapsedMs(stored, nowMs));
}
