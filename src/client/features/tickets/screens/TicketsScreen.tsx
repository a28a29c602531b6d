import { PlusIcon } from '@blueprintjs/icons';
import { useSelector } from 'react-redux';
import { selectArePermissionsKnown } from '../../../permissions/permissionSelectors';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Tabbed } from '../../../ui/layout/Tabbed';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { RaiseTicketDialog } from './RaiseTicketDialog';
import { TicketDrawer } from './TicketDrawer';
import { TicketTable } from './TicketTable';
import { useTicketDepartments } from './useTicketDepartments';
import './tickets.css';
import { Button } from '../../../ui/controls/Button';

const scopes = ['mine', 'department', 'all'] as const;
const titles = { mine: 'Mine', department: 'Department', all: 'All' } as const;
const lists = {
  mine: { name: 'My tickets', emptyText: 'You have not raised any tickets, and none are assigned to you' },
  department: { name: 'Tickets of my department', emptyText: 'Your department has no tickets yet' },
  all: { name: 'All tickets', emptyText: 'There are no tickets yet' },
} as const;

/** /tickets: the help-desk (D-11). */
export default function TicketsScreen() {
  const departments = useTicketDepartments();
  const mayManage = useIsPermitted('Ticket.Manage_Ticket');
  const arePermissionsKnown = useSelector(selectArePermissionsKnown);
  const [asked, choose] = useUrlChoice('list', scopes);
  const [raising, showForm] = useUrlRecord('raise');
  const [opened, open] = useUrlRecord('ticket');
  const isOffered = { mine: true, department: departments.isHandler, all: mayManage };
  const scope = isOffered[asked] ? asked : 'mine';
  const raise = <Button intent="primary" icon={<PlusIcon />} text="Raise Ticket" onClick={() => showForm('1')} />;
  const tabs = scopes
    .filter((id) => isOffered[id])
    .map((id) => ({ id, title: titles[id], ...(id === 'all' && { mark: lensMark('Ticket.Manage_Ticket') }) }));
  // Otherwise a link to a list would first read, and show, another one.
  const isUndecided = !isOffered[asked] && (asked === 'department' ? departments.isLoading : !arePermissionsKnown);
  return (
    <Page content="fill" header={<PageHeader title="Tickets" actions={raise} />}>
      <div className="db-ticket-screen">
        <Tabbed name="tickets" tabs={tabs} selected={scope} onSelect={choose}>
          {!isUndecided && (
            <TicketTable
              key={scope}
              scope={scope}
              departments={departments.all}
              {...lists[scope]}
              emptyAction={scope === 'mine' && raise}
              onOpen={open}
            />
          )}
        </Tabbed>
      </div>
      {raising !== null && <RaiseTicketDialog onClose={() => showForm(null)} onRaised={() => showForm(null)} />}
      <TicketDrawer id={opened} onClose={() => open(null)} />
    </Page>
  );
}
