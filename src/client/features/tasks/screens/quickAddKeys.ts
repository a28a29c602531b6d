import { type KeyboardEvent, type RefObject } from 'react';
import {
  quickAddCompletions,
  withCompletion,
  withLiteral,
  type QuickAddCompletion,
  type QuickAddCompletions,
  type QuickAddContext,
} from '../../../../domain/tasks/quickAdd';
import { useScreenState } from '../../../screen-state/useScreenState';

export interface QuickAddKeys {
  /** Open below the field; undefined without choices. */
  readonly completions: QuickAddCompletions | undefined;
  /** -1: none, Enter creates the task. */
  readonly activeIndex: number;
  readonly choose: (completion: QuickAddCompletion) => void;
  /** The cursor has moved. */
  readonly follow: () => void;
  readonly close: () => void;
  /** @returns whether the key was used by the list, or kept a part as text */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/**
 * Keyboard control of the completions: arrows and Tab, Enter after a mark, Escape closes the list and then keeps a part
 * as text.
 */
export function useQuickAddKeys(
  field: RefObject<HTMLInputElement | null>,
  line: string,
  changeLine: (line: string) => void,
  context: QuickAddContext,
): QuickAddKeys {
  const [cursor, setCursor] = useScreenState('drafts', 'quick-add/caret', 0);
  /** The line for which the list was closed. */
  const [closedFor, setClosedFor] = useScreenState<string | null>('drafts', 'quick-add/closed-for', null);
  const [moved, setMoved] = useScreenState<{ readonly line: string; readonly index: number } | null>(
    'drafts',
    'quick-add/marked',
    null,
  );
  const completions = closedFor === line ? undefined : quickAddCompletions(line, cursor, context);
  const count = completions?.choices.length ?? 0;
  // A complete word needs no completion.
  const isComplete =
    completions?.choices.some(
      ({ insert, start, end }) => line.slice(start, end).toLowerCase() === insert.toLowerCase(),
    ) === true;
  const first = completions?.isMarked === true && !isComplete ? 0 : -1;
  const activeIndex = moved?.line === line ? Math.min(moved.index, count - 1) : first;

  const put = (next: { readonly line: string; readonly cursor: number }): void => {
    changeLine(next.line);
    setCursor(next.cursor);
    setClosedFor(next.line);
    // The field has to show the new line first; a letter typed since then keeps the cursor behind it.
    requestAnimationFrame(() => {
      if (field.current?.value === next.line) field.current.setSelectionRange(next.cursor, next.cursor);
    });
  };
  const choose = (completion: QuickAddCompletion): void => put(withCompletion(line, completion));
  const onKey = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing) return false;
    if (completions && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setMoved({ line, index: activeIndex < 0 && step < 0 ? count - 1 : (activeIndex + step + count) % count });
      return true;
    }
    const chosen = completions?.choices[event.key === 'Tab' ? Math.max(activeIndex, 0) : activeIndex];
    if (chosen && !event.shiftKey && (event.key === 'Enter' || (event.key === 'Tab' && !isComplete))) {
      choose(chosen);
      return true;
    }
    if (event.key !== 'Escape') return false;
    if (completions) setClosedFor(line);
    else {
      const literal = withLiteral(line, field.current?.selectionStart ?? line.length, context);
      if (literal) put(literal);
    }
    return true;
  };
  return {
    completions,
    activeIndex,
    choose,
    follow: () => setCursor(field.current?.selectionStart ?? 0),
    close: () => setClosedFor(line),
    onKey,
  };
}
