import { NavigationType, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';

/**
 * Beside a form that stands in the address: Back would close it, and asks first when something would be lost. The form's
 * own ways out replace the address and are not asked about twice.
 */
export function BackGuard({ isDirty }: { readonly isDirty: boolean }) {
  const blocker = useBlocker(({ historyAction }) => isDirty && historyAction === NavigationType.Pop);
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
