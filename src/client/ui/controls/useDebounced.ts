import { useEffect, useState } from 'react';

/** Long enough to finish a word, short enough to feel immediate. */
export const debounceMs = 250;

/** A typed value once it has not changed for a while. */
export function useDebounced<Value>(value: Value, pauseMs: number = debounceMs): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
