import { faceAttendancePath } from '../../../../domain/attendance/attendancePath';
import { useNavigate } from 'react-router-dom';
import { toMonth } from '../../../../domain/calendar/month';
import { api, type FaceLogin, type ListFaceLoginWindowApiArg } from '../../../api/api';
import { MonthPicker } from '../../../ui/form/day/MonthPicker';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import type { TableView } from '../../../table/view/tableView';
import { useUrlMonth } from '../../../widgets/url-state/useUrlMonth';
import { FramedTable } from '../../../table/view/FramedTable';
import { pagesOf20 } from '../../../table/view/pageSizes';
import { useWindowedList } from '../../../table/windows/useWindowedList';
import { useTableView } from '../../../table/view/useTableView';
import { presentEntries, searchedText, wireSort } from '../../../table/windows/windowQuery';
import { useToday } from '../../../widgets/useToday';
import '../attendance.css';
import { monthlyFaceColumns } from './faceColumns';

/** A month of a large company needs few calls, each short enough that the page stays responsive. */
const maxFetched = 2000;
const untouched: Partial<TableView> = { pageSize: 20, sort: [{ key: 'date', direction: 'desc' }] };

type FaceQuery = Omit<ListFaceLoginWindowApiArg, 'offset' | 'limit'>;
const faceLoginKey = ({ Employee_id, date }: FaceLogin): string => `${Employee_id._id} ${date}`;

/** The server sorts by one key. */
const toFaceQuery = (view: TableView, month: string): FaceQuery =>
  presentEntries<FaceQuery>({ month, q: searchedText(view), sort: wireSort({ ...view, sort: view.sort.slice(0, 1) }) });

/** /report/month-wise-attendance: the days of a month for all employees, newest first (SCR-068). */
export default function MonthlyFaceScreen() {
  const navigate = useNavigate();
  const today = useToday();
  const { month, choose, limits } = useUrlMonth({ preset: toMonth(today) });
  const [view, changeView] = useTableView('face-attendance-month', monthlyFaceColumns, { base: untouched });
  const rows = useWindowedList(api.endpoints.listFaceLoginWindow, toFaceQuery(view, month), faceLoginKey, {
    others: { view, searched: 'name or code', toQuery: (other) => toFaceQuery(other, month) },
    maxFetched,
  });
  const picker = <MonthPicker month={month} {...limits} onPick={choose} />;
  return (
    <Page content="fill" header={<PageHeader title="Monthly face attendance" actions={picker} />}>
      <FramedTable
        name="Monthly face attendance"
        columns={monthlyFaceColumns}
        rows={rows}
        view={view}
        onViewChange={changeView}
        pageSizes={pagesOf20}
        emptyText="No face logs in this month"
        onOpenRow={({ date }) => void navigate(faceAttendancePath(date))}
        exportName={`Face Attendance ${month}`}
      />
    </Page>
  );
}
