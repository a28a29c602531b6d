import { elapsedText } from '../../../domain/timer/elapsed';
import { useNow } from './useNow';

export interface ElapsedTimeProps {
  /** ISO 8601 instant since which it runs; null while it stands still. */
  readonly since: string | null;
  /** What was there before, in milliseconds. Default 0. */
  readonly beforeMs?: number;
  readonly className?: string;
}

function Running({ since, beforeMs }: { since: string; beforeMs: number }) {
  // The start may lie a moment ahead of the last tick.
  return <>{elapsedText(beforeMs + Math.max(0, useNow(1000) - Date.parse(since)))}</>;
}

/** Hours, minutes and seconds that tick every second while something runs (BEH-041). The time is no state: it is now minus start. */
export function ElapsedTime({ since, beforeMs = 0, className }: ElapsedTimeProps) {
  return (
    <span role="timer" className={`db-elapsed ${className ?? ''}`}>
      {since === null ? elapsedText(beforeMs) : <Running since={since} beforeMs={beforeMs} />}
    </span>
  );
}
