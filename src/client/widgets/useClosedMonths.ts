import { skipToken } from '@reduxjs/toolkit/query';
import { isDay } from '../../domain/calendar/isDay';
import { toMonth, type Month } from '../../domain/calendar/month';
import { closedMonthMessage } from '../../domain/present-data/closedMonth';
import { useGetOwnMonthQuery } from '../api/api';

const getMonth = (day: string): Month | typeof skipToken => (isDay(day) ? toMonth(day) : skipToken);

/**
 * Says of the days between these two, at most a month apart, why the user cannot add or change own records on them;
 * undefined where it is possible, and while that is not known: the server decides. A text that is no day is in no month.
 */
export function useClosedMonths(
  first: string,
  last: string,
  records: 'hours' | 'own overtime',
): (day: string) => string | undefined {
  const months = [getMonth(first), getMonth(last)] as const;
  const closed = [
    useGetOwnMonthQuery(months[0]).currentData?.Hours_closed,
    useGetOwnMonthQuery(months[1]).currentData?.Hours_closed,
  ];
  return (day) => {
    const month = getMonth(day);
    if (month === skipToken) return undefined;
    return closed[months.indexOf(month)] === true ? closedMonthMessage(month, records) : undefined;
  };
}
