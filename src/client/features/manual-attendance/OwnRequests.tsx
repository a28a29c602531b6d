import { useUrlRecord } from '../../widgets/url-state/useUrlRecord';
import { ownRequestColumns } from './requests/manualRequestColumns';
import { RequestLogDrawer } from './requests/RequestLogDrawer';
import { RequestTable } from './requests/RequestTable';

/** The user's own requests with their outcome. */
export function OwnRequests() {
  const [logs, showLogs] = useUrlRecord('logs');
  return (
    <>
      <RequestTable
        name="My requests"
        layoutName="own-manual-requests"
        scope="own"
        columns={ownRequestColumns}
        prefix="r."
        emptyText="You have not requested any corrections"
        rowActions={(row) => [{ label: 'Logs', onSelect: () => showLogs(row._id) }]}
        onOpenRow={(row) => showLogs(row._id)}
      />
      <RequestLogDrawer id={logs} onClose={() => showLogs(null)} />
    </>
  );
}
