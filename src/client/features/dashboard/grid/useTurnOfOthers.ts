import { useDeferredValue, useEffect, useState } from 'react';

/** How long the other panels let the first one go ahead at most. */
const maxLeadMs = 300;

/**
 * Whether the panels after the first one may be drawn and ask the server: once the first has its rows, and after a while in
 * any case. All at the same time would delay its answer and its first row. They follow in steps that clicks and keys
 * interrupt.
 * @param isShown the first panel is drawn
 */
export function useTurnOfOthers({ isShown, isRead }: { readonly isShown: boolean; readonly isRead: boolean }): boolean {
  const [isLeadOver, setLeadOver] = useState(false);
  useEffect(() => {
    if (!isShown || isRead) return undefined;
    const timer = setTimeout(() => setLeadOver(true), maxLeadMs);
    return () => clearTimeout(timer);
  }, [isShown, isRead]);
  return useDeferredValue(isShown && (isRead || isLeadOver), false);
}
