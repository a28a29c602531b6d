import type { Handler } from '../../operations/call';
import { mustSeeSubject } from '../../visibility/visibilityReadModel';
import { subjectComments } from './commentsReadModel';
import { commentWire } from './commentWire';

/**
 * CALL-024: the comments of a task or of a project (D-04), newest first.
 * @throws Failure 404 when the caller may not see it
 */
export const listComments: Handler<'listComments'> = async (call) => {
  const subject = await mustSeeSubject(call.database, call.caller, call.body.Task_id);
  return (await subjectComments(call.database, subject)).map((row) => commentWire(row, call));
};
