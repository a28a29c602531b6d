import type { Schemas } from '../../../../src/server/operations/call';
import { nextDay } from '../../../support/moments/berlinClock';
import { expectedDay, type Company, type Person } from './expectedDay';

export type Days = readonly [first: string, last: string];

/** Days of granted leave between two days: days of the calendar while employed, or those on which the person would have worked. */
export function expectedLeaveDays(company: Company, record: Person, [first, last]: Days, ofWork: boolean): number {
  let sum = 0;
  for (let day = first; day <= last; day = nextDay(day)) {
    if (!record.leaves.some(({ from, to }) => from <= day && day <= to)) continue;
    const { onLeave, expected, isEmployed } = expectedDay(company, record, day);
    for (const half of [0, 1] as const) if (onLeave[half] && (ofWork ? expected[half] : isEmployed)) sum += 0.5;
  }
  return sum;
}

/** For each span its days of the calendar, and those of work. */
export const expectedCounters = (company: Company, record: Person, spans: readonly Days[]): number[] =>
  spans.flatMap((days) => [false, true].map((ofWork) => expectedLeaveDays(company, record, days, ofWork)));

/** In the same order: this month, the last 30 days, all. */
export const seenCounters = (counts: Schemas['LeaveCounts']) => [
  counts.LeavesInCurrentMonth,
  counts.Working_days_current_month,
  counts.LeavesinLast30Days,
  counts.Working_days_last_30_days,
  counts.LeaveTotalDays,
  counts.Working_days_total,
];

/** The halves of leave of a day, as a calendar shows them. */
export const shownHalves = (leaves: readonly Schemas['LeaveCalendarEntry'][], day: string): boolean[] =>
  (['First Half', 'Second Half'] as const).map((half) =>
    leaves.some((leave) => {
      const [from = '', to = ''] = leave.Leave_Date_to_Date.split(',');
      return (
        leave.Status !== 'Pending' &&
        `${day} ${half}` >= `${from} ${leave.Leave_half_from}` &&
        `${day} ${half}` <= `${to} ${leave.Leave_half_to}`
      );
    }),
  );
