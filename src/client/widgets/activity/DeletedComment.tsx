import { Callout } from '@blueprintjs/core';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { formatTimeOfDay } from '../../../domain/calendar/formatInstant';
import { commentGoneAt } from '../../../domain/comments/commentRules';
import { selectTimeZone } from '../../session/sessionSelectors';
import { Button } from '../../ui/controls/Button';
import { useSubmission } from '../../ui/form/useSubmission';
import { bringBack, type Dispatch } from '../deletion/bringBack';
import { showInMiddle } from './CommentItem';
import { DeletedWhileEdited } from './DeletedWhileEdited';
import type { Subject } from './subject';
import type { CommentEdit } from './useCommentEdit';

export interface DeletedCommentProps {
  readonly subject: Subject;
  readonly id: string;
  /** ISO 8601 instant. */
  readonly deletedAt: string;
  /** While the comment is being edited. */
  readonly edit: CommentEdit | undefined;
  /** The address names it. */
  readonly isLinked: boolean;
}

/** In place of an own comment that can still be restored. Only its author sees that there was one. */
export function DeletedComment({ subject, id, deletedAt, edit, isLinked }: DeletedCommentProps) {
  const dispatch = useDispatch<Dispatch>();
  const timeZone = useSelector(selectTimeZone);
  const restore = useCallback(async (): Promise<void> => {
    const message = await bringBack(dispatch, { kind: 'comment', id, name: 'Comment' });
    // oxlint-disable-next-line typescript/only-throw-error -- a failure is plain data, which the row shows
    if (message !== '') throw { message, errors: [] };
  }, [dispatch, id]);
  const { run, isRunning, failure } = useSubmission<void>(`restore-comment/${id}`, restore);
  const until = formatTimeOfDay(commentGoneAt(deletedAt).toISOString(), timeZone);
  return (
    <li className="db-comment" aria-current={isLinked || undefined} ref={isLinked ? showInMiddle : undefined}>
      <div className="db-comment-body">
        <div className="db-comment-head">
          <span className="db-muted">You deleted this comment. Until {until} you can restore it.</span>
          <Button
            variant="minimal"
            size="small"
            text="Restore"
            // After a deletion the focus comes here, and after restoring to the button that deletes it.
            data-focus-name={`delete-${id}`}
            loading={isRunning}
            onClick={() => void run()}
          />
        </div>
        {failure && (
          <Callout compact intent="danger" role="alert">
            {failure.message}
          </Callout>
        )}
        {edit && <DeletedWhileEdited subject={subject} edit={edit} />}
      </div>
    </li>
  );
}
