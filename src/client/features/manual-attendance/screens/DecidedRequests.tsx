import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { requestColumns } from '../requests/manualRequestColumns';
import { RequestLogDrawer } from '../requests/RequestLogDrawer';
import { RequestTable, type RequestTableProps } from '../requests/RequestTable';
import { ApproveRequestDialog } from './ApproveRequestDialog';
import { RejectRequestDialog } from './RejectRequestDialog';

/** The requests of all employees, for those who decide on them. Filters and the open request are in the URL. */
export function DecidedRequests(props: Pick<RequestTableProps, 'name' | 'emptyText' | 'pendingIn' | 'detail'>) {
  const [approved, showApproval] = useUrlRecord('approve');
  const [rejected, showRejection] = useUrlRecord('reject');
  const [logs, showLogs] = useUrlRecord('logs');
  return (
    <>
      <RequestTable
        {...props}
        layoutName="manual-requests"
        scope="all"
        columns={requestColumns}
        rowActions={(row) => [
          {
            label: 'Approve',
            disabledReason: row.May_decide ? undefined : 'Already decided, or assigned to another approver',
            onSelect: () => showApproval(row._id),
          },
          {
            label: 'Reject',
            disabledReason: row.May_decide ? undefined : 'Already decided, or assigned to another approver',
            onSelect: () => showRejection(row._id),
          },
          { label: 'Logs', onSelect: () => showLogs(row._id) },
        ]}
        onOpenRow={(row) => (row.May_decide ? showApproval(row._id) : showLogs(row._id))}
      />
      {approved !== null && <ApproveRequestDialog key={approved} id={approved} onClose={() => showApproval(null)} />}
      {rejected !== null && <RejectRequestDialog key={rejected} id={rejected} onClose={() => showRejection(null)} />}
      <RequestLogDrawer id={logs} onClose={() => showLogs(null)} />
    </>
  );
}
