import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { Scope } from '../../screen-state/Scope';
import { overlayActions } from '../../screen-state/screenState';
import { useOverlay } from '../../screen-state/useOverlay';
import type { WithSession } from '../../session/sessionReducer';
import { signOutHere } from '../../session/signOutHere';
import { DiscardDialog } from '../../ui/dialogs/DiscardDialog';
import { unsavedForms } from '../../ui/form/unsavedForms';

const name = 'sign-out';

/** Signs out; with unsaved changes after a question, while the session can still save them. */
export function useSignOut(): () => void {
  const dispatch = useDispatch<ThunkDispatch<WithSession, unknown, UnknownAction>>();
  return () => {
    // The menu and the palette that ask for it close: the question is one of the shell.
    if (unsavedForms.isGuarded('back')) dispatch(overlayActions.opened(`shell/${name}`, null, null));
    else void dispatch(signOutHere());
  };
}

/** The question, in the scope of the shell. */
export function SignOutQuestion() {
  const dispatch = useDispatch<ThunkDispatch<WithSession, unknown, UnknownAction>>();
  const question = useOverlay(name);
  const leave = (): void => {
    question.close();
    void dispatch(signOutHere());
  };
  return (
    <Scope name={name}>
      <DiscardDialog isOpen={question.isOpen} onDiscard={leave} onKeep={question.close} />
    </Scope>
  );
}
