import { EditIcon, TrashIcon } from '@blueprintjs/icons';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import type { StatusUpdate } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { Age } from '../../../ui/badges/Age';
import { PersonAvatar } from '../../../ui/badges/PersonAvatar';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { useNow } from '../../../ui/badges/useNow';
import { Button } from '../../../ui/controls/Button';
import { RichTextView } from '../../../ui/richtext/RichTextView';
import './statusUpdates.css';
import { minuteMs } from '../../../../domain/calendar/duration';

export interface StatusUpdateItemProps {
  readonly update: StatusUpdate;
  readonly onEdit: (update: StatusUpdate) => void;
  readonly onDelete: (update: StatusUpdate) => void;
}

/** A status update with health, author and age; its author can correct and delete it for a day. */
export function StatusUpdateItem({ update, onEdit, onDelete }: StatusUpdateItemProps) {
  const navigate = useNavigate();
  const timeZone = useSelector(selectTimeZone);
  const nowMs = useNow(minuteMs);
  const mayEdit = useIsPermitted('Project.Edit_Project');
  const isOpen = update.Editable_until !== null && nowMs < Date.parse(update.Editable_until);
  const when = formatInstant(update.Create_at, timeZone);
  return (
    <li className="db-status-update">
      <PersonAvatar name={update.Author} pictureUrl={update.Author_pic} size={28} isDecoration />
      <div className="db-status-update-body">
        <div className="db-status-update-head">
          <StatusBadge status={update.Health} />
          <strong>{update.Author}</strong>
          <Age at={update.Create_at} exact={when} />
          {update.Edited_at !== null && (
            <span className="db-muted" title={formatInstant(update.Edited_at, timeZone)}>
              corrected
            </span>
          )}
          {isOpen && mayEdit && (
            <span className="db-status-update-actions" {...lensMark('Project.Edit_Project')}>
              <Button
                size="small"
                variant="minimal"
                icon={<EditIcon />}
                aria-label={`Correct the status update of ${when}`}
                onClick={() => onEdit(update)}
              />
              <Button
                size="small"
                variant="minimal"
                icon={<TrashIcon />}
                aria-label={`Delete the status update of ${when}`}
                onClick={() => onDelete(update)}
              />
            </span>
          )}
        </div>
        <RichTextView html={update.Text} onInnerLink={(path) => void navigate(path)} />
      </div>
    </li>
  );
}
