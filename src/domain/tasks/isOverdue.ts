import type { Day } from '../calendar/day';
import { isOpenStatus } from './workState';

/** True when the due day has passed and something is left to do (F-35). */
export const isOverdue = (dueDay: Day | null, status: string, today: Day): boolean =>
  dueDay !== null && dueDay < today && isOpenStatus(status);
