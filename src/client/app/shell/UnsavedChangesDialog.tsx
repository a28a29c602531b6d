import { NavigationType, useBlocker } from 'react-router-dom';
import { DiscardDialog } from '../../ui/dialogs/DiscardDialog';
import { unsavedForms } from '../../ui/form/unsavedForms';

/**
 * Asks before Back, or a link out of a form that is the page itself, discards entered data. A form's own buttons, which
 * replace the URL, ask themselves.
 */
export function UnsavedChangesDialog() {
  const blocker = useBlocker(
    ({ historyAction }) =>
      historyAction !== NavigationType.Replace &&
      unsavedForms.isGuarded(historyAction === NavigationType.Pop ? 'back' : 'links'),
  );
  return (
    <DiscardDialog
      isOpen={blocker.state === 'blocked'}
      onDiscard={() => blocker.proceed?.()}
      onKeep={() => blocker.reset?.()}
    />
  );
}
