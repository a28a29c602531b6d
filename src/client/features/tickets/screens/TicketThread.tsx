import { Tag } from '@blueprintjs/core';
import { LockIcon } from '@blueprintjs/icons';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import type { TicketMessage } from '../../../api/api';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { Age } from '../../../ui/badges/Age';
import { PersonAvatar } from '../../../ui/badges/PersonAvatar';
import { RichTextView } from '../../../ui/richtext/RichTextView';
import { EmptyState } from '../../../ui/states/EmptyState';
import { DocumentList } from '../../../widgets/documents/DocumentList';

/** The replies to a ticket, oldest first; internal notes are marked. */
export function TicketThread({ messages }: { readonly messages: readonly TicketMessage[] }) {
  const navigate = useNavigate();
  const timeZone = useSelector(selectTimeZone);
  if (messages.length === 0) return <EmptyState title="No replies yet" isLarge={false} />;
  return (
    <ol className="db-ticket-thread" aria-label="Replies">
      {messages.map((message) => (
        <li key={message._id} className={message.Internal ? 'db-ticket-message db-ticket-note' : 'db-ticket-message'}>
          <PersonAvatar name={message.Author} pictureUrl={message.Profile_pic} size={28} isDecoration />
          <div className="db-ticket-message-body">
            <div className="db-ticket-message-head">
              <strong>{message.Author}</strong>
              <Age at={message.Create_at} exact={formatInstant(message.Create_at, timeZone)} />
              {message.Internal && (
                <Tag minimal intent="warning" icon={<LockIcon size={10} />}>
                  Internal note
                </Tag>
              )}
            </div>
            <RichTextView html={message.Message} onInnerLink={(path) => void navigate(path)} />
            {message.Files.length > 0 && <DocumentList files={message.Files} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
