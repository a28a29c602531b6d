import { isRecordId } from '../../database/isRecordId';
import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { mustSeeSubject } from '../../visibility/visibilityReadModel';
import { subjectComment } from './commentsReadModel';
import { commentWire } from './commentWire';

/**
 * One comment of a task or of a project, for a link to it.
 * @throws Failure 404 when the caller may not see the subject, or it has no such comment
 */
export const getComment: Handler<'getComment'> = async (call) => {
  const { subjectId, id } = call.params;
  const subject = await mustSeeSubject(call.database, call.caller, subjectId);
  const comment = isRecordId(id) ? await subjectComment(call.database, subject, id) : undefined;
  if (!comment) throw failures.notFound('Comment');
  return commentWire(comment, call);
};
