import { monthName, toMonth } from '../../../domain/calendar/month';
import type { AttendanceDayEvidence } from '../../api/api';

/** What a correction of a day of a closed month does not change; undefined for an open month. */
export const closedMonthNotice = (
  { Is_month_closed: isClosed }: Pick<AttendanceDayEvidence, 'Is_month_closed'>,
  day: string,
): string | undefined =>
  isClosed ? `${monthName(toMonth(day))} is closed: this corrects the day, not the record of the month.` : undefined;
