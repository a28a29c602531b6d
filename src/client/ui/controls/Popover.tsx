import { PopoverNext, type PopoverNextProps } from '@blueprintjs/core';
import type { JSX } from 'react';
import { OverlayEntry, useOverlayFocus } from '../focus/useOverlayFocus';

export interface PopoverProps extends Omit<PopoverNextProps, 'shouldReturnFocusOnClose' | 'interactionKind'> {
  /** From the store, never kept by Blueprint itself. */
  readonly isOpen: boolean;
}

/**
 * A menu or other content that a press opens: the keyboard enters it, and returns to its opener. With
 * `autoFocus={false}` the focus stays where it is.
 */
export function Popover({ content, onOpening, ...popover }: PopoverProps): JSX.Element {
  const isEntered = popover.autoFocus !== false;
  const focus = useOverlayFocus(isEntered && popover.isOpen);
  return (
    <PopoverNext
      {...popover}
      shouldReturnFocusOnClose={false}
      onOpening={(element) => {
        if (isEntered) focus.onOpening(element);
        onOpening?.(element);
      }}
      content={content && <OverlayEntry value={focus.enter}>{content}</OverlayEntry>}
    />
  );
}
