import { PopoverNext, type PopoverNextProps } from '@blueprintjs/core';
import { useEffect, useInsertionEffect, useRef, type JSX } from 'react';
import { OverlayEntry, useOverlayFocus } from '../focus/useOverlayFocus';

export interface PopoverProps extends Omit<PopoverNextProps, 'shouldReturnFocusOnClose' | 'interactionKind'> {
  /** From the store, never kept by Blueprint itself. */
  readonly isOpen: boolean;
}

/**
 * Escape closes a popover as long as the focus has not come into it: Blueprint listens within its content only, and a
 * quick press right after opening would do nothing.
 */
function useEarlyEscape(isWaiting: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  const opener = useRef<Element>(null);
  // Before the focus moves.
  useInsertionEffect(() => {
    if (isWaiting) opener.current = document.activeElement;
  }, [isWaiting]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const { activeElement } = document;
      if (event.key !== 'Escape' || (activeElement !== opener.current && activeElement !== document.body)) return;
      event.preventDefault();
      // A dialog around the opener stays.
      event.stopImmediatePropagation();
      latest.current();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isWaiting]);
}

/**
 * A menu or other content that a press opens: the keyboard enters it, and returns to its opener. With
 * `autoFocus={false}` the focus stays where it is.
 */
export function Popover({ content, onOpening, ...popover }: PopoverProps): JSX.Element {
  const isEntered = popover.autoFocus !== false;
  const focus = useOverlayFocus(isEntered && popover.isOpen);
  useEarlyEscape(isEntered && popover.isOpen, () => popover.onInteraction?.(false));
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
