import { elapsedText } from '../../../domain/timer/elapsed';
import { useNow } from './useNow';

export interface ElapsedTimeProps {
  /** ISO 8601 instant of the start; null while stopped. */
  readonly since: string | null;
  /** Milliseconds before the start. Default 0. */
  readonly beforeMs?: number;
  readonly className?: string;
}

function Running({ since, beforeMs }: { since: string; beforeMs: number }) {
  // The start may be slightly after the last tick.
  return <>{elapsedText(beforeMs + Math.max(0, useNow(1000) - Date.parse(since)))}</>;
}

/** Hours, minutes and seconds that tick while something runs (BEH-041). Computed from the start, not stored. */
export function ElapsedTime({ since, beforeMs = 0, className }: ElapsedTimeProps) {
  return (
    <span role="timer" className={`db-elapsed ${className ?? ''}`}>
      {since === null ? elapsedText(beforeMs) : <Running since={since} beforeMs={beforeMs} />}
    </span>
  );
}
