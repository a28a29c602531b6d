import { useLayoutEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { isPastShown } from '../../browser/past';

/** In pixels. */
interface Position {
  readonly top: number;
  readonly left: number;
}

/** Of the parts of pages that were left, the oldest first: for the way back to them until the page is loaded again. */
const places = new Map<string, Position>();
/** Users rarely go back further than this. */
const maxPlaces = 200;

function keepPlace(name: string, position: Position): void {
  if (isPastShown()) return;
  places.delete(name);
  places.set(name, position);
  const [oldest] = places.keys();
  if (places.size > maxPlaces && oldest !== undefined) places.delete(oldest);
}

/** What says that the user goes elsewhere. */
const userInputs = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls an element as far as its content grows.
 * @returns aborted when it is there, or when the user goes elsewhere; aborting ends it
 */
function scrollTo(element: HTMLElement, { top, left }: Position): AbortController {
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
  return ending;
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
    const kept = places.get(name);
    let present: Position = kept ?? { top: element.scrollTop, left: element.scrollLeft };
    const restoring = kept && scrollTo(element, kept);
    const onScroll = (): void => {
      // Until then it is only as far as the content has grown.
      if (restoring?.signal.aborted !== false) present = { top: element.scrollTop, left: element.scrollLeft };
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      restoring?.abort();
      element.removeEventListener('scroll', onScroll);
      keepPlace(name, present);
    };
  }, [scroller, name]);
}
