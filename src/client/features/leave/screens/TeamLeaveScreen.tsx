import { getYear } from '../../../../domain/calendar/month';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Tabbed } from '../../../ui/layout/Tabbed';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { LeaveAreaTabs } from '../LeaveAreaTabs';
import { useToday } from '../../../widgets/useToday';
import { LeaveCalendar } from '../calendar/LeaveCalendar';
import { teamLeaveColumns } from './leaveColumns';
import { LeaveLogDrawer } from './LeaveLogDrawer';
import { LeaveWindowTable } from './LeaveWindowTable';
import './leave.css';

const looks = ['list', 'calendar'] as const;
const tabs = [
  { id: 'list', title: 'List' },
  { id: 'calendar', title: 'Calendar' },
] as const;

/** /teamleave: the leaves of the user's team (C-10, D-14), as a list or a calendar. */
export default function TeamLeaveScreen() {
  const year = getYear(useToday());
  const [look, chooseLook] = useUrlChoice('look', looks);
  const [logs, showLogs] = useUrlRecord('logs');
  return (
    <Page content="fill" header={<PageHeader title="Team Leave" />} bar={<LeaveAreaTabs />}>
      <div className="db-leave-screen">
        <Tabbed name="team-leave" tabs={tabs} selected={look} onSelect={chooseLook}>
          {look === 'list' ? (
            <LeaveWindowTable
              name="Team leave"
              layoutName="team-leave"
              scope="team"
              columns={teamLeaveColumns}
              year={year}
              emptyText="Your team has no leave requests yet"
              onLogs={showLogs}
            />
          ) : (
            <LeaveCalendar scope="team" onOpen={showLogs} />
          )}
        </Tabbed>
      </div>
      <LeaveLogDrawer leaveId={logs} onClose={() => showLogs(null)} />
    </Page>
  );
}
