import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { isDay } from '../../../domain/calendar/day';
import { useListManualAttendanceRequestsQuery, type ManualAttendanceRequest } from '../../api/api';
import { selectTimeZone } from '../../session/sessionSelectors';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { DataTable } from '../../ui/table/DataTable';
import { useArraySource } from '../../ui/table/useArraySource';
import { useAddressChoice } from '../../widgets/address/useAddressChoice';
import { useAddressRecord } from '../../widgets/address/useAddressRecord';
import { pagesOf10 } from '../../widgets/table-view/pageSizes';
import { useStretchedColumns } from '../../widgets/table-view/useStretchedColumns';
import { useTableView } from '../../widgets/table-view/useTableView';
import { ApproveRequestDialog } from './ApproveRequestDialog';
import { requestColumns } from './manualRequestColumns';
import { RejectRequestDialog } from './RejectRequestDialog';
import { RequestFilters, statusFilters } from './RequestFilters';
import { RequestLogDrawer } from './RequestLogDrawer';
import './manualAttendance.css';

const base = { pageSize: 10, sort: [{ key: 'asked', direction: 'desc' }] } as const;
const none: readonly never[] = [];

/** /manualAttendanceRequestReport: everybody's requests, and what becomes of them (ROUTE-064). Filters and what is open stand in the address. */
export default function ManualRequestReportScreen() {
  const timeZone = useSelector(selectTimeZone);
  const [status, chooseStatus] = useAddressChoice('status', statusFilters);
  const [asked, chooseDay] = useAddressRecord('date');
  const day = asked !== null && isDay(asked) ? asked : undefined;
  const [approved, showApproval] = useAddressRecord('approve');
  const [rejected, showRejection] = useAddressRecord('reject');
  const [logs, showLogs] = useAddressRecord('logs');
  const { data, currentData, isError, refetch } = useListManualAttendanceRequestsQuery({ ...(day !== undefined && { date: day }), ...(status !== 'All' && { status }) });
  // While another filter is on its way, the former rows stay in sight.
  const rows: readonly ManualAttendanceRequest[] = currentData ?? data ?? none;
  const source = useArraySource(rows);
  const [view, changeView] = useTableView('manual-requests', requestColumns, { base });
  const frame = useRef<HTMLDivElement>(null);
  const columns = useStretchedColumns(requestColumns, view, frame);
  const isFiltered = day !== undefined || status !== 'All';
  return (
    <Page content="fill" header={<PageHeader title="Manual Attendance Request Report" />}>
      <div ref={frame} className="db-manual-table">
        <DataTable
          name="Manual Attendance Request Report"
          columns={columns}
          source={source}
          view={view}
          onViewChange={changeView}
          timeZone={timeZone}
          state={data ? 'ready' : isError ? 'failed' : 'loading'}
          onRetry={() => void refetch()}
          pageSizes={pagesOf10}
          emptyText={isFiltered ? 'No request fits the date and the status' : 'Nobody has asked for a correction'}
          toolbarItems={<RequestFilters status={status} onStatus={chooseStatus} day={day ?? ''} onDay={(next) => chooseDay(next === '' ? null : next)} />}
          rowActions={(row) => [
            { label: 'Approve', isDisabled: !row.May_decide, onSelect: () => showApproval(row._id) },
            { label: 'Reject', isDisabled: !row.May_decide, onSelect: () => showRejection(row._id) },
            { label: 'Logs', onSelect: () => showLogs(row._id) },
          ]}
          onOpenRow={(row) => (row.May_decide ? showApproval(row._id) : showLogs(row._id))}
          exportName="Manual Attendance Request Report"
        />
      </div>
      {approved !== null && <ApproveRequestDialog key={approved} id={approved} onClose={() => showApproval(null)} />}
      {rejected !== null && <RejectRequestDialog key={rejected} id={rejected} onClose={() => showRejection(null)} />}
      <RequestLogDrawer id={logs} request={rows.find((row) => row._id === logs)} onClose={() => showLogs(null)} />
    </Page>
  );
}
