import { useMemo } from 'react';
import { unknownOutcome } from '../../../ui/form/formFailure';
import { useCallState } from '../../../screen-state/useCallState';

/** A change that is on its way, or was not made. */
export interface UnmadeChange<Rival> {
  /** Of the task and the value. */
  readonly key: string;
  /** null while it is on its way. */
  readonly text: string | null;
  /** What a conflict with another user's change is about. */
  readonly rival?: Rival;
}

/** A change that was not made; it stays until it is closed, or the same value of the same task is changed. */
export interface EditFailure {
  /** Identifies task and value. */
  readonly key: string;
  readonly text: string;
  readonly close: () => void;
}

export interface UnmadeChanges<Rival> {
  /** The oldest first. */
  readonly changes: readonly UnmadeChange<Rival>[];
  readonly begin: (key: string) => void;
  readonly fail: (key: string, text: string, rival?: Rival) => void;
  /** It was made, or its failure is closed. */
  readonly remove: (key: string) => void;
}

/**
 * Changes of single values that are on their way or were not made, each until it is closed or made after all.
 * @param name unique within the scope
 */
export function useUnmadeChanges<Rival = never>(name: string): UnmadeChanges<Rival> {
  const [changes, show] = useCallState<readonly UnmadeChange<Rival>[]>(name, [], (known) =>
    known.map((change) => (change.text === null ? { ...change, text: unknownOutcome.message } : change)),
  );
  const { begin, fail, remove } = useMemo(() => {
    const without = (known: readonly UnmadeChange<Rival>[], key: string) =>
      known.filter((change) => change.key !== key);
    const put = (change: UnmadeChange<Rival>): void => show((known) => [...without(known, change.key), change]);
    return {
      begin: (key: string) => put({ key, text: null }),
      fail: (key: string, text: string, rival?: Rival) => put({ key, text, ...(rival !== undefined && { rival }) }),
      remove: (key: string) => show((known) => without(known, key)),
    };
  }, [show]);
  return { changes, begin, fail, remove };
}

/** Those that were not made, to be listed. */
export const listFailures = <Rival>({
  changes,
  remove,
}: Pick<UnmadeChanges<Rival>, 'changes' | 'remove'>): readonly EditFailure[] =>
  changes.flatMap(({ key, text, rival }) =>
    text === null || rival !== undefined ? [] : [{ key, text, close: () => remove(key) }],
  );
