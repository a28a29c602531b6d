import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useAddCommentMutation } from '../../api/api';
import { selectUser } from '../../session/sessionSelectors';
import { failureText } from '../../ui/form/formFailure';
import { useSubmission } from '../../ui/form/useSubmission';
import type { Subject } from './subject';

export interface SendComment {
  /** Sends a text; true on success. */
  readonly send: (html: string) => Promise<boolean>;
  readonly isSending: boolean;
  /** The failure of the last comment; undefined on success. */
  readonly failureText: string | undefined;
}

/** Comments on a task or a project (CALL-025). */
export function useSendComment(subject: Subject): SendComment {
  const user = useSelector(selectUser);
  const [addComment] = useAddCommentMutation();
  const { kind, id } = subject;
  const add = useCallback(
    async (html: string): Promise<void> => {
      await addComment({
        User_id: user?._id,
        First_name: user?.First_name,
        Last_name: user?.Last_name,
        ...(kind === 'project' ? { Type: 'Project', Project_id: id } : { Type: 'Task', Task_id: id }),
        Comment: html,
      }).unwrap();
    },
    [addComment, user, kind, id],
  );
  const { run, isRunning, failure } = useSubmission('send-comment', add);
  return {
    send: run,
    isSending: isRunning,
    failureText: failure === null ? undefined : failureText(failure),
  };
}
