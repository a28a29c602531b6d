import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { ownAttendanceDayPath } from '../../../../domain/attendance/attendancePath';
import type { Day } from '../../../../domain/calendar/day';
import { monthsOfYear } from '../../../../domain/calendar/month';
import { leaveOfMonth, type LeaveOfMonth } from '../../../../domain/leave/leaveYear';
import { useGetLeaveYearQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { useToday } from '../../../widgets/useToday';
import { YearTable, type YearTotal } from '../../../widgets/year-table/YearTable';
import { opened } from '../form/leaveFormSlice';
import { periodOfLeave } from '../screens/shownLeave';
import { leaveMarks, type LeaveYearMark } from './leaveMarks';

const none: readonly never[] = [];
const daysText = (days: number): string => (days === 0 ? '' : String(days));

/**
 * The user's leaves and holidays of a year. A day opens its leave, the form for a new one, or, when it has passed, the
 * attendance.
 */
export function LeaveYear({ year }: { readonly year: number }) {
  const today = useToday();
  const store = useStore();
  const navigate = useNavigate();
  const [, showForm] = useUrlRecord('apply');
  const [, showLogs] = useUrlRecord('logs');
  const { currentData, error, isFetching, refetch } = useGetLeaveYearQuery(year);
  const failure = shownFailure(error);
  const marks = useMemo(() => leaveMarks(currentData), [currentData]);
  const months = useMemo(() => {
    const holidays = (currentData?.Holidays ?? none).map(({ Day: day, Half: half }) => ({ day, half }));
    const leaves = (currentData?.Leaves ?? none).map((leave) => ({
      status: leave.Status,
      period: periodOfLeave(leave),
    }));
    return new Map(monthsOfYear(year).map((month) => [month, leaveOfMonth(month, leaves, holidays)]));
  }, [currentData, year]);
  if (!currentData && failure)
    return <LoadFailed what="the year" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (!currentData) return <PanelSkeleton lines={12} label="Loading the year" />;

  const open = (day: Day, mark: LeaveYearMark | undefined): void => {
    if (mark?.leaveId !== undefined) showLogs(mark.leaveId);
    else if (day < today) void navigate(ownAttendanceDayPath(day));
    else {
      store.dispatch(opened({ mode: 'own', day }));
      showForm('1');
    }
  };
  const total = (figure: keyof LeaveOfMonth, header: string): YearTotal => ({
    header,
    cell: (month) => daysText(months.get(month)?.[figure] ?? 0),
    sum: [...months.values()].reduce((sum, month) => sum + month[figure], 0),
  });
  return (
    <>
      <p className="db-leave-legend db-muted">
        C Casual Leave, S Sick Leave, ? pending, HD holiday, H half-day holiday; totals in working days. Click a day to
        open it or apply for leave.
      </p>
      <YearTable
        name={`Leave of ${year}`}
        year={year}
        today={today}
        getMarks={(day) => marks.get(day) ?? none}
        totals={[total('granted', 'Leave'), total('pending', 'Pending'), total('working', 'Working days')]}
        onOpen={open}
      />
    </>
  );
}
