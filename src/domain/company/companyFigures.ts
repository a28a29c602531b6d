import { presenceToday, type TodaysMarks } from '../employees/presenceToday';

/** The figures of the company's day. */
export const dayFigures = [
  'everybody',
  'in',
  'out',
  'absent',
  'leave-full',
  'leave-first-half',
  'leave-second-half',
  'day-off',
] as const;
type DayFigure = (typeof dayFigures)[number];

export const headcountKinds = ['department', 'position', 'location', 'vertical'] as const;
export type HeadcountKind = (typeof headcountKinds)[number];

/** Number of days before today in which missing punches are looked for. */
export const missingPunchDays = 30;

/** An employee's day: when he or she was seen, and which halves are on leave. */
export interface PersonsDay extends TodaysMarks {
  /** False for someone who came today and has been deactivated since. */
  readonly isActive: boolean;
  readonly isFirstHalfAway: boolean;
  readonly isSecondHalfAway: boolean;
}

/** The rule of each figure, in words. */
export const figureExplanations: Readonly<Record<DayFigure, string>> = {
  everybody: 'Active employees',
  in: 'Came today and has not left',
  out: 'Came today and has left',
  absent: 'Not seen today, without leave, on a working day',
  'leave-full': 'On a granted leave for the whole day',
  'leave-first-half': 'On a granted leave in the first half only, seen or not',
  'leave-second-half': 'On a granted leave in the second half only, seen or not',
  'day-off': 'Not seen today, on a weekly off or a holiday',
};

/** Whether the employee counts in the figure. */
export function countsIn(figure: DayFigure, day: PersonsDay): boolean {
  switch (figure) {
    case 'everybody':
      return day.isActive;
    case 'in':
      return day.lastMark === 'in';
    case 'out':
      return day.lastMark === 'out';
    case 'absent':
      return day.isActive && presenceToday(day) === 'Absent';
    case 'day-off':
      return day.isActive && presenceToday(day) === 'Day off';
    case 'leave-full':
      return day.isFirstHalfAway && day.isSecondHalfAway;
    case 'leave-first-half':
      return day.isFirstHalfAway && !day.isSecondHalfAway;
    case 'leave-second-half':
      return day.isSecondHalfAway && !day.isFirstHalfAway;
  }
}

/** An employee's day in a word; a half-day leave names its half. */
export function dayText(day: PersonsDay): string {
  const state = presenceToday(day);
  if (day.isFirstHalfAway === day.isSecondHalfAway) return state;
  const half = day.isFirstHalfAway ? 'leave in the First Half' : 'leave in the Second Half';
  return state === 'Half day' ? `On ${half}` : `${state}, ${half}`;
}
