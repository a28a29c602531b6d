import { useEffect, useState } from 'react';

/** Long enough to finish a word, short enough to feel immediate. */
const debounceMs = 250;

/** The debounced text of a field. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
