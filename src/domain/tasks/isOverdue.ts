import type { Day } from '../calendar/day';
import { isFinishedStatus } from './taskChoices';

/** True when the due day has passed and something is left to do (F-35). */
export const isOverdue = (dueDay: Day | null, status: string, today: Day): boolean => dueDay !== null && dueDay < today && !isFinishedStatus(status);
