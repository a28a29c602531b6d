import { Classes } from '@blueprintjs/core';
import { workedToday, type TimesOfToday } from '../../../domain/attendance/workedToday';
import { elapsedText } from '../../../domain/timer/elapsed';
import { useNow } from '../../ui/badges/useNow';

interface WorkingHoursProps {
  readonly times: TimesOfToday;
  /** The times are not read yet. */
  readonly isLoading?: boolean;
}

/** Worked time of today, ticking; '00 : 00 : 00' until there is a check-in (CONST-002, E-07). */
export const WorkingHours = ({ times, isLoading = false }: WorkingHoursProps) => (
  <span className={`db-working-hours ${isLoading ? Classes.SKELETON : ''}`} role="timer" aria-busy={isLoading}>
    {elapsedText(workedToday(times, useNow(1000)))}
  </span>
);
