import { useMemo } from 'react';
import { monthName, toMonth, yearAndMonth, type Month } from '../../../../domain/calendar/month';
import { useGetAttendanceSummaryQuery, type AttendanceSummaryRow } from '../../../api/api';
import { BottomDrawer } from '../../../ui/dialogs/SideDrawer';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import type { TableView } from '../../../table/view/tableView';
import { useUrlMonth } from '../../../widgets/url-state/useUrlMonth';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { FramedTable } from '../../../table/view/FramedTable';
import { pagesOf20 } from '../../../table/view/pageSizes';
import { queryState } from '../../../table/windows/queryState';
import { useTableView } from '../../../table/view/useTableView';
import { useToday } from '../../../widgets/useToday';
import '../attendance.css';
import { AttendanceLogs } from './AttendanceLogs';
import { fullName } from './faceColumns';
import { summaryColumns } from './summaryColumns';
import { SummaryPicker } from './SummaryPicker';

const untouched: Partial<TableView> = { pageSize: 20 };
const none: readonly AttendanceSummaryRow[] = [];
const rowKey = ({ Employee_id }: AttendanceSummaryRow): string => Employee_id._id;

/** /attendanceSummary and /report/attendance-summary: the monthly totals of all employees (BEH-075 to BEH-076). */
export default function AttendanceSummaryScreen() {
  const { month, choose, limits } = useUrlMonth({ preset: toMonth(useToday()) });
  const { currentData, error, isError, isFetching, refetch } = useGetAttendanceSummaryQuery(
    { date: '', attendanceSummaryForm: yearAndMonth(month) },
    { refetchOnMountOrArgChange: true },
  );
  const [viewed, view] = useUrlRecord('view');
  const columns = useMemo(() => summaryColumns(({ Employee_id }) => view(Employee_id._id)), [view]);
  const [table, changeTable] = useTableView('attendance-summary', columns, { base: untouched });
  const source = useMemo(() => ({ kind: 'array' as const, rows: currentData ?? none, rowKey }), [currentData]);
  const employee = currentData?.find(({ Employee_id }) => Employee_id._id === viewed)?.Employee_id;
  const refresh = (next: Month): void => {
    if (next === month) void refetch();
    else choose(next);
  };
  return (
    <Page
      content="fill"
      header={
        <PageHeader
          title="Attendance Summary"
          aside={<span className="db-muted">{monthName(month)}</span>}
          actions={
            <SummaryPicker key={month} shown={month} limits={limits} isLoading={isFetching} onRefresh={refresh} />
          }
        />
      }
    >
      <FramedTable
        name="Attendance Summary"
        columns={columns}
        rows={{ source, ...queryState({ data: currentData, error, isError, refetch }) }}
        view={table}
        onViewChange={changeTable}
        pageSizes={pagesOf20}
        emptyText="There are no active employees"
        onOpenRow={({ Employee_id }) => view(Employee_id._id)}
        exportName={`Attendance-Summary-${month}`}
      />
      <BottomDrawer
        name="day-logs"
        isOpen={employee !== undefined}
        height="600px"
        title={employee ? `${fullName(employee)} (${employee.Employee_code}), ${monthName(month)}` : ''}
        onClose={() => view(null)}
      >
        {employee && <AttendanceLogs key={employee._id} employeeId={employee._id} month={month} />}
      </BottomDrawer>
    </Page>
  );
}
