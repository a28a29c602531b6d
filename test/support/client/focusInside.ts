import { waitFor } from '@testing-library/react';

/** Waits until the dialog, drawer or menu around an element has the focus, which it takes a frame after it is shown: only then can it keep what is pressed. */
export const focusInside = (element: HTMLElement): Promise<void> =>
  waitFor(() => expect(element.closest('.bp6-overlay')).toContainElement(document.activeElement as HTMLElement));
