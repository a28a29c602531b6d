import { useGetCompanyTrendsQuery } from '../../../../api/api';
import { lateExplanation } from '../../../../../domain/company/companyTrends';
import { TrendPanel } from './TrendPanel';
import { attendanceSeries, headcountSeries, lateSeries, leaveSeries, pendingSeries } from './trendSeries';

/** How the company is going: the charts share one call. */
export function TrendPanels() {
  const query = useGetCompanyTrendsQuery(undefined, { refetchOnMountOrArgChange: 600 });
  return (
    <>
      <TrendPanel
        name="attendance"
        title="Attendance per day"
        query={query}
        rowHeader="Day"
        unit="people"
        getSeries={attendanceSeries}
      />
      <TrendPanel
        name="late"
        title="Late arrivals"
        query={query}
        rowHeader="Day"
        unit="people"
        getSeries={lateSeries}
        explanation={lateExplanation}
      />
      <TrendPanel
        name="leave"
        title="Leave by type and month"
        query={query}
        rowHeader="Month"
        unit="days"
        getSeries={leaveSeries}
      />
      <TrendPanel
        name="headcount"
        title="Headcount over time"
        query={query}
        rowHeader="Month"
        unit="people"
        getSeries={headcountSeries}
      />
      <TrendPanel
        name="pending"
        title="Pending requests by age"
        query={query}
        rowHeader="Age"
        unit="requests"
        getSeries={pendingSeries}
      />
    </>
  );
}
