import type { Day } from '../../../../domain/calendar/day';
import { isDay } from '../../../../domain/calendar/isDay';
import { manualStatuses } from '../../../../domain/manual-attendance/manualRequestRules';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';

/** SCR-058: All by default. */
export const statusFilters = ['All', ...manualStatuses] as const;
type StatusFilter = (typeof statusFilters)[number];

export interface RequestFilter {
  readonly status: StatusFilter;
  readonly chooseStatus: (status: StatusFilter) => void;
  /** undefined for every day. */
  readonly day: Day | undefined;
  readonly chooseDay: (day: Day | null) => void;
}

/** Day and status of a list of requests, in the URL (`?date=…&status=…`). */
export function useRequestFilter(): RequestFilter {
  const [status, chooseStatus] = useUrlChoice('status', statusFilters);
  const [asked, chooseDay] = useUrlRecord('date');
  return { status, chooseStatus, day: asked !== null && isDay(asked) ? asked : undefined, chooseDay };
}
