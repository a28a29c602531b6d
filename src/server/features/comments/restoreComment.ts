import { dayIn } from '../../../domain/calendar/day';
import { formatDay } from '../../../domain/calendar/formatDay';
import { commentsGoneUntil } from '../../../domain/comments/commentRules';
import { allInOrder } from '../../database/transactions/allInOrder';
import { addHistoryEntries } from '../../history/historyRepository';
import type { Handler } from '../../operations/call';
import { commentById } from './commentsReadModel';
import { lockedDeletedComment, moveBack } from './commentsRepository';
import { commentWire } from './commentWire';
import { mustOwnComment } from './ownComment';

/**
 * Restores an own comment that was deleted within the last hour. No one is notified again.
 * @throws Failure 404 when it is gone, was not deleted or the caller may not see it, 403 for one of another author
 */
export const restoreComment: Handler<'restoreComment'> = async (call) => {
  const { body, caller, database, now, services } = call;
  const { comment, subject } = await mustOwnComment(call, body.id, (id) =>
    lockedDeletedComment(database, id, commentsGoneUntil(now)),
  );
  const day = formatDay(dayIn(services.companyTimeZone, comment.created_at));
  const [, , restored] = await allInOrder([
    moveBack(database, comment.id),
    addHistoryEntries(database, [
      { subject, actorId: caller.employeeId, happenedAt: now, action: `restored their comment of ${day}` },
    ]),
    commentById(database, comment.id),
  ]);
  return commentWire(restored, call);
};
