import { commentsGoneUntil } from '../../../domain/comments/commentRules';
import type { Handler } from '../../operations/call';
import { mustSeeSubject } from '../../visibility/visibilityReadModel';
import { subjectComments } from './commentsReadModel';
import { commentWire } from './commentWire';

/**
 * CALL-024: the comments of a task or of a project (D-04), newest first; with the caller's own deleted ones that can be
 * restored, where the call asks for them.
 * @throws Failure 404 when the caller may not see it
 */
export const listComments: Handler<'listComments'> = async (call) => {
  const { body, caller, database, now } = call;
  const subject = await mustSeeSubject(database, caller, body.Task_id);
  const restorable =
    body.With_own_deleted === 'true' ? { authorId: caller.employeeId, after: commentsGoneUntil(now) } : undefined;
  return (await subjectComments(database, subject, restorable)).map((row) => commentWire(row, call));
};
