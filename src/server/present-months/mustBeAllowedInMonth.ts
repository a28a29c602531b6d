import { closedMonthMessage, mayChangeInMonth } from '../../domain/present-data/closedMonth';
import { Failure } from '../errors/failure';
import type { Caller } from '../operations/caller';

/**
 * @param closedMonth the first closed month ('YYYY-MM') that the change touches; null while all are open
 * @throws Failure 403 naming the month and the field; HR may change closed months
 */
export function mustBeAllowedInMonth(
  closedMonth: string | null,
  caller: Caller,
  { field, records }: { readonly field: string; readonly records: Parameters<typeof closedMonthMessage>[1] },
): void {
  if (closedMonth === null || mayChangeInMonth(closedMonth, caller)) return;
  const message = closedMonthMessage(closedMonth, records);
  throw new Failure(403, message, { code: 'month_closed', errors: [{ field, message }] });
}
