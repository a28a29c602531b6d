import type { Day } from '../calendar/day';
import { formatDay } from '../calendar/formatDay';

export interface SprintDays {
  readonly name: string;
  readonly startsOn: Day | null;
  readonly dueOn: Day | null;
}

/** 'Sprint 4 (02/03/2026 - 13/03/2026)' when the days of a task are not within those of its sprint; null when they are. */
export function outsideSprint({ name, startsOn, dueOn }: SprintDays, first: Day, last: Day): string | null {
  const isWithin = (startsOn === null || first >= startsOn) && (dueOn === null || last <= dueOn);
  return isWithin ? null : `${name} (${formatDay(startsOn) || '…'} - ${formatDay(dueOn) || '…'})`;
}
