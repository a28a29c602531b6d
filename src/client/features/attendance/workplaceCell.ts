import type { Day } from '../../../domain/calendar/day';
import { formatDay } from '../../../domain/calendar/formatDay';
import type { CellContent } from '../../table/view/columnDefinition';

/** A location or shift, with a tooltip when it is not that of all days of the month. */
export const workplaceCell = (name: string | null, since: Day | null): CellContent => {
  const text = name ?? '';
  return since === null ? { text } : { text, title: `${text}\nLocation and shift since ${formatDay(since)}` };
};
