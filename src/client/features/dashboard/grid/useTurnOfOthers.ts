import { useDeferredValue, useEffect, useState } from 'react';

/** How long the other panels let the first one go ahead at most. */
const maxLeadMs = 300;

/**
 * Whether the panels after the first one may be drawn and ask the server: once the first has its rows, and after a while in
 * any case. All at the same time would delay its answer and its first row. They follow in steps that clicks and keys
 * interrupt.
 */
export function useTurnOfOthers(isFirstRead: boolean): boolean {
  const [isLeadOver, setLeadOver] = useState(false);
  useEffect(() => {
    if (isFirstRead) return undefined;
    const timer = setTimeout(() => setLeadOver(true), maxLeadMs);
    return () => clearTimeout(timer);
  }, [isFirstRead]);
  return useDeferredValue(isFirstRead || isLeadOver, false);
}
