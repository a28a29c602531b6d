import type { Day } from '../../domain/calendar/day';

/** Both days belong to it. */
export interface Span {
  readonly first: Day;
  readonly last: Day;
}
