import { useMemo } from 'react';
import { unknownOutcome } from '../../../ui/form/formFailure';
import { useCallState } from '../../../screen-state/useCallState';

/** A change that is on its way, or was not made. */
export interface UnfinishedChange<Conflict> {
  /** Of the task and the value. */
  readonly key: string;
  /** null while it is on its way. */
  readonly text: string | null;
  /** What a conflict with another user's change is about. */
  readonly conflict?: Conflict;
}

/** A change that was not made; it stays until it is closed, or the same value of the same task is changed. */
export interface EditFailure {
  /** Identifies task and value. */
  readonly key: string;
  readonly text: string;
  readonly close: () => void;
}

export interface UnfinishedChanges<Conflict> {
  /** The oldest first. */
  readonly changes: readonly UnfinishedChange<Conflict>[];
  readonly begin: (key: string) => void;
  readonly fail: (key: string, text: string, conflict?: Conflict) => void;
  /** It was made, or its failure is closed. */
  readonly remove: (key: string) => void;
}

/**
 * Changes of single values that are on their way or were not made, each until it is closed or made after all.
 * @param name unique within the scope
 */
export function useUnfinishedChanges<Conflict = never>(name: string): UnfinishedChanges<Conflict> {
  const [changes, show] = useCallState<readonly UnfinishedChange<Conflict>[]>(name, [], (known) =>
    known.map((change) => (change.text === null ? { ...change, text: unknownOutcome.message } : change)),
  );
  const { begin, fail, remove } = useMemo(() => {
    const without = (known: readonly UnfinishedChange<Conflict>[], key: string) =>
      known.filter((change) => change.key !== key);
    const put = (change: UnfinishedChange<Conflict>): void => show((known) => [...without(known, change.key), change]);
    return {
      begin: (key: string) => put({ key, text: null }),
      fail: (key: string, text: string, conflict?: Conflict) =>
        put({ key, text, ...(conflict !== undefined && { conflict }) }),
      remove: (key: string) => show((known) => without(known, key)),
    };
  }, [show]);
  return { changes, begin, fail, remove };
}

/** Those that were not made, to be listed. */
export const listFailures = <Conflict>({
  changes,
  remove,
}: Pick<UnfinishedChanges<Conflict>, 'changes' | 'remove'>): readonly EditFailure[] =>
  changes.flatMap(({ key, text, conflict }) =>
    text === null || conflict !== undefined ? [] : [{ key, text, close: () => remove(key) }],
  );
