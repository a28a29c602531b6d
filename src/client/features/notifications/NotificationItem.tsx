import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { formatInstant } from '../../../domain/calendar/formatInstant';
import type { Notification } from '../../api/api';
import { selectTimeZone } from '../../session/sessionSelectors';
import { Age } from '../../ui/badges/Age';
import { PersonAvatar } from '../../ui/badges/PersonAvatar';

export interface NotificationItemProps {
  readonly notification: Notification;
  /** Called when the user opens the notification's target. */
  readonly onFollow: (id: string) => void;
}

/** One notification, linked to its target. */
export function NotificationItem({ notification, onFollow }: NotificationItemProps) {
  const timeZone = useSelector(selectTimeZone);
  const { _id, Text, Path, Create_at, Read_at, Actor, Actor_pic } = notification;
  return (
    <li>
      <Link
        to={Path}
        className={`db-notification ${Read_at === null ? 'db-notification-unread' : ''}`}
        onClick={() => onFollow(_id)}
      >
        <PersonAvatar name={Actor ?? 'Daybook'} pictureUrl={Actor_pic} size={28} isDecoration />
        <span className="db-notification-text">
          {Read_at === null && <span className="db-for-screen-readers">Unread: </span>}
          {Text}
          <Age at={Create_at} exact={formatInstant(Create_at, timeZone)} />
        </span>
      </Link>
    </li>
  );
}
