import { useEffect, useState } from 'react';

/** Long enough to finish a word, short enough to feel direct. */
const settleMilliseconds = 250;

/** A text that changes with every key, once typing pauses. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
