import { isOwnComment } from '../../../domain/comments/commentRules';
import { isRecordId } from '../../database/isRecordId';
import { Failure, failures } from '../../errors/failure';
import type { Call } from '../../operations/call';
import { mustSeeSubject, type Subject } from '../../visibility/visibilityReadModel';

interface StoredComment {
  readonly task_id: string | null;
  readonly project_id: string | null;
  readonly author_id: string;
}

/** The parts of a call that changes of a comment need. */
type Changing = Pick<Call<'editComment'>, 'caller' | 'database'>;

async function visibleSubject({ caller, database }: Changing, comment: StoredComment): Promise<Subject> {
  try {
    return await mustSeeSubject(database, caller, comment.task_id ?? comment.project_id ?? '');
  } catch (error) {
    // The error reveals nothing of a task or project that the caller may not see.
    throw error instanceof Failure ? failures.notFound('Comment') : error;
  }
}

/**
 * A comment, with what it is on, for its author.
 * @param find reads and locks it by its id
 * @throws Failure 404 when it does not exist or is not visible to the caller, 403 for one of another author
 */
export async function mustOwnComment<Row extends StoredComment>(
  call: Changing,
  id: string,
  find: (id: string) => Promise<Row | undefined>,
): Promise<{ readonly comment: Row; readonly subject: Subject }> {
  const comment = isRecordId(id) ? await find(id) : undefined;
  if (comment === undefined) throw failures.notFound('Comment');
  const subject = await visibleSubject(call, comment);
  if (!isOwnComment(comment.author_id, call.caller.employeeId)) throw failures.notPermitted();
  return { comment, subject };
}
