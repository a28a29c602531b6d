import { useSelector } from 'react-redux';
import { dayIn, type Day } from '../../domain/calendar/day';
import { selectTimeZone } from '../session/sessionSelectors';
import { useNow } from '../ui/badges/useNow';
import { minuteMs } from '../../domain/calendar/duration';

/** The company's calendar day (F-42), also for a page that stays open over midnight. */
export function useToday(): Day {
  const timeZone = useSelector(selectTimeZone);
  return dayIn(timeZone, new Date(useNow(minuteMs)));
}
