import { hourMs } from '../calendar/duration';
import { hasContent } from '../richtext/hasContent';
import type { FieldProblem } from '../validation/fieldProblem';

const noText = 'A comment needs a text';

/** Of a new or changed text; spaces and formatting alone are none (VAL-029). */
export const commentProblems = ({ Comment }: { readonly Comment: string }): FieldProblem[] =>
  hasContent(Comment) ? [] : [{ field: 'Comment', message: noText }];

/** Whether someone may change the text of a comment, delete it and restore it: what others wrote stays theirs. */
export const isOwnComment = (authorId: string, employeeId: string | undefined): boolean => authorId === employeeId;

/** How long the text of a deleted comment is stored for an undo. */
const restorableMs = hourMs;

/** A deleted comment is gone at this instant. */
export const commentGoneAt = (deletedAt: string): Date => new Date(Date.parse(deletedAt) + restorableMs);

/** Comments that were deleted until then are gone. */
export const commentsGoneUntil = (now: Date): Date => new Date(now.getTime() - restorableMs);
