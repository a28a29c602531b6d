import { monthName } from '../calendar/month';

interface ChangingUser {
  readonly grantedFlags: ReadonlySet<string>;
}

/** The figures of a closed month are final: only HR changes what they consist of. */
export const mayChangeClosedMonths = ({ grantedFlags }: ChangingUser): boolean =>
  grantedFlags.has('Report.Employee_Present');

/** @param closedMonth the first closed month ('YYYY-MM') that a change touches; null while all are open */
export const mayChangeInMonth = (closedMonth: string | null, user: ChangingUser): boolean =>
  closedMonth === null || mayChangeClosedMonths(user);

/** @param month 'YYYY-MM' */
export const closedMonthMessage = (month: string, records: 'leaves' | 'hours' | 'holidays' | 'overtime'): string =>
  `${monthName(month)} is closed: only HR changes its ${records}`;
