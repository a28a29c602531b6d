import { useEffect, useMemo } from 'react';
import { useScreenState } from './useScreenState';

/** The entry by its id, because lists change while they are shown; its row is needed when it leaves the list. */
interface ListCursor {
  /** null until an entry is chosen: the cursor is then in the first row, whatever it shows. */
  readonly id: string | null;
  readonly row: number;
}
const first: ListCursor = { id: null, row: 0 };

interface ShownCursor {
  /** -1 in an empty list. */
  readonly row: number;
  readonly choose: (row: number) => void;
  /** Goes back to the first row. */
  readonly reset: () => void;
}

/**
 * The entry that keys act on. It follows its entry when the list is sorted again; when the entry has left the list, it
 * is in the row where the entry was last, until the entry is back.
 * @param name unique within the scope
 */
export function useListCursor(name: string, entries: readonly { readonly id: string }[]): ShownCursor {
  const [{ id, row }, setCursor] = useScreenState('tables', name, first);
  const found = useMemo(() => (id === null ? -1 : entries.findIndex((entry) => entry.id === id)), [entries, id]);
  useEffect(() => {
    if (found >= 0 && found !== row) setCursor({ id, row: found });
  }, [found, id, row, setCursor]);
  return {
    row: found >= 0 ? found : Math.min(row, entries.length - 1),
    choose: (next) => setCursor({ id: entries[next]?.id ?? null, row: next }),
    reset: () => setCursor(first),
  };
}
