import { minuteMs } from '../../../domain/calendar/duration';
import { commentGoneAt } from '../../../domain/comments/commentRules';
import { useListCommentsQuery, type Comment } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { useNow } from '../../ui/badges/useNow';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { CommentBox } from './CommentBox';
import { CommentItem } from './CommentItem';
import { DeletedComment } from './DeletedComment';
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

/** The comment field and the comments, newest first; a linked or edited one that is older than these comes last. */
export function CommentsTab({ subject, draft, linked }: CommentsTabProps) {
  const [linkedComment, link] = linked ?? [null];
  const {
    currentData = none,
    isUninitialized,
    isLoading,
    isFetching,
    error,
    refetch,
  } = useListCommentsQuery({ Task_id: subject.id, With_own_deleted: 'true' });
  const nowMs = useNow(minuteMs);
  const comments = currentData.filter(({ Deleted_at: at }) => at === null || commentGoneAt(at).getTime() > nowMs);
  const isFirstLoad = (isLoading || isUninitialized) && comments.length === 0;
  const { edit } = draft;
  const { begin, takesFocus } = edit;
  const editedId = edit.comment?._id ?? null;
  const isListed = (id: string): boolean => comments.some(({ _id }) => _id === id);
  const older = [...new Set([linkedComment, editedId])].filter((id): id is string => id !== null && !isListed(id));
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
          {comments.map((comment) =>
            comment.Deleted_at === null ? (
              <CommentItem
                key={comment._id}
                subject={subject}
                comment={comment}
                edit={comment._id === editedId ? edit : undefined}
                begin={begin}
                takesFocus={takesFocus}
                isLinked={comment._id === linkedComment}
                onLink={link}
              />
            ) : (
              <DeletedComment
                key={comment._id}
                subject={subject}
                id={comment._id}
                deletedAt={comment.Deleted_at}
                edit={comment._id === editedId ? edit : undefined}
                isLinked={comment._id === linkedComment}
              />
            ),
          )}
        </ol>
      )}
      {!isFirstLoad &&
        error === undefined &&
        older.map((id) => (
          <OlderComment key={id} subject={subject} id={id} edit={edit} isLinked={id === linkedComment} onLink={link} />
        ))}
      {edit.dialogs}
    </>
  );
}
