import { useEffect, useState } from 'react';
import { rowsInElementOrder } from './rowWindow';
import { scrollRestMs } from './useStoredPosition';

/**
 * The drawn rows in the order of their elements. While rows are scrolled no element moves in the document: one that
 * moves is styled and laid out again with all that it contains. Assistive technology reads rows in the order of their
 * elements, which is that of the rows again when scrolling rests.
 */
export function useElementOrder(first: number, count: number): readonly number[] {
  const [orderedFor, setOrderedFor] = useState(first);
  useEffect(() => {
    if (first === orderedFor) return undefined;
    const timer = setTimeout(() => setOrderedFor(first), scrollRestMs);
    return () => clearTimeout(timer);
  }, [first, orderedFor]);
  return rowsInElementOrder(first, count, orderedFor);
}
