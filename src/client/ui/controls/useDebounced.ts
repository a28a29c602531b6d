import { useEffect } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';

/** Long enough to finish a word, short enough to feel immediate. */
export const debounceMs = 250;

/**
 * A typed value once it has not changed for a while.
 * @param name unique within the scope
 */
export function useDebounced<Value extends string | null>(
  name: string,
  value: Value,
  pauseMs: number = debounceMs,
): Value {
  const [settled, setSettled] = useScreenState('drafts', `${name}/settled`, value, { isPinned: true });
  useEffect(() => {
    if (settled === value) return undefined;
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [settled, value, pauseMs, setSettled]);
  return settled;
}
