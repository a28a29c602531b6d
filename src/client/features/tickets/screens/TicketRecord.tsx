import { Tab } from '@blueprintjs/core';
import { EditIcon } from '@blueprintjs/icons';
import { useGetTicketQuery, type Ticket } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { freshLinks } from '../../../api/freshLinks';
import { useOverlay } from '../../../screen-state/useOverlay';
import { useScreenState } from '../../../screen-state/useScreenState';
import { DetailColumn, DetailColumns } from '../../../table/detail/DetailColumns';
import { Button } from '../../../ui/controls/Button';
import { Tabs } from '../../../ui/controls/Tabs';
import { RichTextView } from '../../../ui/richtext/RichTextView';
import { GoneRecord } from '../../../widgets/unsent-texts/GoneRecord';
import { UnsentTexts } from '../../../widgets/unsent-texts/UnsentTexts';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { DocumentList } from '../../../widgets/documents/DocumentList';
import { EditTicketDialog } from './EditTicketDialog';
import { TicketFacts } from './TicketFacts';
import { TicketLogs } from './TicketLogs';
import { TicketReplyForm } from './TicketReplyForm';
import { TicketThread } from './TicketThread';

function Description({ ticket, hasKey = false }: { readonly ticket: Ticket; readonly hasKey?: boolean }) {
  const editing = useOverlay('edit');
  return (
    <section aria-label="Description">
      <div className="db-ticket-head">
        <h2>
          {hasKey && <span className="db-muted">{ticket.Ticket_key}</span>} {ticket.Title}
        </h2>
        {ticket.May_edit && <Button size="small" icon={<EditIcon />} text="Edit" onClick={() => editing.open(null)} />}
      </div>
      <RichTextView html={ticket.Description ?? ''} emptyText="No description" />
      {ticket.Files.length > 0 && <DocumentList files={ticket.Files} />}
      {editing.isOpen && <EditTicketDialog ticket={ticket} onClose={editing.close} />}
    </section>
  );
}

/** The reply that is being written when another user closes the ticket stays, to be copied. */
function Reply({ ticket }: { readonly ticket: Ticket }) {
  const [wasOpen] = useScreenState('drafts', `reply/${ticket._id}/was-open`, ticket.May_reply, { isPinned: true });
  if (ticket.May_reply) return <TicketReplyForm ticket={ticket} />;
  if (!wasOpen) return null;
  return (
    <UnsentTexts
      reason={
        <p className="db-muted" role="status">
          This ticket no longer takes replies from you: its status or your part in it has changed.
        </p>
      }
    />
  );
}

const Thread = ({ ticket }: { readonly ticket: Ticket }) => (
  <>
    <TicketThread messages={ticket.Messages} />
    <Reply ticket={ticket} />
  </>
);

/** In a drawer: the thread and the logs are tabs. */
function TicketTabs({ ticket }: { readonly ticket: Ticket }) {
  const [tab, setTab] = useScreenState('tables', 'tab', 'thread');
  return (
    <div className="db-ticket">
      <div className="db-ticket-main">
        <Description ticket={ticket} />
        <Tabs
          id="ticket-activity"
          selectedTabId={tab}
          onChange={(next) => setTab(String(next))}
          // The other panel stays: a reply that is being written is in it.
          renderActiveTabPanelOnly={false}
        >
          <Tab disabled={false} id="thread" title="Thread" panel={<Thread ticket={ticket} />} />
          <Tab disabled={false} id="logs" title="Logs" panel={<TicketLogs entries={ticket.Logs} />} />
        </Tabs>
      </div>
      <aside className="db-ticket-facts" aria-label="Ticket facts">
        <TicketFacts ticket={ticket} />
      </aside>
    </div>
  );
}

/** Next to the list: all of it at the same time. */
const TicketColumns = ({ ticket }: { readonly ticket: Ticket }) => (
  <DetailColumns>
    <DetailColumn label="Ticket" share={1.4}>
      <Description ticket={ticket} hasKey />
      <TicketFacts ticket={ticket} />
    </DetailColumn>
    <DetailColumn label="Thread" share={2} hasHeading>
      <Thread ticket={ticket} />
    </DetailColumn>
    <DetailColumn label="Logs" hasHeading>
      <TicketLogs entries={ticket.Logs} />
    </DetailColumn>
  </DetailColumns>
);

export interface TicketRecordProps {
  readonly id: string;
  readonly looks: 'tabs' | 'columns';
}

/** A ticket: its text, thread, logs and facts. */
export function TicketRecord({ id, looks }: TicketRecordProps) {
  const { currentData: ticket, error, isFetching, refetch } = useGetTicketQuery(id, freshLinks);
  const failure = shownFailure(error);
  // A ticket that is not visible any more must not stay on the screen.
  if (failure?.httpStatus === 404)
    return <GoneRecord title="This ticket does not exist, or you are not permitted to see it" />;
  if (ticket)
    return looks === 'tabs' ? <TicketTabs key={id} ticket={ticket} /> : <TicketColumns key={id} ticket={ticket} />;
  if (failure) return <LoadFailed what="the ticket" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  return <PanelSkeleton lines={8} label="Loading the ticket" />;
}
