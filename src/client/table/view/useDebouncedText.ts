import { useEffect, useRef } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';
import { debounceMs } from '../../ui/controls/useDebounced';

interface DebouncedText {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly settle: (text: string) => void;
}

/** A typed text, and the external one that it was typed over. */
interface Typed {
  readonly text: string;
  readonly over: string;
}

/**
 * A text field that reports when typing pauses.
 * @param name unique within the scope
 * @param value the external text; a change of it replaces the text in the field
 * @returns the text in the field and its setter; `settle` reports immediately
 */
export function useDebouncedText(name: string, value: string, onSettled: (text: string) => void): DebouncedText {
  const [typed, setTyped] = useScreenState<Typed | null>('drafts', name, null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const report = useRef(onSettled);
  useEffect(() => {
    report.current = onSettled;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const isReplaced = typed !== null && typed.over !== value;
  useEffect(() => {
    if (isReplaced) setTyped(null);
  }, [isReplaced, setTyped]);
  const settle = (next: string): void => {
    clearTimeout(timer.current);
    setTyped({ text: next, over: value });
    if (next !== value) report.current(next);
  };
  const type = (next: string): void => {
    clearTimeout(timer.current);
    setTyped({ text: next, over: value });
    timer.current = setTimeout(() => report.current(next), debounceMs);
  };
  return { text: typed === null || isReplaced ? value : typed.text, type, settle };
}
