import type { CompanyCalendar } from '../seed/companyCalendar';
import type { RunningWork } from './simulateWork';
import { minuteMs } from '../../../domain/calendar/duration';

const USUAL_CHECK_IN_MINUTE = 593;
const MAX_RUN_MINUTES = 72;
const DAY_BEGAN_MINUTES = 95;

/**
 * The check-in of employee@ today and the start of the running task: at the usual time, or shortly before now if it is
 * earlier.
 */
export function runningWork(calendar: CompanyCalendar): RunningWork {
  const midnightMs = calendar.at(calendar.today, 0);
  const { nowMs } = calendar;
  const checkInMs = Math.min(
    Math.max(
      midnightMs,
      Math.min(calendar.at(calendar.today, USUAL_CHECK_IN_MINUTE), nowMs - DAY_BEGAN_MINUTES * minuteMs),
    ),
    nowMs,
  );
  const startedMs = Math.max(nowMs - MAX_RUN_MINUTES * minuteMs, checkInMs + (nowMs - checkInMs) / 4);
  return { checkInMs, startedMs: Math.floor(startedMs) };
}
