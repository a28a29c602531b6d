import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { commentProblems } from '../../../domain/comments/commentRules';
import { useEditCommentMutation, type Comment } from '../../api/api';
import { whileSaving } from '../../ui/dialogs/announce';
import { useDiscardQuestionFor } from '../../ui/dialogs/useDiscardQuestion';
import { useUnsavedChangesGuard } from '../../ui/form/useUnsavedChangesGuard';
import { useForm } from '../../ui/form/useForm';
import type { FormHandle } from '../../ui/form/formHandle';
import { comparedFields } from '../competing-edit/comparedFields';
import { useCompetingEdit } from '../competing-edit/useCompetingEdit';

interface CommentValues {
  /** HTML. */
  readonly Comment: string;
}

const toValues = ({ Comment }: CommentValues): CommentValues => ({ Comment });
const none: CommentValues = { Comment: '' };
const compared = comparedFields<CommentValues>([{ key: 'Comment', label: 'Comment', format: 'html' }]);

/** An own comment that is being edited. */
export interface CommentEdit {
  /** As it was when the edit began; null for none. */
  readonly comment: Comment | null;
  readonly form: FormHandle<CommentValues>;
  readonly isDirty: boolean;
  /** Asks before it discards the changes of another one. Stable. */
  readonly begin: (comment: Comment) => void;
  /** Asks before it discards changes. */
  readonly cancel: () => void;
  /** True once for the comment whose edit has just begun or ended. Stable. */
  readonly takesFocus: (id: string) => boolean;
  /** To be rendered next to the comments. */
  readonly dialogs: ReactNode;
}

/** To be used above the tabs, as the draft of a new comment. */
export function useCommentEdit(subjectId: string): CommentEdit {
  const name = `edit-comment/${subjectId}`;
  const [editComment] = useEditCommentMutation();
  const focusedId = useRef<string>(undefined);
  const edit = useCompetingEdit<CommentValues, Comment, Comment | null>({
    noun: 'comment',
    name,
    stored: null,
    isOwn: true,
    toValues,
    ...compared,
    // Without a comment there is no form that could be submitted.
    send: async ({ Comment }, base) => {
      if (base === null) return null;
      const save = () => editComment({ id: base._id, Comment, Version: base.Version }).unwrap();
      const { answer, pending } = await whileSaving('The edited comment', save, { isFinal: true });
      // Former texts are not stored: the key undoes no older change instead.
      pending.endForGood();
      return answer;
    },
    onSaved: () => open(null),
  });
  const { opened, continueFrom } = edit;
  const form = useForm<CommentValues>({ name, initial: none, problems: commentProblems, submit: edit.save });
  const { access } = form;
  const open = (comment: Comment | null): void => {
    focusedId.current = (comment ?? opened)?._id;
    form.reset(comment === null ? none : toValues(comment));
    continueFrom(comment);
  };
  const isDirty = opened !== null && form.isDirty;
  useUnsavedChangesGuard(isDirty, 'page');
  const [leave, question] = useDiscardQuestionFor<Comment | null>(name, () => isDirty, open);
  const latestLeave = useRef(leave);
  useLayoutEffect(() => {
    latestLeave.current = leave;
  });
  return {
    comment: opened,
    form,
    isDirty,
    begin: useCallback(
      (comment) => {
        // The answer for the one that is being saved would close this one.
        if (!access.get().isSubmitting) latestLeave.current(comment);
      },
      [access],
    ),
    cancel: () => leave(null),
    takesFocus: useCallback((id) => {
      if (focusedId.current !== id) return false;
      focusedId.current = undefined;
      return true;
    }, []),
    dialogs: [question, edit.dialog],
  };
}
