import { OfflineIcon } from '@blueprintjs/icons';
import { useSelector } from 'react-redux';
import type { WithSession } from '../../session/sessionReducer';
import './notifications.css';

/** Shown while live changes do not arrive. */
export function LiveMark() {
  const isLost = useSelector((state: WithSession) => state.session.live.connection === 'lost');
  if (!isLost) return null;
  return (
    <span
      className="db-live-lost"
      role="status"
      title="Changes made by others appear as soon as the connection is back"
    >
      <OfflineIcon size={14} />
      <span className="db-wide-only">Not connected</span>
    </span>
  );
}
