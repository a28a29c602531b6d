import { HTMLSelect, SegmentedControl } from '@blueprintjs/core';
import type { KeyboardEvent } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';
import { PageSteps } from '../../ui/controls/PageSteps';
import { ReasonButton } from '../../ui/controls/ReasonButton';
import { api, useListNotificationsQuery, useReadNotificationsMutation } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { freshLinks } from '../../api/freshLinks';
import { useSubmission } from '../../ui/form/useSubmission';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { useAnsweredArguments } from '../../widgets/useAnsweredArguments';
import { NotificationItem } from './NotificationItem';

const pageSizes = [20, 50, 100] as const;
const shownOptions = [
  { label: 'All', value: 'all' },
  { label: 'Unread', value: 'unread' },
];

/** Arrows, Home and End move between the entries, as in a menu. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a.db-notification')];
  const at = links.findIndex((link) => link === document.activeElement);
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: links.length - 1,
  };
  const target = links[Math.min(steps[event.key] ?? -1, links.length - 1)];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** The user's notifications, newest first, by pages. */
export function NotificationList({ onClose }: { onClose: () => void }) {
  const [isUnreadOnly, setUnreadOnly] = useScreenState('tables', 'is-unread-only', false);
  const [pageSize, setPageSize] = useScreenState<number>('tables', 'page-size', pageSizes[0]);
  const [offset, setOffset] = useScreenState('tables', 'offset', 0);
  const asked = { offset, limit: pageSize, ...(isUnreadOnly && { unread: 'true' as const }) };
  const { currentData, error, isFetching, refetch } = useListNotificationsQuery(asked, freshLinks);
  // While another page is loading, the previous one stays visible.
  const answered = useAnsweredArguments('answered', asked, currentData !== undefined);
  const { currentData: previous } = api.endpoints.listNotifications.useQueryState(answered);
  const data = currentData ?? previous;
  const [read] = useReadNotificationsMutation();
  const reading = useSubmission<void>('read-all', async () => {
    await read({ all: 'true' }).unwrap();
  });
  const failure = shownFailure(error) ?? reading.failure ?? undefined;
  const total = data?.Total ?? 0;
  const follow = (id: string): void => {
    void read({ id });
    onClose();
  };
  return (
    <section className="db-notifications" aria-label="Notifications" onKeyDown={moveByKey}>
      <header className="db-notifications-head">
        <strong>Notifications</strong>
        <SegmentedControl
          size="small"
          aria-label="Notification filter"
          options={shownOptions}
          value={isUnreadOnly ? 'unread' : 'all'}
          onValueChange={(value) => {
            setUnreadOnly(value === 'unread');
            setOffset(0);
          }}
        />
        <ReasonButton
          size="small"
          variant="minimal"
          text="Mark all as read"
          disabledReason={(data?.Unread ?? 0) === 0 ? 'All notifications are read' : undefined}
          loading={reading.isRunning}
          onClick={() => void reading.run()}
        />
      </header>
      {failure !== undefined && (
        <LoadFailed what="the notifications" failure={failure} onRetry={refetch} isRetrying={isFetching} />
      )}
      {!data && failure === undefined && <PanelSkeleton lines={5} label="Loading the notifications" />}
      {data && total === 0 && (
        <EmptyState title={isUnreadOnly ? 'No unread notifications' : 'No notifications yet'} isLarge={false} />
      )}
      {data && data.Rows.length > 0 && (
        <ol className="db-notification-rows" aria-busy={isFetching}>
          {data.Rows.map((notification) => (
            <NotificationItem key={notification._id} notification={notification} onFollow={follow} />
          ))}
        </ol>
      )}
      {total > pageSizes[0] && (
        <footer className="db-notifications-foot">
          <HTMLSelect
            aria-label="Notifications per page"
            value={pageSize}
            onChange={({ currentTarget }) => {
              setPageSize(Number(currentTarget.value));
              setOffset(0);
            }}
            options={pageSizes.map((size) => ({ label: `${size} per page`, value: size }))}
          />
          <PageSteps isByTime offset={offset} pageSize={pageSize} total={total} onOffset={setOffset} />
        </footer>
      )}
    </section>
  );
}
