import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { DecidedRequests } from './DecidedRequests';

/** /manualAttendanceRequestReport: the requests of all employees (ROUTE-064). */
export default function ManualRequestReportScreen() {
  return (
    <Page content="fill" header={<PageHeader title="Manual Attendance Request Report" />}>
      <DecidedRequests name="Manual Attendance Request Report" emptyText="There are no correction requests yet" />
    </Page>
  );
}
