import { numericMonthName } from '../../../domain/calendar/month';
import { formatDay } from '../../../domain/calendar/formatDay';
import type { PendingItem } from '../../api/api';

/** The days of the item; for a rating or a monthly record, the month. */
export function datesText({ Kind, From, To, Half_from, Half_to }: PendingItem): string {
  if (Kind === 'kra' || Kind === 'month-issue') return numericMonthName(From);
  const halves = Half_from === 'Second Half' || Half_to === 'First Half';
  const days = From === To ? formatDay(From) : `${formatDay(From)} - ${formatDay(To)}`;
  if (!halves) return days;
  return From === To
    ? `${days} (${Half_from === 'Second Half' ? Half_from : (Half_to ?? '')})`
    : `${days} (${Half_from ?? ''} – ${Half_to ?? ''})`;
}

/** The same for a narrow column: of a range only a half day at its ends is shown. */
export function shortDatesText(item: PendingItem): string {
  const { Kind, From, To, Half_from, Half_to } = item;
  if (Kind === 'kra' || Kind === 'month-issue' || From === To) return datesText(item);
  return `${formatDay(From)}${Half_from === 'Second Half' ? ' 2nd' : ''} - ${formatDay(To)}${Half_to === 'First Half' ? ' 1st' : ''}`;
}
