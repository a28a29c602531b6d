import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { attendanceFilters, passesAttendanceFilter } from '../../../../domain/attendance/attendanceMonth';
import { selectTimeZone, selectUser } from '../../../session/sessionSelectors';
import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import { MonthPicker } from '../../../ui/form/day/MonthPicker';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Tabbed } from '../../../ui/layout/Tabbed';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { ownDayColumns, ownLogColumns } from '../attendanceColumns';
import { AttendanceLegend } from '../AttendanceLegend';
import { isTotal } from '../attendanceTexts';
import { DayDialog } from '../DayDialog';
import { DayTable } from '../DayTable';
import { TotalDialog } from '../TotalDialog';
import { useAttendanceMonth } from '../useAttendanceMonth';
import { useUrlDays } from '../useUrlDays';
import { LeaveAreaTabs } from '../../leave/LeaveAreaTabs';
import { missingPunch } from '../countedDay';
import { ManualRequestDialog } from '../../manual-attendance/ManualRequestDialog';
import { OwnRequests } from '../../manual-attendance/OwnRequests';
import { useToday } from '../../../widgets/useToday';
import { useWorkDate } from '../../../widgets/useWorkDate';

const tabIds = ['days', 'logs', 'requests'] as const;
const tabs = [
  { id: 'days', title: 'Attendance' },
  { id: 'logs', title: 'Own Attendance Log' },
  { id: 'requests', title: 'My requests' },
] as const;
const filterChoices = attendanceFilters.map((value) => ({ value, label: value }));
const none: readonly never[] = [];

/** /myattendance and /attendance: the user's own month, and its logs (SCR-048 to SCR-050). */
export default function AttendanceScreen() {
  const timeZone = useSelector(selectTimeZone);
  const employeeId = useSelector(selectUser)?._id;
  const today = useToday();
  const { month, choose, limits, openDay, showDay, requested, request } = useUrlDays(useWorkDate());
  const [tab, chooseTab] = useUrlChoice('tab', tabIds);
  const [filter, chooseFilter] = useUrlChoice('show', attendanceFilters);
  const [total, showTotal] = useUrlRecord('total');
  const { days, counts, state, failure, retry } = useAttendanceMonth(month, employeeId);
  const shown = useMemo(() => days?.filter(({ codes }) => passesAttendanceFilter(filter, codes)), [days, filter]);
  const columns = useMemo(
    () => (tab === 'days' ? ownDayColumns(today, ({ day }) => request(day)) : ownLogColumns(timeZone)),
    [tab, today, timeZone, request],
  );
  const filterSelect = (
    <FilterSelect
      text="Show"
      label="Attendance filter"
      choices={filterChoices}
      value={filter}
      onPick={(value) => chooseFilter(value)}
    />
  );
  const name = tab === 'days' ? 'Attendance' : 'Own Attendance Log';
  const picker = <MonthPicker month={month} {...limits} onPick={choose} />;
  return (
    <Page content="fill" header={<PageHeader title="Attendance" actions={picker} />} bar={<LeaveAreaTabs />}>
      <div className="db-attendance-screen">
        <AttendanceLegend counts={counts} onOpenTotal={showTotal} />
        <Tabbed name="own-attendance" tabs={tabs} selected={tab} onSelect={chooseTab}>
          {tab === 'requests' ? (
            <OwnRequests />
          ) : (
            <DayTable
              key={tab}
              name={name}
              layoutName={tab === 'days' ? 'own-attendance' : 'own-attendance-log'}
              columns={columns}
              days={shown}
              state={state}
              failure={failure}
              onRetry={retry}
              toolbarItems={filterSelect}
              otherFilters={{ isSet: filter !== 'ALL', clear: () => chooseFilter('ALL') }}
              onOpenDay={({ day }) => showDay(day)}
              exportName={`${name} ${month}`}
            />
          )}
        </Tabbed>
      </div>
      <TotalDialog total={isTotal(total) ? total : null} days={days ?? none} onClose={() => showTotal(null)} />
      <DayDialog days={days} open={openDay} onRequest={request} onClose={() => showDay(null)} />
      {requested !== null && (
        <ManualRequestDialog
          day={requested}
          missing={missingPunch(days?.find(({ day }) => day === requested)?.wire)}
          onClose={() => request(null)}
        />
      )}
    </Page>
  );
}
