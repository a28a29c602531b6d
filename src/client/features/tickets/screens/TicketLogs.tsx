import { useSelector } from 'react-redux';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import type { TicketLogEntry } from '../../../api/api';
import { selectTimeZone } from '../../../session/sessionSelectors';

function toSentence({ Action_Log, Privious_Value, Current_Value }: TicketLogEntry): string {
  if (Action_Log === 'Created') return 'raised the ticket';
  if (Action_Log === 'Assignee')
    return Current_Value === null ? 'removed the assignment' : `assigned it to ${Current_Value}`;
  return `set ${Action_Log} to ${Current_Value ?? 'nothing'} (was ${Privious_Value ?? 'nothing'})`;
}

/** The log of a ticket, newest first. */
export function TicketLogs({ entries }: { readonly entries: readonly TicketLogEntry[] }) {
  const timeZone = useSelector(selectTimeZone);
  return (
    <ol className="db-ticket-logs" aria-label="Logs">
      {entries.map((entry) => (
        <li key={entry._id}>
          <strong>{entry.Created_by}</strong> {toSentence(entry)}{' '}
          <span className="db-muted">{formatInstant(entry.Create_at, timeZone)}</span>
          {entry.Comment !== null && <div className="db-ticket-comment">{entry.Comment}</div>}
        </li>
      ))}
    </ol>
  );
}
