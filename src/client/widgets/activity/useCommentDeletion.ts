import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useDeleteCommentMutation } from '../../api/api';
import { whileSaving } from '../../ui/dialogs/announce';
import { failureText } from '../../ui/form/formFailure';
import { useSubmission } from '../../ui/form/useSubmission';
import { offerUndo, type Dispatch } from '../deletion/bringBack';

export interface CommentDeletion {
  readonly remove: () => void;
  readonly isRunning: boolean;
  /** Why it was not deleted; undefined on success. */
  readonly failureText: string | undefined;
}

/** Deletes an own comment and offers undo on any page. */
export function useCommentDeletion(id: string): CommentDeletion {
  const [deleteComment] = useDeleteCommentMutation();
  const dispatch = useDispatch<Dispatch>();
  const deletion = useCallback(async (): Promise<void> => {
    const { pending } = await whileSaving('Deletion of the comment', () => deleteComment({ id }).unwrap());
    offerUndo(dispatch, pending, { kind: 'comment', id, name: 'Comment' }, 'Comment deleted');
  }, [deleteComment, dispatch, id]);
  const { run, isRunning, failure } = useSubmission<void>(`delete-comment/${id}`, deletion);
  return {
    remove: () => void run(),
    isRunning,
    failureText: failure === null ? undefined : failureText(failure),
  };
}
