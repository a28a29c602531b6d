import { useGetCompanyDayQuery } from '../../../api/api';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { AttendanceTrendPanel } from '../AttendanceTrendPanel';
import { CompanyPeopleDrawer } from './CompanyPeopleDrawer';
import { HeadcountPanel } from './HeadcountPanel';
import { CompanyQueuesPanel } from './CompanyQueuesPanel';
import { watchedCompany } from './companyQuery';
import { CompanyTodayPanel } from './CompanyTodayPanel';
import { ArrangeButton } from '../grid/ArrangeButton';
import { useArranging } from '../grid/useDashboardLayout';
import { DashboardGrid } from '../grid/DashboardGrid';
import type { GridPanel } from '../grid/gridPanel';
import { CompanyTrendPanel, trends } from './trends/TrendPanels';
import { TrendPeopleDrawer } from './trends/TrendPeopleDrawer';
import '../screens/dashboard.css';
import './hrDashboard.css';

/** /hr-dashboard: the company today, open requests, headcounts, and the attendance trend. */
export default function HrDashboardScreen() {
  const query = useGetCompanyDayQuery(undefined, watchedCompany);
  const { isArranging, setArranging } = useArranging();
  const panels: readonly GridPanel[] = [
    { name: 'company-now', title: 'Now', content: <CompanyTodayPanel query={query} /> },
    { name: 'company-queues', title: 'Pending', content: <CompanyQueuesPanel query={query} /> },
    { name: 'attendance-months', title: 'Attendance of six months', content: <AttendanceTrendPanel /> },
    { name: 'headcounts', title: 'Headcount', content: <HeadcountPanel query={query} /> },
    ...trends.map((trend): GridPanel => ({
      name: `trend-${trend.name}`,
      title: trend.title,
      content: <CompanyTrendPanel trend={trend} />,
    })),
  ];
  return (
    <Page
      header={
        <PageHeader
          title="HR dashboard"
          aside={query.data && <span className="db-muted">{formatDay(query.data.Day)}</span>}
          actions={<ArrangeButton isArranging={isArranging} onArrange={() => setArranging(true)} />}
        />
      }
    >
      <DashboardGrid role="company" panels={panels} isArranging={isArranging} onArranged={() => setArranging(false)} />
      <CompanyPeopleDrawer headcounts={query.data?.Headcounts} />
      <TrendPeopleDrawer />
    </Page>
  );
}
