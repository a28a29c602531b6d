import { useEffect, useRef } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';
import { debounceMs } from '../../ui/controls/useDebounced';

interface DebouncedText {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly settle: (text: string) => void;
}

interface Typed {
  readonly text: string;
  /** The external text that it was typed over. */
  readonly over: string;
  /** What was reported and has not come back as the external text: it arrives later where the address is slow. */
  readonly reported: readonly string[];
}

/**
 * A text field that reports when typing pauses.
 * @param name unique within the scope
 * @param value the external text; a change of it replaces the text in the field, unless the field has reported it
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
  const isChanged = typed !== null && typed.over !== value;
  const isOwn = isChanged && typed.reported.includes(value);
  const isReplaced = isChanged && !isOwn;
  useEffect(() => {
    if (isReplaced) setTyped(null);
    if (isOwn)
      setTyped((known) =>
        known === null || known.text === value
          ? null
          : { ...known, over: value, reported: known.reported.slice(known.reported.indexOf(value) + 1) },
      );
  }, [isReplaced, isOwn, value, setTyped]);
  const hold = (text: string, reported: readonly string[]): void =>
    setTyped((known) => ({
      text,
      over: known === null || isReplaced ? value : known.over,
      reported: [...(known === null || isReplaced ? [] : known.reported), ...reported],
    }));
  const settle = (next: string): void => {
    clearTimeout(timer.current);
    hold(next, [next]);
    if (next !== value) report.current(next);
  };
  const type = (next: string): void => {
    clearTimeout(timer.current);
    hold(next, []);
    timer.current = setTimeout(() => {
      setTyped((known) => known && { ...known, reported: [...known.reported, next] });
      report.current(next);
    }, debounceMs);
  };
  return { text: typed === null || isReplaced ? value : typed.text, type, settle };
}
