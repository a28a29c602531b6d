import { Callout } from '@blueprintjs/core';
import { useGetCommentQuery } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { CommentItem, showInMiddle } from './CommentItem';
import { DeletedWhileEdited } from './DeletedWhileEdited';
import { EditCommentForm } from './EditCommentForm';
import type { LinkedComment } from './linkedComment';
import type { Subject } from './subject';
import type { CommentEdit } from './useCommentEdit';

export interface OlderCommentProps {
  readonly subject: Subject;
  readonly id: string;
  readonly edit: CommentEdit;
  /** The address names it; otherwise it is being edited. */
  readonly isLinked: boolean;
  readonly onLink?: LinkedComment[1] | undefined;
}

/** A comment that is not among the newest, which the list has: it is read alone, or does not exist. */
export function OlderComment({ subject, id, edit, isLinked, onLink }: OlderCommentProps) {
  const { currentData, error, isFetching, refetch } = useGetCommentQuery({ subjectId: subject.id, id });
  const failure = shownFailure(error);
  const ownEdit = edit.comment?._id === id ? edit : undefined;
  const isGone = failure?.httpStatus === 404 || typeof currentData?.Deleted_at === 'string';
  if (currentData && !isGone)
    return (
      <>
        <p className="db-muted db-comments-gap">Comments in between are not shown</p>
        <ol className="db-comments" aria-label={isLinked ? 'Linked comment' : 'Edited comment'}>
          <CommentItem
            subject={subject}
            comment={currentData}
            edit={ownEdit}
            begin={edit.begin}
            takesFocus={edit.takesFocus}
            isLinked={isLinked}
            onLink={onLink}
          />
        </ol>
      </>
    );
  if (ownEdit) {
    const Editing = isGone ? DeletedWhileEdited : EditCommentForm;
    return <Editing subject={subject} edit={ownEdit} />;
  }
  if (isGone)
    return (
      <div ref={showInMiddle}>
        <Callout compact intent="warning" role="status">
          The comment that the link leads to does not exist. It may have been deleted.
        </Callout>
      </div>
    );
  if (failure)
    return <LoadFailed what="the linked comment" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  return <PanelSkeleton lines={2} label="Loading the linked comment" />;
}
