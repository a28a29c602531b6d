import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../session/sessionSelectors';
import { MonthPicker } from '../../ui/form/MonthPicker';
import { useAddressRecord } from '../../widgets/address/useAddressRecord';
import { ownDayColumns, shownDayColumns } from '../../widgets/attendance/attendanceColumns';
import { AttendanceLegend } from '../../widgets/attendance/AttendanceLegend';
import { isTotal } from '../../widgets/attendance/attendanceTexts';
import type { ShownDay } from '../../widgets/attendance/countedDay';
import { DayDialog } from '../../widgets/attendance/DayDialog';
import { DayTable } from '../../widgets/attendance/DayTable';
import { TotalDialog } from '../../widgets/attendance/TotalDialog';
import { useAttendanceMonth } from '../../widgets/attendance/useAttendanceMonth';
import { ManualRequestDialog } from '../../widgets/manual-attendance/ManualRequestDialog';
import { useToday } from '../../widgets/useToday';
import { useMonth } from './useMonth';

/** As in the attendance summary (E-04). */
const firstYear = 2022;
const none: readonly ShownDay[] = [];

/** A month as the employee sees it on /myattendance; corrections are asked for on one's own page only. */
export function EmployeeAttendance({ id }: { id: string }) {
  const isOwn = useSelector(selectUser)?._id === id;
  const today = useToday();
  const { month, chooseMonth, lastYear } = useMonth();
  const { days, counts, state, failure, retry } = useAttendanceMonth(month, id);
  const [total, showTotal] = useAddressRecord('total');
  const [openDay, showDay] = useAddressRecord('day');
  const [requested, request] = useAddressRecord('request');
  const columns = useMemo(() => (isOwn ? ownDayColumns(today, ({ day }) => request(day)) : shownDayColumns), [isOwn, today, request]);
  return (
    <div className="db-attendance-screen">
      <AttendanceLegend counts={counts} onOpenTotal={showTotal} />
      <DayTable
        name="Attendance"
        layoutName="employee.attendance"
        columns={columns}
        days={days}
        state={state}
        failure={failure}
        onRetry={retry}
        toolbarItems={<MonthPicker month={month} firstYear={firstYear} lastYear={lastYear} onPick={chooseMonth} />}
        onOpenDay={({ day }) => showDay(day)}
        exportName={`Attendance ${month}`}
      />
      <TotalDialog total={isTotal(total) ? total : null} days={days ?? none} onClose={() => showTotal(null)} />
      <DayDialog day={days?.find(({ day }) => day === openDay)} onClose={() => showDay(null)} />
      {isOwn && requested !== null && <ManualRequestDialog day={requested} onClose={() => request(null)} />}
    </div>
  );
}
