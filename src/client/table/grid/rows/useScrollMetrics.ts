import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type BlueprintParts, getHeaderHeight } from './blueprintParts';

/** Scroll position and size in pixels. */
export interface ScrollMetrics {
  readonly scrollTop: number;
  readonly scrollLeft: number;
  readonly viewWidth: number;
  /** Height for rows, without the header. */
  readonly viewHeight: number;
}

// Until the browser has laid out the page (and in tests), an ordinary size is assumed.
const UNMEASURED: ScrollMetrics = { scrollTop: 0, scrollLeft: 0, viewWidth: 4000, viewHeight: 800 };

function measure(parts: BlueprintParts, headerHeight: number): ScrollMetrics {
  const { scrollTop, scrollLeft, clientWidth, clientHeight } = parts.scroller;
  if (clientHeight === 0) return UNMEASURED;
  return { scrollTop, scrollLeft, viewWidth: clientWidth, viewHeight: Math.max(0, clientHeight - headerHeight) };
}

/**
 * Follows the scroller and its size. Renders only when `isSame` reports other visible rows or columns; then
 * immediately, in the frame of the scroll event, so that no frame shows a gap.
 * @returns undefined until the scroller is there
 */
export function useScrollMetrics(
  parts: BlueprintParts | undefined,
  isSame: (a: ScrollMetrics, b: ScrollMetrics) => boolean,
): ScrollMetrics | undefined {
  const [metrics, setMetrics] = useState<ScrollMetrics>();
  const latest = useRef(metrics);
  const sameRef = useRef(isSame);
  const headerHeight = useRef(0);
  useLayoutEffect(() => {
    sameRef.current = isSame;
  });

  const update = useCallback((next: ScrollMetrics, isUrgent: boolean) => {
    if (latest.current && sameRef.current(latest.current, next)) return;
    latest.current = next;
    if (isUrgent) flushSync(() => setMetrics(next));
    else setMetrics(next);
  }, []);

  // Before there are rows, which would be laid out for it.
  useLayoutEffect(() => {
    if (!parts) return;
    headerHeight.current = getHeaderHeight(parts);
    update(measure(parts, headerHeight.current), false);
  }, [parts, update]);
  useEffect(() => {
    if (!parts) return undefined;
    const remeasure = (): void => {
      headerHeight.current = getHeaderHeight(parts);
      update(measure(parts, headerHeight.current), false);
    };
    const onScroll = (): void => update(measure(parts, headerHeight.current), true);
    parts.scroller.addEventListener('scroll', onScroll, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(remeasure);
    observer?.observe(parts.scroller);
    return () => {
      parts.scroller.removeEventListener('scroll', onScroll);
      observer?.disconnect();
    };
  }, [parts, update]);
  return metrics;
}
