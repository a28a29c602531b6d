import type { Day } from '../../../../domain/calendar/day';
import { openStatuses } from '../../../../domain/tasks/workState';

/** Path of the user's open tasks due in these days, in the form that `viewToSearchParams` writes. */
export function ownTasksPath({ from = '', to = '' }: { readonly from?: Day; readonly to?: Day }): string {
  const parameters = new URLSearchParams({
    'f.Status': `in:${openStatuses.map(encodeURIComponent).join('|')}`,
    'f.Due_date': `day:${from}..${to}`,
  });
  return `/taskList?${parameters.toString()}`;
}
