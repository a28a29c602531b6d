import { useGetCompanyDayQuery } from '../../../api/api';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { AttendanceTrendPanel } from './AttendanceTrendPanel';
import { CompanyPeopleDrawer } from './CompanyPeopleDrawer';
import { HeadcountPanel } from './HeadcountPanel';
import { CompanyQueuesPanel } from './CompanyQueuesPanel';
import { CompanyTodayPanel } from './CompanyTodayPanel';
import { TrendPanels } from './trends/TrendPanels';
import { TrendPeopleDrawer } from './trends/TrendPeopleDrawer';
import '../screens/dashboard.css';
import './hrDashboard.css';

/** Attendance changes all day, and no stream announces it to everyone. */
const watched = {
  refetchOnMountOrArgChange: 30,
  refetchOnFocus: true,
  pollingInterval: 5 * 60_000,
  skipPollingIfUnfocused: true,
} as const;

/** /hr-dashboard: the company today, open requests, headcounts, and the attendance trend. */
export default function HrDashboardScreen() {
  const query = useGetCompanyDayQuery(undefined, watched);
  return (
    <Page
      header={
        <PageHeader
          title="HR dashboard"
          aside={query.data && <span className="db-muted">{formatDay(query.data.Day)}</span>}
        />
      }
    >
      <div className="db-hr">
        <CompanyTodayPanel query={query} />
        <CompanyQueuesPanel query={query} />
        <AttendanceTrendPanel />
        <HeadcountPanel query={query} />
        <TrendPanels />
      </div>
      <CompanyPeopleDrawer headcounts={query.data?.Headcounts} />
      <TrendPeopleDrawer />
    </Page>
  );
}
