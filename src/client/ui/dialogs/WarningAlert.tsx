import { Alert } from '@blueprintjs/core';
import type { ReactNode } from 'react';

/**
 * A warning with one button. Render it only while it is open: after its closing animation it would take the focus
 * from where the user already continues.
 */
export function WarningAlert({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  return (
    <Alert isOpen intent="warning" confirmButtonText="OK" canEscapeKeyCancel canOutsideClickCancel onClose={onClose}>
      {children}
    </Alert>
  );
}
