import { CalendarIcon, CameraIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { attendanceFilters } from '../../../../domain/attendance/attendanceMonth';
import { isDay } from '../../../../domain/calendar/isDay';
import { useListFaceLoginsOfDayQuery, type FaceLogin } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import type { TableView } from '../../../table/view/tableView';
import { useArraySource } from '../../../table/windows/useArraySource';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { FramedTable } from '../../../table/view/FramedTable';
import { pagesOf20 } from '../../../table/view/pageSizes';
import { queryState } from '../../../table/windows/queryState';
import { useTableView } from '../../../table/view/useTableView';
import { useToday } from '../../../widgets/useToday';
import '../attendance.css';
import { DayPicker } from './DayPicker';
import { dailyFaceColumns, getMark } from './faceColumns';

const untouched: Partial<TableView> = { pageSize: 20 };
const filterChoices = attendanceFilters.map((value) => ({ value, label: value }));
const rowKey = ({ Employee_id }: FaceLogin): string => Employee_id._id;

/** /report/attendance: who was recorded on a day, and who was not (SCR-067, F-15). */
export default function FaceAttendanceScreen() {
  const timeZone = useSelector(selectTimeZone);
  const today = useToday();
  const mayManageDevices = useIsPermitted('Employee.Edit_Employee');
  const [asked, ask] = useUrlRecord('date');
  const day = asked !== null && isDay(asked) ? asked : today;
  const [filter, chooseFilter] = useUrlChoice('show', attendanceFilters);
  const { currentData, error, isError, refetch } = useListFaceLoginsOfDayQuery(day, {
    refetchOnMountOrArgChange: true,
  });
  const columns = useMemo(() => dailyFaceColumns(timeZone, today), [timeZone, today]);
  const [view, changeView] = useTableView('face-attendance', columns, { base: untouched });
  const shown = useMemo(() => {
    const passes = (row: FaceLogin): boolean =>
      filter === 'ALL' ||
      (row.check_in_time !== null ? filter === 'PRESENT' : filter === 'ABSENT' && getMark(row, today).isAbsent);
    return currentData?.filter(passes);
  }, [currentData, filter, today]);
  const source = useArraySource(shown, rowKey);
  const actions = (
    <>
      {mayManageDevices && (
        <LinkButton
          {...lensMark('Employee.Edit_Employee')}
          icon={<CameraIcon />}
          text="Devices"
          to="/report/face-devices"
        />
      )}
      <LinkButton icon={<CalendarIcon />} text="Whole month" to="/report/month-wise-attendance" />
      <DayPicker label="Date" day={day} today={today} onPick={ask} />
    </>
  );
  return (
    <Page content="fill" header={<PageHeader title="Face Attendance" actions={actions} />}>
      <FramedTable
        name="Face Attendance"
        columns={columns}
        rows={{ source, ...queryState({ data: currentData, error, isError, refetch }) }}
        view={view}
        onViewChange={changeView}
        pageSizes={pagesOf20}
        emptyText={filter === 'ABSENT' ? 'No absences' : 'No face logs on this day'}
        toolbarItems={
          <FilterSelect
            text="Show"
            label="Attendance filter"
            choices={filterChoices}
            value={filter}
            onPick={(value) => chooseFilter(value)}
          />
        }
        otherFilters={{ isSet: filter !== 'ALL', clear: () => chooseFilter('ALL') }}
        exportName={`Face Attendance ${day}`}
      />
    </Page>
  );
}
