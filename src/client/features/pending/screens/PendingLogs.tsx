import {
  useListLeaveLogsQuery,
  useListManualAttendanceLogsQuery,
  useListOvertimeLogsQuery,
  type PendingItem,
} from '../../../api/api';
import { SideDrawer } from '../../../ui/dialogs/SideDrawer';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LogEntries } from '../../../widgets/logs/LogEntries';
import { PresentLog } from '../../present-data/PresentLog';

/** The log of the item's area. */
function useLogs({ Kind: kind, _id: id }: PendingItem) {
  const leave = useListLeaveLogsQuery(id, { skip: kind !== 'leave' });
  const manual = useListManualAttendanceLogsQuery(id, { skip: kind !== 'manual-attendance' });
  const overtime = useListOvertimeLogsQuery(id, { skip: kind !== 'overtime' });
  return kind === 'leave' ? leave : kind === 'manual-attendance' ? manual : overtime;
}

const LogOfItem = ({ item }: { readonly item: PendingItem }) => <LogEntries log={useLogs(item)} />;
const LogOfMonth = ({ id }: { readonly id: string }) => (
  <div className="db-present-drawer">
    <PresentLog about={{ id }} />
  </div>
);

/** Ratings have no log of their own. */
export const hasLogs = ({ Kind }: PendingItem): boolean => Kind !== 'kra';

export function PendingLogs({
  item,
  isOpen,
  onClose,
}: {
  readonly item: PendingItem;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  return (
    <SideDrawer name="pending-logs" isOpen={isOpen} title="Logs" onClose={onClose}>
      {item.Kind === 'month-issue' ? (
        <LogOfMonth id={item._id} />
      ) : hasLogs(item) ? (
        <LogOfItem key={item._id} item={item} />
      ) : (
        <EmptyState isLarge={false} title="There are no logs of this kind" />
      )}
    </SideDrawer>
  );
}
