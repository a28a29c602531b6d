import { getYear } from '../../../../domain/calendar/month';
import { PlusIcon } from '@blueprintjs/icons';
import type { Leave } from '../../../api/api';
import { useOverlay } from '../../../screen-state/useOverlay';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Tabbed } from '../../../ui/layout/Tabbed';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { loadedPart } from '../../../ui/states/loadedPart';
import { LeaveAreaTabs } from '../LeaveAreaTabs';
import { useToday } from '../../../widgets/useToday';
import { CancelLeaveDialog } from './CancelLeaveDialog';
import { announcedLeaveColumns } from './leaveColumns';
import { LeaveCounters } from './LeaveCounters';
import { LeaveFormDialog } from '../form/LeaveFormDialog';
import { LeaveLogDrawer } from './LeaveLogDrawer';
import { LeaveWindowTable } from './LeaveWindowTable';
import { OwnLeavesTable } from './OwnLeavesTable';
import './leave.css';
import { Button } from '../../../ui/controls/Button';

const lists = ['own', 'year', 'announced'] as const;
const tabs = [
  { id: 'own', title: 'My leaves' },
  { id: 'year', title: 'Year' },
  { id: 'announced', title: 'Announced to me' },
] as const;

const OwnLeaveYear = loadedPart(() => import('../year/OwnLeaveYear'));

/** /me and /leaves: the user's own leaves (BEH-044), in a list and over a year, and those announced to the user. */
export default function LeavesScreen() {
  const year = getYear(useToday());
  const [list, chooseList] = useUrlChoice('list', lists);
  const [applying, showForm] = useUrlRecord('apply');
  const [logs, showLogs] = useUrlRecord('logs');
  const cancellation = useOverlay<Leave>('cancel');
  const applyButton = <Button intent="primary" icon={<PlusIcon />} text="Apply Leave" onClick={() => showForm('1')} />;
  return (
    <Page content="fill" header={<PageHeader title="My Leaves" actions={applyButton} />} bar={<LeaveAreaTabs />}>
      <div className="db-leave-screen">
        <LeaveCounters />
        <Tabbed name="own-leaves" tabs={tabs} selected={list} onSelect={chooseList}>
          {list === 'own' ? (
            <OwnLeavesTable year={year} emptyAction={applyButton} onLogs={showLogs} onCancel={cancellation.open} />
          ) : list === 'year' ? (
            <OwnLeaveYear />
          ) : (
            <LeaveWindowTable
              name="Leaves announced to me"
              layoutName="announced-leaves"
              scope="announced"
              columns={announcedLeaveColumns}
              year={year}
              emptyText="No leaves have been announced to you"
              onLogs={showLogs}
            />
          )}
        </Tabbed>
      </div>
      {applying !== null && <LeaveFormDialog mode="own" onClose={() => showForm(null)} />}
      <CancelLeaveDialog leave={cancellation.props ?? null} onClose={cancellation.close} />
      <LeaveLogDrawer leaveId={logs} onClose={() => showLogs(null)} />
    </Page>
  );
}
