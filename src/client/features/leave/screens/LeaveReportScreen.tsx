import { getYear } from '../../../../domain/calendar/month';
import { PlusIcon } from '@blueprintjs/icons';
import { useNavigate } from 'react-router-dom';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Tabbed } from '../../../ui/layout/Tabbed';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { OpenedForm } from '../../../widgets/unsent-texts/OpenedForm';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { useToday } from '../../../widgets/useToday';
import { LeaveCalendar } from '../calendar/LeaveCalendar';
import { reportLeaveColumns } from './leaveColumns';
import { LeaveFormDialog } from '../form/LeaveFormDialog';
import { LeaveLogDrawer } from './LeaveLogDrawer';
import { LeaveWindowTable } from './LeaveWindowTable';
import { QuarterTotals } from './QuarterTotals';
import './leave.css';
import { Button } from '../../../ui/controls/Button';

const looks = ['list', 'calendar'] as const;
const tabs = [
  { id: 'list', title: 'List' },
  { id: 'calendar', title: 'Calendar' },
] as const;

/** /leaves-report: the leaves of all employees with totals per quarter, and the admin form (B-26, D-15, A-04). */
export default function LeaveReportScreen() {
  const navigate = useNavigate();
  const year = getYear(useToday());
  // users who only decide do not file for others.
  const mayFile = useIsPermitted('Report.Leave_Report');
  const [look, chooseLook] = useUrlChoice('look', looks);
  const [applying, showForm] = useUrlRecord('apply');
  const [logs, showLogs] = useUrlRecord('logs');
  return (
    <Page
      content="fill"
      header={
        <PageHeader
          title="Leave Report"
          actions={
            mayFile && (
              <Button
                {...lensMark('Report.Leave_Report')}
                intent="primary"
                icon={<PlusIcon />}
                text="Apply Leave"
                onClick={() => showForm('1')}
              />
            )
          }
        />
      }
    >
      <div className="db-leave-screen">
        <Tabbed name="leave-report" tabs={tabs} selected={look} onSelect={chooseLook}>
          {look === 'list' ? (
            <LeaveWindowTable
              name="Leave report"
              layoutName="leave-report"
              scope="all"
              columns={reportLeaveColumns}
              year={year}
              emptyText="There are no leave requests yet"
              onLogs={showLogs}
              above={(query, view, changeView) => (
                <QuarterTotals year={year} query={query} view={view} onViewChange={changeView} />
              )}
            />
          ) : (
            <LeaveCalendar scope="all" onOpen={showLogs} />
          )}
        </Tabbed>
      </div>
      {/* BEH-045: a filed leave appears at the top of the unfiltered report. */}
      {applying !== null && (
        <OpenedForm name="apply" isPermitted={mayFile}>
          <LeaveFormDialog
            mode="admin"
            onClose={() => showForm(null)}
            onFiled={() => void navigate('/leaves-report')}
          />
        </OpenedForm>
      )}
      <LeaveLogDrawer leaveId={logs} onClose={() => showLogs(null)} />
    </Page>
  );
}
