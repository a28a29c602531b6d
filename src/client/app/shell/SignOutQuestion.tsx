import { useDispatch } from 'react-redux';
import { Scope } from '../../screen-state/Scope';
import { overlayActions } from '../../screen-state/screenState';
import { useOverlay } from '../../screen-state/useOverlay';
import { signOutHere } from '../../session/signOutHere';
import type { SignOutDispatch } from '../../session/whenStored';
import { DiscardDialog } from '../../ui/dialogs/DiscardDialog';
import { unsavedForms } from '../../ui/form/unsavedForms';
import { SignOutDelayDialog } from '../../widgets/SignOutDelayDialog';

const name = 'sign-out';

/** Signs out; with unsaved changes after a question, while the session can still save them. */
export function useSignOut(): () => void {
  const dispatch = useDispatch<SignOutDispatch>();
  return () => {
    // The menu and the palette that ask for it close: the question is one of the shell.
    if (unsavedForms.isGuarded('back')) dispatch(overlayActions.opened(`shell/${name}`, null, null));
    else void dispatch(signOutHere());
  };
}

/** The questions, in the scope of the shell. */
export function SignOutQuestion() {
  const dispatch = useDispatch<SignOutDispatch>();
  const question = useOverlay(name);
  const leave = (): void => {
    question.close();
    void dispatch(signOutHere());
  };
  return (
    <Scope name={name}>
      <DiscardDialog isOpen={question.isOpen} onDiscard={leave} onKeep={question.close} />
      <SignOutDelayDialog />
    </Scope>
  );
}
