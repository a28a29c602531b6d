import { useGetCompanyTrendsQuery, type CompanyTrends } from '../../../../api/api';
import { lateExplanation } from '../../../../../domain/company/companyTrends';
import type { DashboardPanelProps } from '../../screens/DashboardPanel';
import { TrendPanel, type TrendPanelProps } from './TrendPanel';
import { attendanceSeries, headcountSeries, lateSeries, leaveSeries, pendingSeries } from './trendSeries';

interface Trend extends Pick<
  TrendPanelProps<CompanyTrends>,
  'title' | 'rowHeader' | 'unit' | 'getSeries' | 'explanation'
> {
  readonly name: 'attendance' | 'late' | 'leave' | 'headcount' | 'pending';
}

/** How the company is going. */
export const trends: readonly Trend[] = [
  {
    name: 'attendance',
    title: 'Attendance per day',
    rowHeader: 'Day',
    unit: 'people',
    getSeries: attendanceSeries,
  },
  {
    name: 'late',
    title: 'Late arrivals',
    rowHeader: 'Day',
    unit: 'people',
    getSeries: lateSeries,
    explanation: lateExplanation,
  },
  { name: 'leave', title: 'Leave by type and month', rowHeader: 'Month', unit: 'days', getSeries: leaveSeries },
  { name: 'headcount', title: 'Headcount over time', rowHeader: 'Month', unit: 'people', getSeries: headcountSeries },
  { name: 'pending', title: 'Pending requests by age', rowHeader: 'Age', unit: 'requests', getSeries: pendingSeries },
];

/** One chart; all of them share one call. */
export function CompanyTrendPanel({ trend, mark }: { readonly trend: Trend } & Pick<DashboardPanelProps, 'mark'>) {
  const query = useGetCompanyTrendsQuery(undefined, { refetchOnMountOrArgChange: 600 });
  return <TrendPanel {...trend} query={query} mark={mark} />;
}
