/** The browser lays out a long list over a few frames; until then it cannot scroll that far. */
const maxFrames = 30;

/**
 * Scrolls an element to a position that it may not have room for yet.
 * @param isWanted false ends it
 * @param onEnd called when the position is reached or cannot be
 */
export function scrollWhenLaidOut(
  element: HTMLElement,
  top: number,
  left: number,
  isWanted: () => boolean,
  onEnd?: () => void,
): void {
  const scroll = (frame: number): void => {
    if (!isWanted()) return;
    element.scrollTop = top;
    element.scrollLeft = left;
    const isThere = Math.abs(element.scrollTop - top) < 1 && Math.abs(element.scrollLeft - left) < 1;
    if (isThere || frame >= maxFrames) onEnd?.();
    else requestAnimationFrame(() => scroll(frame + 1));
  };
  scroll(0);
}
