import { useDispatch, useSelector } from 'react-redux';
import { useEndSessionMutation, useListSessionsQuery } from '../../../api/api';
import { useOverlay } from '../../../screen-state/useOverlay';
import { selectIsSigningOut } from '../../../session/sessionSelectors';
import { signOutEverywhere } from '../../../session/signOutHere';
import type { SignOutDispatch } from '../../../session/whenStored';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { SessionList } from '../../session/SessionList';
import { ProfilePanel } from './ProfilePanel';

/** The user's sessions, with buttons to end one or all of them. */
export function SessionsPanel() {
  const list = useListSessionsQuery();
  const [endSession] = useEndSessionMutation();
  const question = useOverlay('end-all');
  const dispatch = useDispatch<SignOutDispatch>();
  const isSigningOut = useSelector(selectIsSigningOut);
  return (
    <ProfilePanel
      title="Sessions"
      action={
        <ReasonButton
          size="small"
          intent="danger"
          variant="outlined"
          text="Sign out everywhere"
          disabledReason={isSigningOut ? 'You are being signed out' : undefined}
          onClick={() => question.open(null)}
        />
      }
    >
      <SessionList what="your sessions" list={list} onEnd={(id) => endSession({ id }).unwrap()} />
      <ConfirmDialog
        name="end-sessions"
        isOpen={question.isOpen}
        title="Sign out everywhere?"
        confirmLabel="Sign out"
        intent="danger"
        onConfirm={() => dispatch(signOutEverywhere())}
        onCancel={question.close}
      >
        All sessions end, including this one. You can sign in again immediately.
      </ConfirmDialog>
    </ProfilePanel>
  );
}
