import type { Day } from '../calendar/day';
import { monthName, toMonth, type Month } from '../calendar/month';
import type { PermissionFlag } from '../permissions/permissionCatalogue';

/** Its holders change what a closed month consists of. */
export const closedMonthsFlag = 'Report.Employee_Present' satisfies PermissionFlag;

/**
 * Whether a month can be closed: its last working day is over, which goes on after midnight.
 * @param workDate the present one, by `workDateIn`
 */
export const isMonthOver = (month: Month, workDate: Day): boolean => month < toMonth(workDate);

/** Why a month cannot be closed while it is not over. */
export const monthNotOverMessage = (month: Month): string => `${monthName(month)} is not over yet`;

interface ChangingUser {
  readonly grantedFlags: ReadonlySet<string>;
}

/** The figures of a closed month are final: only HR changes what they consist of. */
export const mayChangeClosedMonths = ({ grantedFlags }: ChangingUser): boolean => grantedFlags.has(closedMonthsFlag);

/** @param closedMonth the first closed month ('YYYY-MM') that a change touches; null while all are open */
export const mayChangeInMonth = (closedMonth: string | null, user: ChangingUser): boolean =>
  closedMonth === null || mayChangeClosedMonths(user);

/** Records that only their employee changes, and HR does not: in a closed month no one can. */
const ownRecords = { hours: 'hours', 'own leaves': 'leaves', 'own overtime': 'overtime' } as const;

type ClosedRecords =
  keyof typeof ownRecords | 'leaves' | 'holidays' | 'overtime' | 'locations and shifts' | 'days of employment';

const isOwn = (records: ClosedRecords): records is keyof typeof ownRecords => records in ownRecords;

/**
 * Says who can still do it: HR in the closed month, or the employee once HR has reopened it.
 * @param month 'YYYY-MM'
 */
export const closedMonthMessage = (month: string, records: ClosedRecords): string =>
  isOwn(records)
    ? `${monthName(month)} is closed: its ${ownRecords[records]} can change only after HR has reopened it`
    : `${monthName(month)} is closed: only HR changes its ${records}`;
