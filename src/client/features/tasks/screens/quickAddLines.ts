import { useEffect, useRef } from 'react';
import { shownFailure } from '../../../api/apiFailure';
import { useCallState } from '../../../screen-state/useCallState';
import { useScreenState } from '../../../screen-state/useScreenState';
import { unknownOutcome } from '../../../ui/form/formFailure';

interface Progress {
  readonly isSaving: boolean;
  /** Why the line in the field was not sent, or not stored. */
  readonly problem: string | null;
  /** The same for lines that another one has followed since. */
  readonly rejection: string | null;
}
const idle: Progress = { isSaving: false, problem: null, rejection: null };
const continued = (known: Progress): Progress =>
  known.isSaving ? { ...idle, rejection: unknownOutcome.message } : known;

/** Creates the task of a line as it was understood; resolves with the failure of the call, undefined when it is stored. */
export type SaveLine = () => Promise<unknown>;

export interface QuickAddLines extends Progress {
  /** In the field. */
  readonly line: string;
  /** Sent before it and not stored yet, the oldest first. */
  readonly waiting: readonly string[];
  readonly type: (line: string) => void;
  readonly reject: (problem: string) => void;
  /** Sends the line of the field, which is free for the next one immediately. */
  readonly send: (save: SaveLine) => void;
  /** @param prepare what saves a waiting line, or why it cannot be saved */
  readonly sendAgain: (prepare: (line: string) => SaveLine | string) => void;
  readonly discardWaiting: () => void;
}

const readLines = (text: string): { readonly line: string; readonly waiting: readonly string[] } => {
  const lines = text.split('\n');
  return { line: lines.at(-1) ?? '', waiting: lines.slice(0, -1) };
};
const without = (lines: readonly string[], line: string): readonly string[] =>
  lines.filter((_, index) => index !== lines.indexOf(line));

/**
 * The lines of quick add, one task each, stored one after the other while the user types the next. A line that was not
 * stored comes back into the field, or waits when the next one was begun.
 */
export function useQuickAddLines(): QuickAddLines {
  // One text, so that the lines which wait are kept and warned about like the one in the field.
  const [text, setText] = useScreenState('drafts', 'quick-add/line', '');
  const [progress, show] = useCallState('quick-add/call', idle, continued);
  const queue = useRef<readonly (readonly [line: string, save: SaveLine])[]>([]);
  const { line, waiting } = readLines(text);
  // Lines that are discarded with the page are not sent any more.
  useEffect(
    () => () => {
      queue.current = [];
    },
    [],
  );

  const store = async ([sent, save]: readonly [string, SaveLine]): Promise<void> => {
    const error = await save();
    queue.current = queue.current.slice(1);
    const isSaving = queue.current.length > 0;
    let isBack = false;
    setText((known) => {
      const now = readLines(known);
      if (error === undefined) return [...without(now.waiting, sent), now.line].join('\n');
      isBack = now.line === '';
      return isBack ? [...without(now.waiting, sent), sent].join('\n') : known;
    });
    const failure = shownFailure(error);
    const found = failure?.errors?.[0]?.message ?? failure?.message;
    show((known) => ({
      ...known,
      isSaving,
      ...(found !== undefined && { [isBack ? 'problem' : 'rejection']: found }),
    }));
  };
  const enqueue = async (lines: typeof queue.current): Promise<void> => {
    const isIdle = queue.current.length === 0;
    queue.current = [...queue.current, ...lines];
    if (lines.length > 0) show((known) => ({ ...known, problem: null, isSaving: true }));
    if (!isIdle) return;
    while (queue.current[0] !== undefined) await store(queue.current[0]);
  };
  return {
    ...progress,
    line,
    waiting,
    type: (next) => {
      setText((known) => [...readLines(known).waiting, next].join('\n'));
      show((known) => ({ ...known, problem: null }));
    },
    reject: (problem) => show((known) => ({ ...known, problem })),
    send: (save) => {
      setText((known) => `${known}\n`);
      void enqueue([[line, save]]);
    },
    sendAgain: (prepare) => {
      const prepared = waiting.map((sent) => [sent, prepare(sent)] as const);
      const rejection = prepared.map(([, save]) => save).find((save) => typeof save === 'string') ?? null;
      show((known) => ({ ...known, rejection }));
      void enqueue(prepared.flatMap(([sent, save]) => (typeof save === 'string' ? [] : [[sent, save] as const])));
    },
    discardWaiting: () => {
      setText((known) => readLines(known).line);
      show((known) => ({ ...known, rejection: null }));
    },
  };
}
