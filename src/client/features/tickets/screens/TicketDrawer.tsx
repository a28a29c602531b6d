import { Tab, Tabs } from '@blueprintjs/core';
import { EditIcon } from '@blueprintjs/icons';
import { useGetTicketQuery, type Ticket } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { freshLinks } from '../../../api/freshLinks';
import { SideDrawer } from '../../../ui/dialogs/SideDrawer';
import { RichTextView } from '../../../ui/richtext/RichTextView';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { DocumentList } from '../../../widgets/documents/DocumentList';
import { useOverlay } from '../../../screen-state/useOverlay';
import { useScreenState } from '../../../screen-state/useScreenState';
import { EditTicketDialog } from './EditTicketDialog';
import { TicketFacts } from './TicketFacts';
import { TicketLogs } from './TicketLogs';
import { TicketReplyForm } from './TicketReplyForm';
import { TicketThread } from './TicketThread';
import { Button } from '../../../ui/controls/Button';

function TicketContent({ ticket }: { readonly ticket: Ticket }) {
  const editing = useOverlay('edit');
  const [tab, setTab] = useScreenState('tables', 'tab', 'thread');
  return (
    <div className="db-ticket">
      <div className="db-ticket-main">
        <section aria-label="Description">
          <div className="db-ticket-head">
            <h2>{ticket.Title}</h2>
            {ticket.May_edit && (
              <Button size="small" icon={<EditIcon />} text="Edit" onClick={() => editing.open(null)} />
            )}
          </div>
          <RichTextView html={ticket.Description ?? ''} emptyText="No description" />
          {ticket.Files.length > 0 && <DocumentList files={ticket.Files} />}
        </section>
        <Tabs
          id="ticket-activity"
          selectedTabId={tab}
          onChange={(next) => setTab(String(next))}
          renderActiveTabPanelOnly
        >
          <Tab
            disabled={false}
            id="thread"
            title="Thread"
            panel={
              <>
                <TicketThread messages={ticket.Messages} />
                {ticket.May_reply && <TicketReplyForm ticket={ticket} />}
              </>
            }
          />
          <Tab disabled={false} id="logs" title="Logs" panel={<TicketLogs entries={ticket.Logs} />} />
        </Tabs>
      </div>
      <aside className="db-ticket-facts" aria-label="Ticket facts">
        <TicketFacts ticket={ticket} />
      </aside>
      {editing.isOpen && <EditTicketDialog ticket={ticket} onClose={editing.close} />}
    </div>
  );
}

function LoadedTicket({ id }: { readonly id: string }) {
  const { currentData: ticket, error, isFetching, refetch } = useGetTicketQuery(id, freshLinks);
  const failure = shownFailure(error);
  // A ticket that is not visible any more must not stay on the screen.
  if (failure?.httpStatus === 404)
    return <EmptyState title="This ticket does not exist, or you are not permitted to see it" isLarge={false} />;
  if (ticket) return <TicketContent key={id} ticket={ticket} />;
  if (failure)
    return (
      <LoadFailed
        what="the ticket"
        message={failure.message}
        requestId={failure.requestId}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return <PanelSkeleton lines={8} label="Loading the ticket" />;
}

/** A ticket in a drawer: its text, thread, logs and facts. */
export function TicketDrawer({ id, onClose }: { readonly id: string | null; readonly onClose: () => void }) {
  const { currentData: ticket } = useGetTicketQuery(id ?? '', { skip: id === null });
  return (
    <SideDrawer
      name="ticket"
      isOpen={id !== null}
      title={ticket ? `Ticket ${ticket.Ticket_key}` : 'Ticket'}
      onClose={onClose}
      width={980}
    >
      {id !== null && <LoadedTicket id={id} />}
    </SideDrawer>
  );
}
