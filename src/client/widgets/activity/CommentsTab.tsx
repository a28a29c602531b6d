import { useListCommentsQuery, type Comment } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { CommentBox } from './CommentBox';
import { CommentItem } from './CommentItem';
import { OlderComment } from './OlderComment';
import type { LinkedComment } from './linkedComment';
import type { Subject } from './subject';
import type { CommentDraft } from './useCommentDraft';

export interface CommentsTabProps {
  readonly subject: Subject;
  readonly draft: CommentDraft;
  readonly linked?: LinkedComment | undefined;
}

const none: readonly Comment[] = [];

/** The comment field and the comments, newest first; a linked one that is older than these comes last. */
export function CommentsTab({ subject, draft, linked }: CommentsTabProps) {
  const [linkedComment, link] = linked ?? [null];
  const {
    currentData: comments = none,
    isUninitialized,
    isLoading,
    isFetching,
    error,
    refetch,
  } = useListCommentsQuery({ Task_id: subject.id });
  const isFirstLoad = (isLoading || isUninitialized) && comments.length === 0;
  const isListed = comments.some(({ _id }) => _id === linkedComment);
  return (
    <>
      <CommentBox subject={subject} draft={draft} />
      {error !== undefined && (
        <LoadFailed what="the comments" failure={shownFailure(error)} onRetry={refetch} isRetrying={isFetching} />
      )}
      {isFirstLoad && <PanelSkeleton lines={4} label="Loading the comments" />}
      {!isFirstLoad && error === undefined && comments.length === 0 && (
        <EmptyState title="No comments yet" isLarge={false} />
      )}
      {comments.length > 0 && (
        <ol className="db-comments" aria-label="Comments">
          {comments.map((comment) => (
            <CommentItem key={comment._id} comment={comment} isLinked={comment._id === linkedComment} onLink={link} />
          ))}
        </ol>
      )}
      {linkedComment !== null && !isFirstLoad && error === undefined && !isListed && (
        <OlderComment key={linkedComment} subject={subject} id={linkedComment} onLink={link} />
      )}
    </>
  );
}
