import { commentProblems } from '../../../domain/comments/commentRules';
import { failures, mustBeValid } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { notifyMentions } from '../../notifications/notifyMentions';
import { cleanRichText } from '../../richtext/cleanRichText';
import { mustSeeSubject } from '../../visibility/visibilityReadModel';
import { commentById } from './commentsReadModel';
import { insertComment } from './commentsRepository';
import { commentWire } from './commentWire';

/**
 * CALL-025: comments on a task or a project. The author is always the caller (E-14).
 * @throws Failure 422 without a text (VAL-029), 404 when the subject is not visible to the caller
 */
export const addComment: Handler<'addComment'> = async (call) => {
  const { body, caller, database, now } = call;
  const text = cleanRichText('Comment', body.Comment);
  mustBeValid(commentProblems({ Comment: text }));
  const id = body.Type === 'Project' ? body.Project_id || body.Task_id : body.Task_id || body.Project_id;
  if (!id) throw failures.invalid([{ field: 'Task_id', message: 'A comment belongs to a task or a project' }]);
  const subject = await mustSeeSubject(database, caller, id);
  const commentId = await insertComment(database, { subject, authorId: caller.employeeId, body: text, createdAt: now });
  await notifyMentions(database, caller, now, { id: commentId, subject, body: text });
  return commentWire(await commentById(database, commentId), call);
};
