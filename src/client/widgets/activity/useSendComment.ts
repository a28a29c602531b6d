import { useSelector } from 'react-redux';
import { hasContent } from '../../../domain/richtext/hasContent';
import { useAddCommentMutation } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { selectUser } from '../../session/sessionSelectors';
import type { Subject } from './subject';

export interface SendComment {
  /** Sends the text; true on success. An empty or whitespace-only text is not sent (VAL-029). */
  readonly send: (html: string) => Promise<boolean>;
  readonly isSending: boolean;
  /** The failure of the last comment; undefined on success. */
  readonly failureText: string | undefined;
}

/** Comments on a task or a project (CALL-025). */
export function useSendComment(subject: Subject): SendComment {
  const user = useSelector(selectUser);
  const [addComment, { isLoading, error }] = useAddCommentMutation();
  const send = async (html: string): Promise<boolean> => {
    if (isLoading || !hasContent(html)) return false;
    const place =
      subject.kind === 'project'
        ? { Type: 'Project' as const, Project_id: subject.id }
        : { Type: 'Task' as const, Task_id: subject.id };
    const answer = await addComment({
      User_id: user?._id,
      First_name: user?.First_name,
      Last_name: user?.Last_name,
      ...place,
      Comment: html,
    });
    return answer.error === undefined;
  };
  const failure = shownFailure(error);
  return {
    send,
    isSending: isLoading,
    failureText: failure && [failure.message, ...(failure.errors ?? []).map((problem) => problem.message)].join(' '),
  };
}
