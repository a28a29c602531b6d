import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { AttendanceTotal } from '../../../../domain/attendance/attendanceMonth';
import { useOverlay } from '../../../screen-state/useOverlay';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { drawerColumns } from '../attendanceColumns';
import { AttendanceLegend } from '../AttendanceLegend';
import type { ShownDay } from '../countedDay';
import { DayDialog } from '../DayDialog';
import { DayTable } from '../DayTable';
import { TotalDialog } from '../TotalDialog';
import { useAttendanceMonth } from '../useAttendanceMonth';

const none: readonly ShownDay[] = [];

/** SCR-066, D-17: the days and logs of one employee, with the totals of the opened row. */
export function AttendanceLogs({ employeeId, month }: { readonly employeeId: string; readonly month: string }) {
  const timeZone = useSelector(selectTimeZone);
  const { days, counts, state, failure, retry } = useAttendanceMonth(month, employeeId);
  const columns = useMemo(() => drawerColumns(timeZone), [timeZone]);
  const total = useOverlay<AttendanceTotal>('total');
  const openDay = useOverlay<string>('day');
  return (
    <div className="db-attendance-drawer">
      <AttendanceLegend counts={counts} onOpenTotal={total.open} />
      <DayTable
        name="Logs"
        layoutName="attendance-logs"
        prefix="log."
        columns={columns}
        days={days}
        state={state}
        failure={failure}
        onRetry={retry}
        onOpenDay={({ day }) => openDay.open(day)}
        exportName={`Attendance logs ${month}`}
      />
      <TotalDialog total={total.props ?? null} days={days ?? none} onClose={total.close} />
      <DayDialog days={days} open={openDay.props ?? null} onClose={openDay.close} />
    </div>
  );
}
