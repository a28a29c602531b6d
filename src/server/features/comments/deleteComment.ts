import { dayIn } from '../../../domain/calendar/day';
import { formatDay } from '../../../domain/calendar/formatDay';
import { allInOrder } from '../../database/transactions/allInOrder';
import { addHistoryEntries } from '../../history/historyRepository';
import type { Handler } from '../../operations/call';
import { deletedCommentById } from './commentsReadModel';
import { lockedComment, moveToDeleted } from './commentsRepository';
import { commentWire } from './commentWire';
import { mustOwnComment } from './ownComment';

/**
 * Deletes an own comment; the history of the task or project says so, without the text.
 * @throws Failure 404 when the caller may not see it, 403 for one of another author
 */
export const deleteComment: Handler<'deleteComment'> = async (call) => {
  const { body, caller, database, now, services } = call;
  const { comment, subject } = await mustOwnComment(call, body.id, (id) => lockedComment(database, id));
  const day = formatDay(dayIn(services.companyTimeZone, comment.created_at));
  const [, , deleted] = await allInOrder([
    moveToDeleted(database, comment.id, now),
    addHistoryEntries(database, [
      { subject, actorId: caller.employeeId, happenedAt: now, action: `deleted their comment of ${day}` },
    ]),
    deletedCommentById(database, comment.id),
  ]);
  return commentWire(deleted, call);
};
