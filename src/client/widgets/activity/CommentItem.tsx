import { Callout } from '@blueprintjs/core';
import { LinkIcon } from '@blueprintjs/icons';
import { memo } from 'react';
import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { formatInstant } from '../../../domain/calendar/formatInstant';
import { isOwnComment } from '../../../domain/comments/commentRules';
import { commentPaths } from '../../../domain/tasks/commentPath';
import type { Comment } from '../../api/api';
import { selectTimeZone, selectUser } from '../../session/sessionSelectors';
import { Age } from '../../ui/badges/Age';
import { EditedMark } from '../../ui/badges/EditedMark';
import { PersonAvatar } from '../../ui/badges/PersonAvatar';
import { isPlainClick } from '../../ui/controls/isPlainClick';
import { copyLink } from '../../ui/dialogs/copyLink';
import { RichTextView } from '../../ui/richtext/RichTextView';
import { personName } from '../../../domain/wording/personName';
import { CommentAction } from './CommentAction';
import { EditCommentForm } from './EditCommentForm';
import type { LinkedComment } from './linkedComment';
import { OwnCommentActions } from './OwnCommentActions';
import type { Subject } from './subject';
import { useCommentDeletion } from './useCommentDeletion';
import type { CommentEdit } from './useCommentEdit';

export interface CommentItemProps extends Pick<CommentEdit, 'begin' | 'takesFocus'> {
  readonly subject: Subject;
  readonly comment: Comment;
  /** While this comment is being edited. */
  readonly edit: CommentEdit | undefined;
  /** The address names it: it is marked, and scrolled into view as soon as it is there. */
  readonly isLinked: boolean;
  /** On the page that the links lead to: names the comment in its address. */
  readonly onLink?: LinkedComment[1] | undefined;
}

export const showInMiddle = (item: HTMLElement | null): void => item?.scrollIntoView({ block: 'center' });

/** A comment with author and age (FMT-011), which is a link to it. Its author can edit and delete it. */
export const CommentItem = memo(function CommentItem({
  subject,
  comment,
  edit,
  begin,
  takesFocus,
  isLinked,
  onLink,
}: CommentItemProps) {
  const navigate = useNavigate();
  const timeZone = useSelector(selectTimeZone);
  const ownId = useSelector(selectUser)?._id;
  const deletion = useCommentDeletion(comment._id);
  const name = personName(comment);
  const path =
    comment.Task_id === null
      ? commentPaths.project(comment.Project_id ?? '', comment._id)
      : commentPaths.task(comment.Task_id, comment._id);
  return (
    <li className="db-comment" aria-current={isLinked || undefined} ref={isLinked ? showInMiddle : undefined}>
      <PersonAvatar name={name} pictureUrl={comment.Profile_pic} size={28} isDecoration />
      <div className="db-comment-body">
        <div className="db-comment-head">
          <strong>{name}</strong>
          <Link
            to={path}
            onClick={(event) => {
              if (onLink === undefined || !isPlainClick(event)) return;
              // The page stays as it is, with an unsent comment and the way back to its list.
              event.preventDefault();
              onLink(comment._id);
            }}
          >
            <Age at={comment.Create_at} exact={formatInstant(comment.Create_at, timeZone)} />
          </Link>
          <EditedMark at={comment.Edited_at} timeZone={timeZone} />
          <CommentAction label="Copy link" icon={<LinkIcon size={12} />} onClick={() => void copyLink(path)} />
          {edit === undefined && isOwnComment(comment.User_id, ownId) && (
            <OwnCommentActions comment={comment} begin={begin} takesFocus={takesFocus} deletion={deletion} />
          )}
        </div>
        {deletion.failureText !== undefined && (
          <Callout compact intent="danger" role="alert">
            {deletion.failureText}
          </Callout>
        )}
        {edit ? (
          <EditCommentForm subject={subject} edit={edit} />
        ) : (
          <RichTextView html={comment.Comment} onInnerLink={(path) => void navigate(path)} />
        )}
      </div>
    </li>
  );
});
