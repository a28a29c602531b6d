import { monthName } from '../../../../domain/calendar/month';
import { Suspense } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useGetAttendanceTrendQuery, type AttendanceTrendMonth } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { useIsDark } from '../../../widgets/useIsDark';
import { QueryPanel } from '../screens/QueryPanel';
import { loadedPart } from '../../../ui/states/loadedPart';
import { attendanceSummaryPath } from '../../../../domain/attendance/attendanceSummaryPath';
import { SmallTable } from '../../../ui/layout/SmallTable';

// The chart library is larger than the rest of the page.
const AttendanceTrendChart = loadedPart(() => import('./AttendanceTrendChart'));

const days = (amount: number): string => amount.toLocaleString('en-IN');

const figures = [
  { key: 'present', label: 'Present' },
  { key: 'paidLeave', label: 'Leave' },
  { key: 'absent', label: 'Absent' },
] as const;

function shareText({ present, absent, paidLeave }: AttendanceTrendMonth): string {
  const all = present + absent + paidLeave;
  return all === 0 ? '-' : `${Math.round((100 * present) / all)}%`;
}

/** Days present, on leave and absent of six months, as lines and as a table. */
export function AttendanceTrendPanel() {
  const query = useGetAttendanceTrendQuery(undefined, { refetchOnMountOrArgChange: 600 });
  const isDark = useIsDark();
  const seesSummary = useIsPermitted('Report.Attendance_Summary');
  const navigate = useNavigate();
  return (
    <QueryPanel title="Attendance of six months" query={query} what="the trend" lines={10}>
      {(months) => (
        <div className="db-hr-trend">
          <Suspense fallback={<PanelSkeleton lines={8} label="Loading the chart" />}>
            <AttendanceTrendChart
              months={months}
              isDark={isDark}
              onOpen={seesSummary ? (month) => void navigate(attendanceSummaryPath(month)) : undefined}
            />
          </Suspense>
          <SmallTable
            name="Days by month of all who were employed then"
            columns={[
              {
                header: 'Month',
                isRowHeader: true,
                cell: ({ month }) =>
                  seesSummary ? (
                    <Link {...lensMark('Report.Attendance_Summary')} to={attendanceSummaryPath(month)}>
                      {monthName(month)}
                    </Link>
                  ) : (
                    monthName(month)
                  ),
              },
              ...figures.map(({ key, label }) => ({
                header: label,
                cell: (month: AttendanceTrendMonth) =>
                  seesSummary && month[key] > 0 ? (
                    <Link
                      {...lensMark('Report.Attendance_Summary')}
                      to={attendanceSummaryPath(month.month)}
                      aria-label={`${monthName(month.month)}, ${label}: ${days(month[key])} days`}
                    >
                      {days(month[key])}
                    </Link>
                  ) : (
                    days(month[key])
                  ),
              })),
              { header: 'Present share', cell: shareText },
            ]}
            rows={months}
            rowKey={({ month }) => month}
            className="db-hr-trend-table"
          />
        </div>
      )}
    </QueryPanel>
  );
}
