import { useListOvertimeLogsQuery } from '../../../api/api';
import { SideDrawer } from '../../../ui/dialogs/SideDrawer';
import { LogEntries } from '../../../widgets/logs/LogEntries';

const LogOfEntry = ({ entryId }: { readonly entryId: string }) => (
  <LogEntries log={useListOvertimeLogsQuery(entryId)} />
);

/** The log of an overtime entry, newest first. */
export function OvertimeLogDrawer({
  entryId,
  onClose,
}: {
  readonly entryId: string | null;
  readonly onClose: () => void;
}) {
  return (
    <SideDrawer name="overtime-log" isOpen={entryId !== null} title="Logs" onClose={onClose}>
      {entryId !== null && <LogOfEntry entryId={entryId} />}
    </SideDrawer>
  );
}
