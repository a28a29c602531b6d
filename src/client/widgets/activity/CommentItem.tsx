import { memo } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { formatInstant } from '../../../domain/calendar/formatInstant';
import type { Comment } from '../../api/api';
import { selectTimeZone } from '../../session/sessionSelectors';
import { Age } from '../../ui/badges/Age';
import { PersonAvatar } from '../../ui/badges/PersonAvatar';
import { RichTextView } from '../../ui/richtext/RichTextView';
import { personName } from '../../../domain/wording/personName';

/** A comment with author and age (FMT-011). */
export const CommentItem = memo(function CommentItem({ comment }: { readonly comment: Comment }) {
  const navigate = useNavigate();
  const timeZone = useSelector(selectTimeZone);
  const name = personName(comment);
  return (
    <li className="db-comment">
      <PersonAvatar name={name} pictureUrl={comment.Profile_pic} size={28} isDecoration />
      <div className="db-comment-body">
        <div className="db-comment-head">
          <strong>{name}</strong>
          <Age at={comment.Create_at} exact={formatInstant(comment.Create_at, timeZone)} />
        </div>
        <RichTextView html={comment.Comment} onInnerLink={(path) => void navigate(path)} />
      </div>
    </li>
  );
});
