import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import { minuteMs } from '../../../../domain/calendar/duration';
import { responseStateAt } from '../../../../domain/tickets/ticketTimes';
import { counted } from '../../../../domain/wording/counted';
import { useAssignTicketMutation, useChangeTicketStatusMutation, type Ticket } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { useNow } from '../../../ui/badges/useNow';
import { IssueTypeIcon } from '../../../ui/badges/IssueTypeIcon';
import { PriorityBadge } from '../../../ui/badges/PriorityBadge';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { toChoices } from '../../../ui/form/select/choice';
import { ChoiceSelect } from '../../../ui/form/select/ChoiceSelect';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { Notice } from '../../tasks/Notice';
import { useOverlay } from '../../../screen-state/useOverlay';
import { useScreenState } from '../../../screen-state/useScreenState';
import { ReopenTicketDialog } from './ReopenTicketDialog';

function StatusPicker({
  ticket,
  onPick,
}: {
  readonly ticket: Ticket;
  readonly onPick: (status: Ticket['Status']) => void;
}) {
  if (ticket.Next_statuses.length === 0) return <StatusBadge status={ticket.Status} />;
  const offered = toChoices([ticket.Status, ...ticket.Next_statuses]);
  const pick = (status: Ticket['Status']): void => {
    if (status !== ticket.Status) onPick(status);
  };
  return (
    <ChoiceSelect
      name="status"
      label="Status"
      choices={offered}
      value={ticket.Status}
      onPick={pick}
      isWide={false}
      size="small"
      pickedElement={(choice) => <StatusBadge status={choice.value} />}
    />
  );
}

function AssigneePicker({ ticket, onPick }: { readonly ticket: Ticket; readonly onPick: (id: string) => void }) {
  if (!ticket.May_handle || !ticket.May_edit) return ticket.Assigned ?? 'Unassigned';
  const handlers = ticket.Handlers.map(({ _id, Name }) => ({ value: _id, label: Name }));
  const isKnown = ticket.Assigned_id === null || handlers.some(({ value }) => value === ticket.Assigned_id);
  const offered = isKnown ? handlers : [{ value: ticket.Assigned_id ?? '', label: ticket.Assigned ?? '' }, ...handlers];
  return (
    <ChoiceSelect
      name="assignee"
      label="Assigned"
      choices={offered}
      value={ticket.Assigned_id ?? ''}
      onPick={onPick}
      emptyValue=""
      placeholder="Unassigned"
      size="small"
    />
  );
}

/** When it came, and whether within the time that the department promises. */
function firstReply(ticket: Ticket, timeZone: string, nowMs: number): ReactNode {
  const at = formatInstant(ticket.First_reply_at, timeZone);
  const promised = counted(ticket.Response_hours, 'working hour');
  const state = responseStateAt(ticket.Within_response_time, ticket.Response_due_at, nowMs);
  if (state === 'Waiting') return `Promised within ${promised}`;
  if (state === 'Yes') return at;
  return (
    <>
      {at !== '' && `${at} `}
      <span className="db-task-late">{`${at === '' ? 'None' : 'Not'} within ${promised}`}</span>
    </>
  );
}

/** The facts of a ticket; status and assignee can be changed in place. */
export function TicketFacts({ ticket }: { readonly ticket: Ticket }) {
  const timeZone = useSelector(selectTimeZone);
  const nowMs = useNow(minuteMs);
  const [changeStatus] = useChangeTicketStatusMutation();
  const [assign] = useAssignTicketMutation();
  const reopening = useOverlay('reopen');
  const [failureText, setFailureText] = useScreenState<string | null>('drafts', 'facts/failure', null);
  const forget = (): void => setFailureText(null);
  const note = ({ error }: { readonly error?: unknown }): void => setFailureText(shownFailure(error)?.message ?? null);
  const seen = { id: ticket._id, Version: ticket.Version };
  const pickStatus = (Status: Ticket['Status']): void => {
    forget();
    if (Status === 'Reopened') reopening.open(null);
    else void changeStatus({ ...seen, Status }).then(note);
  };
  const pickAssignee = (Assigned_id: string): void => {
    forget();
    void assign({ ...seen, Assigned_id }).then(note);
  };
  return (
    <>
      {failureText !== null && <Notice text={failureText} onClose={forget} />}
      <KeyValueList
        labelWidth={96}
        items={[
          { label: 'Status', value: <StatusPicker ticket={ticket} onPick={pickStatus} /> },
          { label: 'Assigned', value: <AssigneePicker ticket={ticket} onPick={pickAssignee} /> },
          { label: 'Department', value: ticket.Department },
          { label: 'Raised by', value: ticket.Raised_by },
          {
            label: 'Type',
            value: (
              <>
                <IssueTypeIcon issueType={ticket.Type} /> {ticket.Type}
              </>
            ),
          },
          { label: 'Priority', value: <PriorityBadge priority={ticket.Priority} /> },
          { label: 'Created', value: formatInstant(ticket.Create_at, timeZone) },
          { label: 'First reply', value: firstReply(ticket, timeZone, nowMs) },
          { label: 'Resolved', value: formatInstant(ticket.Resolved_at, timeZone) },
          {
            label: 'Reopened',
            value: ticket.Reopen_count === 0 ? '' : ticket.Reopen_count === 1 ? 'once' : `${ticket.Reopen_count} times`,
          },
        ]}
      />
      {reopening.isOpen && <ReopenTicketDialog ticket={ticket} onClose={reopening.close} />}
    </>
  );
}
