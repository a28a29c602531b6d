import type { Day } from '../calendar/day';
import { isOpenStatus } from './workState';

/** Open, and the due day has passed (F-35). */
export const isOverdue = (dueDay: Day | null, status: string, today: Day): boolean =>
  dueDay !== null && dueDay < today && isOpenStatus(status);
