import { useSelector } from 'react-redux';
import { workDateIn } from '../../domain/attendance/workDate';
import type { Day } from '../../domain/calendar/day';
import { minuteMs } from '../../domain/calendar/duration';
import { selectTimeZone } from '../session/sessionSelectors';
import { useNow } from '../ui/badges/useNow';

/** The present working day of attendance, which goes on after midnight. */
export function useWorkDate(): Day {
  const timeZone = useSelector(selectTimeZone);
  return workDateIn(timeZone, new Date(useNow(minuteMs)));
}
