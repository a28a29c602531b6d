import { useEffect, useRef, useState } from 'react';
import { debounceMs } from '../../ui/controls/useDebounced';

interface DebouncedText {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly settle: (text: string) => void;
}

/**
 * A text field that reports when typing pauses.
 * @param value the external text; a change of it replaces the text in the field
 * @returns the text in the field and its setter; `settle` reports immediately
 */
export function useDebouncedText(value: string, onSettled: (text: string) => void): DebouncedText {
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
    timer.current = setTimeout(() => report.current(next), debounceMs);
  };
  return { text, type, settle };
}
