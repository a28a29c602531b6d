import { formatDay } from '../calendar/formatDay';
import type { DayHalf } from '../leave/leaveChoices';
import { fromHalfDay, type HalfDay } from '../calendar/halfDays';

const halfText = (at: HalfDay, usual: DayHalf): string => {
  const { day, half } = fromHalfDay(at);
  return half === usual ? formatDay(day) : `${formatDay(day)} ${half}`;
};

/** '02/03/2026', '02/03/2026 Second Half': when something begins. */
export const startText = (at: HalfDay): string => halfText(at, 'First Half');

/** '04/03/2026', '04/03/2026 First Half': when something ends. */
export const endText = (at: HalfDay): string => halfText(at, 'Second Half');
