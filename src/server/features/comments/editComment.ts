import { commentProblems } from '../../../domain/comments/commentRules';
import { allInOrder } from '../../database/transactions/allInOrder';
import { failures, mustBeValid } from '../../errors/failure';
import { notifyMentions } from '../../notifications/notifyMentions';
import type { Handler } from '../../operations/call';
import { cleanRichText } from '../../richtext/cleanRichText';
import { commentById } from './commentsReadModel';
import { lockedComment, saveComment } from './commentsRepository';
import { commentWire } from './commentWire';
import { mustOwnComment } from './ownComment';

/**
 * Changes the text of an own comment, and notifies people whom it mentions now and did not mention before. A save that
 * changes nothing writes nothing.
 * @throws Failure 404 when the caller may not see it, 403 for one of another author, 409 when a newer version is stored, 422 without a text
 */
export const editComment: Handler<'editComment'> = async (call) => {
  const { body, caller, database, now } = call;
  const text = cleanRichText('Comment', body.Comment);
  mustBeValid(commentProblems({ Comment: text }));
  const { comment, subject } = await mustOwnComment(call, body.id, (id) => lockedComment(database, id));
  const stored = async () => commentWire(await commentById(database, comment.id), call);
  if (comment.version > body.Version) throw failures.competingEdit({ ...(await stored()) });
  if (comment.body === text) return stored();
  const [, , saved] = await allInOrder([
    saveComment(database, comment.id, { body: text, editedAt: now }),
    notifyMentions(database, caller, now, { id: comment.id, subject, body: text, formerBody: comment.body }),
    stored(),
  ]);
  return saved;
};
