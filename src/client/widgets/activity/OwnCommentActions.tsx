import { EditIcon, TrashIcon } from '@blueprintjs/icons';
import { useEffect, useRef } from 'react';
import type { Comment } from '../../api/api';
import { isFocusLost } from '../../browser/focus/place';
import { CommentAction } from './CommentAction';
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
    // The answer of a save may come while the user writes elsewhere.
    if (takesFocus(comment._id) && isFocusLost()) editButton.current?.focus();
  }, [takesFocus, comment._id]);
  return (
    <>
      <CommentAction
        ref={editButton}
        label="Edit comment"
        icon={<EditIcon size={12} />}
        data-focus-name={`edit-${comment._id}`}
        disabled={deletion.isRunning}
        onClick={() => begin(comment)}
      />
      <CommentAction
        label="Delete comment"
        icon={<TrashIcon size={12} />}
        // After a deletion the focus comes to the button that restores it, and not to the same one of another comment.
        data-focus-name={`delete-${comment._id}`}
        loading={deletion.isRunning}
        onClick={deletion.remove}
      />
    </>
  );
}
