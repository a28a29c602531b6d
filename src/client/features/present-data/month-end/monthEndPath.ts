import type { Month } from '../../../../domain/calendar/month';
import type { MonthEndStep } from '../../../../domain/present-data/monthEnd';
import type { MonthEndList } from './monthEndLines';

/** The page with a step, and with one of its lists. */
export function monthEndPath(month: Month, step: MonthEndStep, list?: MonthEndList): string {
  const parameters = new URLSearchParams({ month, step });
  if (list !== undefined) parameters.set('list', list);
  return `/month-end?${parameters.toString()}`;
}
