import { notificationLinks } from '../../domain/notifications/notificationLinks';
import { counted } from '../../domain/wording/counted';
import { notify } from '../notifications/notify';
import type { Call } from '../operations/call';
import { moveRatings } from './ratingHandOverRepository';

/**
 * Gives the ratings that wait for a leader to another one, who is notified. Must run in the transaction of the change.
 * @returns how many
 */
export async function handOverRatings(
  { caller, database, now }: Pick<Call<'handOverKraRatings'>, 'caller' | 'database' | 'now'>,
  leader: { readonly id: string; readonly full_name: string },
  successorId: string,
): Promise<number> {
  const [first, ...others] = await moveRatings(database, leader.id, successorId);
  if (first === undefined) return 0;
  const count = others.length + 1;
  const { record, several } = notificationLinks.rating;
  await notify(database, {
    recipientIds: [successorId],
    actorId: caller.employeeId,
    kind: 'rating',
    text: `${caller.fullName} handed ${counted(count, 'KRA rating')} of ${leader.full_name} over to you`,
    path: count === 1 ? record.toGive(first) : several.toGive(),
    happenedAt: now,
  });
  return count;
}
