import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../../session/sessionSelectors';
import { MonthPicker } from '../../../ui/form/day/MonthPicker';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { ownDayColumns, shownDayColumns } from '../../attendance/attendanceColumns';
import { AttendanceLegend } from '../../attendance/AttendanceLegend';
import { isTotal } from '../../attendance/attendanceTexts';
import type { ShownDay } from '../../attendance/countedDay';
import { DayDialog } from '../../attendance/DayDialog';
import { DayTable } from '../../attendance/DayTable';
import { TotalDialog } from '../../attendance/TotalDialog';
import { useAttendanceMonth } from '../../attendance/useAttendanceMonth';
import { useUrlDays } from '../../attendance/useUrlDays';
import { missingPunch } from '../../attendance/countedDay';
import { useDayCorrection } from '../../manual-attendance/useDayCorrection';
import { ManualRequestDialog } from '../../manual-attendance/ManualRequestDialog';
import { useToday } from '../../../widgets/useToday';
import { useWorkDate } from '../../../widgets/useWorkDate';

const none: readonly ShownDay[] = [];

/** The month as the employee sees it on /myattendance; corrections are requested only on the employee's own page. */
export function EmployeeAttendance({ id, name }: { readonly id: string; readonly name: string }) {
  const isOwn = useSelector(selectUser)?._id === id;
  const { mayCorrect, correct, dialog } = useDayCorrection();
  const today = useToday();
  const { month, choose, limits, openDay, showDay, requested, request } = useUrlDays(useWorkDate());
  const { days, counts, state, failure, retry } = useAttendanceMonth(month, id);
  const [total, showTotal] = useUrlRecord('total');
  const columns = useMemo(
    () => (isOwn ? ownDayColumns(today, ({ day }) => request(day)) : shownDayColumns),
    [isOwn, today, request],
  );
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
        toolbarItems={<MonthPicker month={month} {...limits} onPick={choose} />}
        onOpenDay={({ day }) => showDay(day)}
        exportName={`Attendance ${month}`}
      />
      <TotalDialog total={isTotal(total) ? total : null} days={days ?? none} onClose={() => showTotal(null)} />
      <DayDialog
        days={days}
        open={openDay}
        {...(isOwn && { onRequest: request })}
        onCorrect={mayCorrect(id) ? (day) => correct({ employeeId: id, name, day }) : undefined}
        onClose={() => showDay(null)}
      />
      {dialog}
      {isOwn && requested !== null && (
        <ManualRequestDialog
          day={requested}
          missing={missingPunch(days?.find(({ day }) => day === requested)?.wire)}
          onClose={() => request(null)}
        />
      )}
    </div>
  );
}
