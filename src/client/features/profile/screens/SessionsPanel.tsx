import { Tag } from '@blueprintjs/core';
import { useDispatch, useSelector } from 'react-redux';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import {
  useEndSessionMutation,
  useListSessionsQuery,
  useSignOutEverywhereMutation,
  type SessionRecord,
} from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { signedOut } from '../../../session/accountSlice';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { useOverlay } from '../../../screen-state/useOverlay';
import { useSubmission } from '../../../ui/form/useSubmission';
import { Scope } from '../../../screen-state/Scope';
import { browserName } from './browserName';
import { ProfilePanel } from './ProfilePanel';
import { Button } from '../../../ui/controls/Button';

function Session({ session }: { session: SessionRecord }) {
  const timeZone = useSelector(selectTimeZone);
  const [endSession] = useEndSessionMutation();
  const { isRunning, failure, run } = useSubmission<void>('end', async () => {
    await endSession({ id: session._id }).unwrap();
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

/** The user's sessions, with buttons to end one or all of them. */
export function SessionsPanel() {
  const { currentData: sessions, error, isFetching, refetch } = useListSessionsQuery();
  const [signOutEverywhere] = useSignOutEverywhereMutation();
  const question = useOverlay('end-all');
  const dispatch = useDispatch();
  const failure = shownFailure(error);
  const endAll = async (): Promise<void> => {
    await signOutEverywhere({ Keep_this: 'false' }).unwrap();
    dispatch(signedOut());
  };
  return (
    <ProfilePanel
      title="Sessions"
      action={
        <Button
          size="small"
          intent="danger"
          variant="outlined"
          text="Sign out everywhere"
          onClick={() => question.open(null)}
        />
      }
    >
      {sessions?.map((session) => (
        <Scope key={session._id} name={session._id}>
          <Session session={session} />
        </Scope>
      ))}
      {!sessions && failure && (
        <LoadFailed
          what="your sessions"
          message={failure.message}
          requestId={failure.requestId}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!sessions && !failure && <PanelSkeleton lines={3} label="Loading your sessions" />}
      <ConfirmDialog
        name="end-sessions"
        isOpen={question.isOpen}
        title="Sign out everywhere?"
        confirmLabel="Sign out"
        intent="danger"
        onConfirm={endAll}
        onCancel={question.close}
      >
        All sessions end, including this one. You can sign in again immediately.
      </ConfirmDialog>
    </ProfilePanel>
  );
}
