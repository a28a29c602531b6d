import { attendanceFlags } from '../../../domain/permissions/flagSets';
import { monthName, type Month } from '../../../domain/calendar/month';
import { useListCompanyDaysQuery } from '../../api/api';
import { lensMark } from '../../permissions/lensMark';
import { TrendPanel } from './company/trends/TrendPanel';
import { attendanceSeries } from './company/trends/trendSeries';
import './screens/dashboard.css';
import './company/hrDashboard.css';

/** How many people came, were on leave and were absent on each day of a month; the figures open on the HR dashboard. */
export function CompanyDaysPanel({ month }: { readonly month: Month }) {
  const { currentData: data, ...query } = useListCompanyDaysQuery(month, { refetchOnMountOrArgChange: 600 });
  return (
    <TrendPanel
      name="days"
      title={`Attendance per day, ${monthName(month)}`}
      mark={lensMark(...attendanceFlags)}
      query={{ ...query, data }}
      rowHeader="Day"
      unit="people"
      getSeries={(Days) => attendanceSeries({ Days })}
    />
  );
}
