import type { Day } from '../calendar/day';
import { workDateIn } from '../attendance/workDate';
import { clockText } from '../calendar/clockText';
import type { EmploymentSpan } from '../attendance/employment';
import type { FieldProblem } from '../validation/fieldProblem';
import { isBlank } from '../validation/isBlank';
import { tooLongMessage } from '../validation/tooLong';
import {
  isCheckOutTooEarly,
  isClockTime,
  manualMessages,
  manualTypeLabels,
  momentOfWorkDay,
} from './manualRequestRules';

/**
 * All that is corrected by hand on a day. Times are HH:mm on the company's clock; '' leaves the recorded one, or means none
 * when the recorded times are replaced.
 */
export interface DayCorrection {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly isFirstHalfPresent: boolean;
  readonly isSecondHalfPresent: boolean;
  /** Face logs of the day do not count; otherwise the earliest check-in and the latest check-out of both do. */
  readonly replacesRecorded: boolean;
}

export const correctionMessages = {
  own: 'You cannot correct your own attendance',
  notYet: 'This day is still to come',
  reason: 'Please enter a reason',
  unchanged: 'Nothing has been changed',
  notOver: 'Recorded times can be replaced when the day is over',
  notEmployed: 'Not employed on that day',
} as const;

export const maxCorrectionReasonLength = 250;

/**
 * Problems of a correction by HR, which needs no request: any day until today, whatever its month. A check-out before the
 * working day begins is one of the night after the day.
 */
export function dayCorrectionProblems(
  { checkIn, checkOut, replacesRecorded, reason }: DayCorrection & { readonly reason: string },
  {
    day,
    today,
    now,
    timeZone,
  }: { readonly day: Day; readonly today: Day; readonly now: Date; readonly timeZone: string },
): FieldProblem[] {
  if (day > today) return [{ field: 'date', message: correctionMessages.notYet }];
  const problems = [
    { field: 'check_in', time: checkIn },
    { field: 'check_out', time: checkOut },
  ].flatMap(({ field, time }): FieldProblem[] => {
    if (time === '') return [];
    if (!isClockTime(time)) return [{ field, message: manualMessages.time }];
    return momentOfWorkDay(day, time, timeZone) > now ? [{ field, message: manualMessages.toCome }] : [];
  });
  if (problems.length === 0 && isCheckOutTooEarly(day, { checkIn, checkOut }, timeZone))
    problems.push({ field: 'check_out', message: manualMessages.order });
  // What is recorded later on the day would not count either.
  if (replacesRecorded && day >= workDateIn(timeZone, now))
    problems.push({ field: 'replaces_recorded', message: correctionMessages.notOver });
  if (isBlank(reason)) problems.push({ field: 'reason', message: correctionMessages.reason });
  else if (reason.trim().length > maxCorrectionReasonLength)
    problems.push({ field: 'reason', message: tooLongMessage(maxCorrectionReasonLength) });
  return problems;
}

export const isNothingCorrected = ({
  checkIn,
  checkOut,
  isFirstHalfPresent,
  isSecondHalfPresent,
  replacesRecorded,
}: DayCorrection): boolean =>
  checkIn === '' && checkOut === '' && !isFirstHalfPresent && !isSecondHalfPresent && !replacesRecorded;

/** 'Check in 09:30 AM in place of the recorded ones, first half present'; 'as recorded' without a correction. */
export function dayCorrectionText(correction: DayCorrection): string {
  const { checkIn, checkOut, isFirstHalfPresent, isSecondHalfPresent, replacesRecorded } = correction;
  if (isNothingCorrected(correction)) return 'as recorded';
  const times = [
    checkIn === '' ? [] : `${manualTypeLabels.checkIn} ${clockText(checkIn)}`,
    checkOut === '' ? [] : `${manualTypeLabels.checkOut} ${clockText(checkOut)}`,
  ]
    .flat()
    .join(', ');
  return [
    replacesRecorded ? `${times === '' ? 'No times' : times} in place of the recorded ones` : times === '' ? [] : times,
    isFirstHalfPresent && isSecondHalfPresent ? 'both halves present' : [],
    isFirstHalfPresent && !isSecondHalfPresent ? 'first half present' : [],
    isSecondHalfPresent && !isFirstHalfPresent ? 'second half present' : [],
  ]
    .flat()
    .join(', ');
}

/** Whether a day can be corrected; the day of leaving can, on which the employee may have come. */
export const isCorrectableDay = ({ firstDay, leftOn, breaks }: EmploymentSpan, day: Day): boolean =>
  (firstDay === null || day >= firstDay) &&
  (leftOn === null || day <= leftOn) &&
  !breaks.some(({ from, until }) => day > from && day < until);
