import { NavigationType, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { unsavedForms } from '../../ui/form/unsavedForms';

/**
 * Asks before Back, or a link out of a form that is the page itself, takes away what was entered. A form's own ways out, which
 * replace the address, ask by themselves.
 */
export function UnsavedChangesDialog() {
  const blocker = useBlocker(({ historyAction }) => historyAction !== NavigationType.Replace && unsavedForms.isGuarded(historyAction === NavigationType.Pop ? 'back' : 'links'));
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Discard your changes?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      intent="danger"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      What you have entered here will be lost.
    </ConfirmDialog>
  );
}
