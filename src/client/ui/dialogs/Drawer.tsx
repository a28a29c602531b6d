import { Drawer as BlueprintDrawer, type DrawerProps } from '@blueprintjs/core';
import type { JSX } from 'react';
import { OverlayEntry, useOverlayFocus } from '../focus/useOverlayFocus';

/** Blueprint's drawer with the keyboard focus of `Dialog`. */
export function Drawer({ children, ...drawer }: DrawerProps): JSX.Element {
  const { enter, onOpening } = useOverlayFocus(drawer.isOpen === true);
  return (
    <BlueprintDrawer {...drawer} shouldReturnFocusOnClose={false} onOpening={onOpening}>
      <OverlayEntry value={enter}>{children}</OverlayEntry>
    </BlueprintDrawer>
  );
}
