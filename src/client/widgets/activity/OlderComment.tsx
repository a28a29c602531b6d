import { Callout } from '@blueprintjs/core';
import { useGetCommentQuery } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { CommentItem, showInMiddle } from './CommentItem';
import type { LinkedComment } from './linkedComment';
import type { Subject } from './subject';

export interface OlderCommentProps {
  readonly subject: Subject;
  readonly id: string;
  readonly onLink?: LinkedComment[1] | undefined;
}

/** A linked comment that is not among the newest, which the list has: it is read alone, or does not exist. */
export function OlderComment({ subject, id, onLink }: OlderCommentProps) {
  const { currentData, error, isFetching, refetch } = useGetCommentQuery({ subjectId: subject.id, id });
  const failure = shownFailure(error);
  if (failure?.httpStatus === 404)
    return (
      <div ref={showInMiddle}>
        <Callout compact intent="warning" role="status">
          The comment that the link leads to does not exist. It may have been deleted.
        </Callout>
      </div>
    );
  if (currentData)
    return (
      <>
        <p className="db-muted db-comments-gap">Comments in between are not shown</p>
        <ol className="db-comments" aria-label="Linked comment">
          <CommentItem comment={currentData} isLinked onLink={onLink} />
        </ol>
      </>
    );
  if (failure)
    return <LoadFailed what="the linked comment" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  return <PanelSkeleton lines={2} label="Loading the linked comment" />;
}
