import { addDays, dayIn } from '../../../../domain/calendar/day';
import { instantAt } from '../../../../domain/calendar/instantAt';
import {
  firstOverdueDay,
  maxChangeDays,
  projectChangeKinds,
  type ProjectChangeKind,
} from '../../../../domain/dashboard/whatChanged';
import { failures } from '../../../errors/failure';
import type { Call } from '../../../operations/call';
import type { Caller } from '../../../operations/caller';
import type { ChangeSpan } from './projectChangesReadModel';

/**
 * The span from an instant until now.
 * @throws Failure 422 naming `since` when it is in the future or too long ago
 */
export function changeSpan(
  since: string,
  { now, services }: Pick<Call<'getWhatChanged'>, 'now' | 'services'>,
): ChangeSpan {
  const from = new Date(since);
  const timeZone = services.companyTimeZone;
  const today = dayIn(timeZone, now);
  const earliest = instantAt(addDays(today, 1 - maxChangeDays), '00:00', timeZone);
  if (from > now || from < earliest)
    throw failures.invalid([{ field: 'since', message: `Please choose a time within the last ${maxChangeDays} days` }]);
  return {
    since: from,
    sinceDay: dayIn(timeZone, from),
    firstOverdueDay: firstOverdueDay(from, timeZone),
    today,
    timeZone,
  };
}

/** Leaves of others need the permission to see the members of projects with their leaves. */
export const visibleChangeKinds = ({ grantedFlags }: Caller): readonly ProjectChangeKind[] =>
  grantedFlags.has('Project.View_Member') ? projectChangeKinds : projectChangeKinds.filter((kind) => kind !== 'leave');
