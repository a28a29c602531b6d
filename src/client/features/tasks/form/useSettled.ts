import { useEffect, useState } from 'react';

/** Long enough to finish a word, short enough to feel direct. */
const settleMs = 250;

/** A text that changes with every key, once typing pauses. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
