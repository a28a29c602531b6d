import { toMonth } from '../../../../domain/calendar/month';
import { closedMonthMessage } from '../../../../domain/present-data/closedMonth';
import { useGetOwnMonthQuery } from '../../../api/api';

/**
 * Says of the days between these two, at most a month apart, why the user cannot add or change hours on them; undefined
 * where it is possible, and while that is not known: the server decides.
 */
export function useClosedHours(first: string, last: string): (day: string) => string | undefined {
  const months = [toMonth(first), toMonth(last)] as const;
  const closed = [
    useGetOwnMonthQuery(months[0]).currentData?.Hours_closed,
    useGetOwnMonthQuery(months[1]).currentData?.Hours_closed,
  ];
  return (day) => {
    const month = toMonth(day);
    return closed[months.indexOf(month)] === true ? closedMonthMessage(month, 'hours') : undefined;
  };
}
