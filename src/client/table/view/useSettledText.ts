import { useEffect, useRef, useState } from 'react';

/** Long enough to finish a word, short enough to feel direct. */
const SETTLE_MS = 250;

interface SettledText {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly settle: (text: string) => void;
}

/**
 * A text field that reports when typing pauses.
 *
 * @param value the text as it is known outside; a change from there replaces what stands in the field
 * @returns the text in the field, and how to change it; `settle` reports at once
 */
export function useSettledText(value: string, onSettled: (text: string) => void): SettledText {
  const [text, setText] = useState(value);
  const [knownValue, setKnownValue] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const report = useRef(onSettled);
  useEffect(() => {
    report.current = onSettled;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  if (value !== knownValue) {
    setKnownValue(value);
    setText(value);
  }
  const settle = (next: string): void => {
    clearTimeout(timer.current);
    setText(next);
    if (next !== value) report.current(next);
  };
  const type = (next: string): void => {
    clearTimeout(timer.current);
    setText(next);
    timer.current = setTimeout(() => report.current(next), SETTLE_MS);
  };
  return { text, type, settle };
}
