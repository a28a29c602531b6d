import { Dialog as BlueprintDialog, type DialogProps } from '@blueprintjs/core';
import type { JSX } from 'react';
import { OverlayEntry, useOverlayFocus } from '../focus/useOverlayFocus';

/**
 * Blueprint's dialog, which the keyboard enters, and leaves to its opener, also when it is unmounted to close it. It is never
 * larger than the window: its body scrolls, so that its buttons stay visible.
 */
export function Dialog({ children, className = '', ...dialog }: DialogProps): JSX.Element {
  const { enter, onOpening } = useOverlayFocus(dialog.isOpen === true);
  return (
    <BlueprintDialog
      {...dialog}
      className={`db-dialog ${className}`}
      shouldReturnFocusOnClose={false}
      onOpening={onOpening}
    >
      <OverlayEntry value={enter}>{children}</OverlayEntry>
    </BlueprintDialog>
  );
}
