import { useLayoutEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { saveListAnchor, takeListAnchor } from '../../browser/listAnchors';

/** In pixels. */
interface Position {
  readonly top: number;
  readonly left: number;
}

const readPosition = (name: string): Position | undefined => takeListAnchor(name) as Position | undefined;
/** What says that the user goes elsewhere. */
const userInputs = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls an element as far as its content grows.
 * @returns ends it
 */
function scrollTo(element: HTMLElement, { top, left }: Position): () => void {
  const ending = new AbortController();
  const grown = new ResizeObserver(() => {
    element.scrollTop = top;
    element.scrollLeft = left;
    if (Math.abs(element.scrollTop - top) < 1 && Math.abs(element.scrollLeft - left) < 1) ending.abort();
  });
  const observeParts = (): void => [...element.children].forEach((part) => grown.observe(part));
  // Content takes the place of its skeleton.
  const replaced = new MutationObserver(observeParts);
  replaced.observe(element, { childList: true });
  observeParts();
  ending.signal.addEventListener('abort', () => {
    grown.disconnect();
    replaced.disconnect();
  });
  for (const input of userInputs) window.addEventListener(input, () => ending.abort(), { signal: ending.signal });
  return () => ending.abort();
}

/**
 * An element that scrolls and draws all of its content is where it was when the user comes back to its entry of the
 * history. A page that is loaded again begins at its top. What draws only its visible part has a position in the store:
 * `table/windows/useScrollPosition`.
 * @param part unique within the page
 */
export function useKeptPosition(scroller: RefObject<HTMLElement | null>, part: string): void {
  const { key, pathname } = useLocation();
  const name = `${key} ${pathname} ${part}`;
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const kept = readPosition(name);
    let present: Position = kept ?? { top: element.scrollTop, left: element.scrollLeft };
    const onScroll = (): void => {
      present = { top: element.scrollTop, left: element.scrollLeft };
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    const stop = kept && scrollTo(element, kept);
    return () => {
      stop?.();
      element.removeEventListener('scroll', onScroll);
      if (present.top > 0 || present.left > 0) saveListAnchor(name, present);
    };
  }, [scroller, name]);
}
