import { Tag } from '@blueprintjs/core';
import { useSelector } from 'react-redux';
import { formatInstant } from '../../../domain/calendar/formatInstant';
import type { SessionRecord } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { Scope } from '../../screen-state/Scope';
import { selectTimeZone } from '../../session/sessionSelectors';
import { Button } from '../../ui/controls/Button';
import { useSubmission } from '../../ui/form/useSubmission';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { browserName } from './browserName';
import './sessions.css';

type EndSession = (id: string) => Promise<unknown>;

function Session({ session, onEnd }: { session: SessionRecord; onEnd: EndSession }) {
  const timeZone = useSelector(selectTimeZone);
  const { isRunning, failure, run } = useSubmission<void>('end', async () => {
    await onEnd(session._id);
  });
  return (
    <div className="db-session">
      <div>
        <div title={session.Browser ?? undefined}>{browserName(session.Browser)}</div>
        <div className="db-muted">
          {`${session.Address ?? 'Unknown address'}, last seen ${formatInstant(session.Last_seen_at, timeZone)}`}
          {failure && <div className="db-field-problem">{failure.message}</div>}
        </div>
      </div>
      {session.Is_current ? (
        <Tag minimal>This session</Tag>
      ) : (
        <Button size="small" text="Sign out" loading={isRunning} onClick={() => void run()} />
      )}
    </div>
  );
}

export interface SessionListProps {
  /** 'your sessions': in texts about loading. */
  readonly what: string;
  readonly list: {
    readonly currentData?: readonly SessionRecord[] | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Ends one session; rejects with the failure. */
  readonly onEnd: EndSession;
}

/** Open sessions, each with browser, address, last use and a button to end it. */
export function SessionList({
  what,
  list: { currentData: sessions, error, isFetching, refetch },
  onEnd,
}: SessionListProps) {
  const failure = shownFailure(error);
  if (sessions)
    return sessions.length === 0 ? (
      <div className="db-muted">Not signed in anywhere</div>
    ) : (
      sessions.map((session) => (
        <Scope key={session._id} name={session._id}>
          <Session session={session} onEnd={onEnd} />
        </Scope>
      ))
    );
  return failure ? (
    <LoadFailed what={what} failure={failure} onRetry={refetch} isRetrying={isFetching} />
  ) : (
    <PanelSkeleton lines={3} label={`Loading ${what}`} />
  );
}
