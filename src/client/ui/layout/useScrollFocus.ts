import { type RefObject, useEffect, useRef } from 'react';

const focusable = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]';

/**
 * A scrolling element without focusable content must be focusable itself, or the keyboard cannot scroll it.
 * @param options.evenWithControls the arrow keys scroll it also where it has controls, which are many or far apart
 */
export function useScrollFocus<Frame extends HTMLElement>({ evenWithControls = false } = {}): RefObject<Frame | null> {
  const frame = useRef<Frame>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const update = (): void => {
      const isScrolled = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
      if (isScrolled && (evenWithControls || element.querySelector(focusable) === null)) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    // The observer reports first in the frame that is about to be drawn, when the page is laid out: to measure now would
    // lay it out once more for every panel.
    const observer = new ResizeObserver(update);
    observer.observe(element);
    // What is inside can grow by itself, for example a time that counts, and the frame stays as it is.
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  });
  return frame;
}
