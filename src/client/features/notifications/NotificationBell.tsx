import { NotificationsIcon } from '@blueprintjs/icons';
import { Suspense } from 'react';
import { useCountUnreadNotificationsQuery } from '../../api/api';
import { Scope } from '../../screen-state/Scope';
import { useOverlay } from '../../screen-state/useOverlay';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { loadedPart } from '../../ui/states/loadedPart';
import './notifications.css';
import { Button } from '../../ui/controls/Button';
import { Popover } from '../../ui/controls/Popover';

const NotificationList = loadedPart(() =>
  import('./NotificationList').then(({ NotificationList: component }) => ({ default: component })),
);

const maxShown = 99;

/** The bell of the top bar: the unread count, and the list. */
export function NotificationBell() {
  const { isOpen, toggle, close } = useOverlay('notifications');
  const unread = useCountUnreadNotificationsQuery().data?.Unread ?? 0;
  const list = (
    <Suspense fallback={<PanelSkeleton lines={5} label="Loading the notifications" />}>
      <Scope name="notifications">
        <NotificationList onClose={close} />
      </Scope>
    </Suspense>
  );
  return (
    <Popover
      isOpen={isOpen}
      onInteraction={(next) => toggle(next, null)}
      arrow={false}
      placement="bottom-end"
      content={list}
    >
      <Button
        variant="minimal"
        className="db-bell"
        icon={<NotificationsIcon />}
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
        aria-expanded={isOpen}
      >
        {unread > 0 && (
          <span className="db-bell-count" aria-hidden>
            {unread > maxShown ? `${maxShown}+` : unread}
          </span>
        )}
      </Button>
    </Popover>
  );
}
