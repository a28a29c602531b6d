import { PopoverNext, type PopoverNextProps } from '@blueprintjs/core';
import { useState, type JSX } from 'react';
import { OverlayEntry, useOverlayFocus } from '../focus/useOverlayFocus';

export type PopoverProps = Omit<PopoverNextProps, 'shouldReturnFocusOnClose' | 'interactionKind'>;

/**
 * A menu or other content that a press opens: the keyboard enters it, and returns to its opener. With
 * `autoFocus={false}` the focus stays where it is.
 */
export function Popover({ content, onOpening, onClosing, ...popover }: PopoverProps): JSX.Element {
  const [isShown, setShown] = useState(false);
  const isEntered = popover.autoFocus !== false;
  const focus = useOverlayFocus(isEntered && (popover.isOpen ?? isShown));
  return (
    <PopoverNext
      {...popover}
      shouldReturnFocusOnClose={false}
      onOpening={(element) => {
        setShown(true);
        if (isEntered) focus.onOpening(element);
        onOpening?.(element);
      }}
      onClosing={(element) => {
        setShown(false);
        onClosing?.(element);
      }}
      content={content && <OverlayEntry value={focus.enter}>{content}</OverlayEntry>}
    />
  );
}
