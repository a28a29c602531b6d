import type { DayHalf } from '../../../domain/leave/leaveChoices';
import type { YearMark } from './YearTable';

/** @param half the half that is off; null for the whole day */
export const holidayMark = (name: string, half: DayHalf | null): YearMark => ({
  text: half === null ? 'HD' : 'H',
  half,
  tone: 'primary',
  ...(half === null ? { name, spoken: name } : { spoken: `${name}, ${half}` }),
});
