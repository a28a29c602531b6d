import { addDays, dayIn, type Day } from '../../../domain/calendar/day';
import { instantAt } from '../../../domain/calendar/instantAt';
import { failures } from '../../errors/failure';

/** Length of a report without a first day; the last day is one of them, as in 'Last 30 days' on the screen. */
const usualDays = 30;

/** The second instant is exclusive. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/**
 * The span of a report, both days inclusive; by default the last 30 days.
 * @throws Failure 400 when it ends before it begins
 */
export function reportSpan({ From, To }: { From?: Day; To?: Day }, now: Date, timeZone: string): Span {
  const last = To ?? dayIn(timeZone, now);
  const first = From ?? addDays(last, 1 - usualDays);
  if (first > last) throw failures.malformed([{ field: 'To', message: 'The last day lies before the first' }]);
  return { from: instantAt(first, '00:00', timeZone), to: instantAt(addDays(last, 1), '00:00', timeZone) };
}
