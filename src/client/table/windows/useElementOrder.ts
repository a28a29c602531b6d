import { useEffect, useState } from 'react';
import { rowsInElementOrder } from './rowWindow';
import { scrollRestMs } from './useStoredPosition';

/**
 * The drawn rows in the order of their elements. While others come into view no element moves in the document: one that
 * moves is styled and laid out again with all that it contains. Assistive technology reads rows in the order of their
 * elements, which is that of the rows again when the same ones have been drawn for a moment.
 */
export function useElementOrder(first: number, count: number): readonly number[] {
  const [ordered, setOrdered] = useState({ first, count });
  // Other elements: they begin in the order of their rows.
  if (ordered.count !== count) setOrdered({ first, count });
  useEffect(() => {
    if (ordered.first === first) return undefined;
    const timer = setTimeout(() => setOrdered({ first, count }), scrollRestMs);
    return () => clearTimeout(timer);
  }, [first, count, ordered]);
  return rowsInElementOrder(first, count, ordered.first);
}
