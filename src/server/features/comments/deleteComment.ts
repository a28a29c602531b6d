import { dayIn } from '../../../domain/calendar/day';
import { formatDay } from '../../../domain/calendar/formatDay';
import { allInOrder } from '../../database/transactions/allInOrder';
import { addHistoryEntries } from '../../history/historyRepository';
import type { Handler } from '../../operations/call';
import { lockedComment, moveToDeleted } from './commentsRepository';
import { mustOwnComment } from './ownComment';

/**
 * Deletes an own comment; the history of the task or project says so, without the text.
 * @throws Failure 404 when the caller may not see it, 403 for one of another author
 */
export const deleteComment: Handler<'deleteComment'> = async (call) => {
  const { body, caller, database, now, services } = call;
  const { comment, subject } = await mustOwnComment(call, body.id, (id) => lockedComment(database, id));
  const day = formatDay(dayIn(services.companyTimeZone, comment.created_at));
  await allInOrder([
    moveToDeleted(database, comment.id, now),
    addHistoryEntries(database, [
      { subject, actorId: caller.employeeId, happenedAt: now, action: `deleted their comment of ${day}` },
    ]),
  ]);
  return { _id: comment.id, Task_id: comment.task_id, Project_id: comment.project_id };
};
