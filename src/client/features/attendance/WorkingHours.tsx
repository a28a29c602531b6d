import { workedToday, type TimesOfToday } from '../../../domain/attendance/workedToday';
import { elapsedText } from '../../../domain/timer/elapsed';
import { useNow } from '../../ui/badges/useNow';

/** Worked time of today, ticking; '00 : 00 : 00' until there is a check-in (CONST-002, E-07). */
export const WorkingHours = ({ times }: { times: TimesOfToday }) => (
  <span className="db-working-hours" role="timer">
    {elapsedText(workedToday(times, useNow(1000)))}
  </span>
);
