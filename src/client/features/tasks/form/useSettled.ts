import { useEffect, useState } from 'react';

/** Long enough to finish a word, short enough to feel immediate. */
const settleMs = 250;

/** The debounced text of a field. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
