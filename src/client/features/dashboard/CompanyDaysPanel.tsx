import { monthName, type Month } from '../../../domain/calendar/month';
import { useListCompanyDaysQuery } from '../../api/api';
import { TrendPanel } from './company/trends/TrendPanel';
import { attendanceSeries } from './company/trends/trendSeries';
import type { DashboardPanelProps } from './screens/DashboardPanel';
import './screens/dashboard.css';
import './company/hrDashboard.css';

export interface CompanyDaysPanelProps extends Pick<DashboardPanelProps, 'mark'> {
  readonly month: Month;
}

/** How many people came, were on leave and were absent on each day of a month; the figures open on the HR dashboard. */
export function CompanyDaysPanel({ month, mark }: CompanyDaysPanelProps) {
  const { currentData: data, ...query } = useListCompanyDaysQuery(month, { refetchOnMountOrArgChange: 600 });
  return (
    <TrendPanel
      name="days"
      title={`Attendance per day, ${monthName(month)}`}
      mark={mark}
      query={{ ...query, data }}
      rowHeader="Day"
      unit="people"
      getSeries={(Days) => attendanceSeries({ Days })}
    />
  );
}
