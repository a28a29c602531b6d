import { monthName, type Month } from '../../../domain/calendar/month';
import { Suspense } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useGetAttendanceTrendQuery, type AttendanceTrendMonth } from '../../api/api';
import { lensMark } from '../../permissions/lensMark';
import { useIsPermitted } from '../../permissions/useIsPermitted';
import { EmptyState } from '../../ui/states/EmptyState';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { useIsDark } from '../../widgets/useIsDark';
import type { DashboardPanelProps } from './screens/DashboardPanel';
import { QueryPanel } from './screens/QueryPanel';
import { loadedPart } from '../../ui/states/loadedPart';
import { attendanceFigurePath, attendanceSummaryPath } from '../../../domain/attendance/attendanceSummaryPath';
import { trendFigures } from './company/trendFigures';
import { SmallTable } from '../../ui/layout/SmallTable';
import './screens/dashboard.css';
import './company/hrDashboard.css';

// The chart library is larger than the rest of the page.
const AttendanceTrendChart = loadedPart(() => import('./company/AttendanceTrendChart'));

const days = (amount: number): string => amount.toLocaleString('en-IN');

function shareText({ present, absent, paidLeave }: AttendanceTrendMonth): string {
  const all = present + absent + paidLeave;
  return all === 0 ? '-' : `${Math.round((100 * present) / all)}%`;
}

export interface AttendanceTrendPanelProps extends Pick<DashboardPanelProps, 'mark'> {
  /** The last of the six; the current one if omitted. */
  readonly month?: Month;
}

/** Days present, on leave and absent of six months, as lines and as a table. */
export function AttendanceTrendPanel({ month, mark }: AttendanceTrendPanelProps) {
  const { currentData: data, ...query } = useGetAttendanceTrendQuery(month, { refetchOnMountOrArgChange: 600 });
  const isDark = useIsDark();
  const seesSummary = useIsPermitted('Report.Attendance_Summary');
  const navigate = useNavigate();
  return (
    <QueryPanel title="Attendance of six months" mark={mark} query={{ ...query, data }} what="the trend" lines={10}>
      {(months) =>
        months.length === 0 ? (
          <EmptyState isLarge={false} title="No attendance was recorded in these months" />
        ) : (
          <div className="db-hr-trend">
            <Suspense fallback={<PanelSkeleton lines={8} label="Loading the chart" />}>
              <AttendanceTrendChart
                months={months}
                isDark={isDark}
                onOpen={seesSummary ? (month, figure) => void navigate(attendanceFigurePath(month, figure)) : undefined}
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
                ...trendFigures.map(({ key, label, column }) => ({
                  header: label,
                  cell: (month: AttendanceTrendMonth) =>
                    seesSummary && month[key] > 0 ? (
                      <Link
                        {...lensMark('Report.Attendance_Summary')}
                        to={attendanceFigurePath(month.month, column)}
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
        )
      }
    </QueryPanel>
  );
}
