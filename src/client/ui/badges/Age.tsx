import { ageText } from '../../../domain/calendar/ageText';
import { useNow } from './useNow';
import { minuteMs } from '../../../domain/calendar/duration';

export interface AgeProps {
  /** ISO 8601 instant. */
  readonly at: string;
  /** The exact time, shown as a tooltip. */
  readonly exact?: string;
}

/** The time since an instant, updated while the page is open. */
export function Age({ at, exact }: AgeProps) {
  const now = useNow(minuteMs);
  return (
    <time dateTime={at} title={exact} className="db-muted">
      {ageText(Date.parse(at), now)}
    </time>
  );
}
