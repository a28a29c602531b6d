import { Alert } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useOverlayFocus } from '../focus/useOverlayFocus';

/**
 * A warning with one button. Render it only while it is open: after its closing animation it would take the focus
 * from where the user already continues.
 */
export function WarningAlert({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  const { onOpening } = useOverlayFocus(true);
  return (
    <Alert
      isOpen
      intent="warning"
      confirmButtonText="OK"
      canEscapeKeyCancel
      canOutsideClickCancel
      onOpening={onOpening}
      onClose={onClose}
    >
      {children}
    </Alert>
  );
}
