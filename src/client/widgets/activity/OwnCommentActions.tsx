import { EditIcon, TrashIcon } from '@blueprintjs/icons';
import { useEffect, useRef } from 'react';
import type { Comment } from '../../api/api';
import { Button } from '../../ui/controls/Button';
import type { CommentDeletion } from './useCommentDeletion';
import type { CommentEdit } from './useCommentEdit';

export interface OwnCommentActionsProps extends Pick<CommentEdit, 'begin' | 'takesFocus'> {
  readonly comment: Comment;
  readonly deletion: CommentDeletion;
}

/** What the author can do with a comment. */
export function OwnCommentActions({ comment, begin, takesFocus, deletion }: OwnCommentActionsProps) {
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus(comment._id)) editButton.current?.focus();
  }, [takesFocus, comment._id]);
  return (
    <>
      <Button
        ref={editButton}
        className="db-comment-action"
        variant="minimal"
        size="small"
        icon={<EditIcon size={12} />}
        aria-label="Edit comment"
        title="Edit comment"
        disabled={deletion.isRunning}
        onClick={() => begin(comment)}
      />
      <Button
        className="db-comment-action"
        variant="minimal"
        size="small"
        icon={<TrashIcon size={12} />}
        aria-label="Delete comment"
        title="Delete comment"
        loading={deletion.isRunning}
        onClick={deletion.remove}
      />
    </>
  );
}
