import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { textList } from '../../domain/wording/textList';
import { signOutContinued, signOutForced } from '../session/accountSlice';
import { selectSignOutQuestion } from '../session/sessionSelectors';
import { getUnstored } from '../session/whenStored';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';

/** Asks while signing out waits for changes that are not stored yet; closes when they are. */
export function SignOutDelayDialog() {
  const dispatch = useDispatch();
  const isAsked = useSelector(selectSignOutQuestion) === 'asked';
  const unstored = useSelector(getUnstored, shallowEqual);
  return (
    <ConfirmDialog
      name="sign-out-delay"
      isOpen={isAsked && unstored.length > 0}
      title="Sign out before your changes are saved?"
      confirmLabel="Sign out"
      cancelLabel="Wait"
      intent="danger"
      onConfirm={() => void dispatch(signOutForced())}
      onCancel={() => void dispatch(signOutContinued())}
    >
      {`The server has not answered yet. Not saved so far: ${textList(unstored)}. If you sign out now, this may be lost.`}
    </ConfirmDialog>
  );
}
