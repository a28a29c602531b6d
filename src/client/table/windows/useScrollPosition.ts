import { type RefObject, type UIEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { readListAnchor, saveListAnchor } from '../../browser/listAnchors';
import { isPastShown } from '../../browser/past';
import { useScopedId } from '../../screen-state/Scope';
import { useScreenState } from '../../screen-state/useScreenState';
import { scrollWhenLaidOut } from './scrollWhenLaidOut';
import { useListName } from './useListAnchor';
import { scrollRestMs } from './useStoredPosition';

/** In pixels. */
export interface ScrollPosition {
  readonly top: number;
  readonly left: number;
}

const atStart: ScrollPosition = { top: 0, left: 0 };

function readPosition(name: string): ScrollPosition | undefined {
  const stored = isPastShown() ? undefined : (readListAnchor(name) as Partial<ScrollPosition> | null | undefined);
  return typeof stored?.top === 'number' && typeof stored.left === 'number'
    ? { top: stored.top, left: stored.left }
    : undefined;
}

/**
 * The scroll position of an element that draws only its visible part. It is in the store, whenever a step is passed and
 * when scrolling rests; another state, Back and loading the page again show it.
 * @param stepPx what is drawn changes with each step
 */
export function useScrollPosition(
  element: RefObject<HTMLElement | null>,
  stepPx: number,
): {
  readonly position: ScrollPosition;
  /** False when the element appeared with a position. */
  readonly isNew: boolean;
  /** False until the element was scrolled, by the user or by the program. */
  readonly hasScrolled: boolean;
  readonly onScroll: (event: UIEvent) => void;
} {
  const anchor = `${useListName()} ${useScopedId('scroll')}`;
  const first = useRef<ScrollPosition | null | undefined>(undefined);
  if (first.current === undefined) first.current = readPosition(anchor) ?? null;
  const [position, setPosition] = useScreenState<ScrollPosition>('tables', 'scroll', first.current ?? atStart, {
    isPinned: first.current !== null,
  });
  const isNew = useRef(position === atStart);
  /** The position that the user has scrolled to, or that was restored. */
  const shown = useRef<ScrollPosition>(atStart);
  const seen = useRef<ScrollPosition>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Also when the element appears later than the component.
  useLayoutEffect(() => {
    const scroller = element.current;
    if (!scroller || position === shown.current) return;
    shown.current = position;
    scrollWhenLaidOut(scroller, position.top, position.left, () => shown.current === position);
  });
  useEffect(() => () => clearTimeout(rest.current), []);
  useLayoutEffect(() => {
    const save = (): void => {
      if (seen.current) saveListAnchor(anchor, seen.current);
    };
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [anchor]);

  const onScroll = useCallback(
    ({ currentTarget: { scrollTop, scrollLeft } }: UIEvent): void => {
      const next = { top: Math.round(scrollTop), left: Math.round(scrollLeft) };
      const known = shown.current;
      seen.current = next;
      const store = (): void => {
        shown.current = next;
        setPosition(next);
      };
      clearTimeout(rest.current);
      if (next.top === known.top && next.left === known.left) return;
      if (Math.floor(next.top / stepPx) === Math.floor(known.top / stepPx))
        rest.current = setTimeout(store, scrollRestMs);
      else store();
    },
    [setPosition, stepPx],
  );
  return { position, isNew: isNew.current, hasScrolled: position !== atStart, onScroll };
}
