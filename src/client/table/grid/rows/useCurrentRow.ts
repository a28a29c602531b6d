import { useEffect, useRef } from 'react';
import type { TableRows } from '../useTableRows';

/** Scrolls to the current row of the screen whenever that changes (`isOther`) or the rows move. */
export function useCurrentRow<Row>(
  currentKey: string | undefined,
  rows: TableRows<Row>,
  isReady: boolean,
  show: (position: number, isOther: boolean) => void,
): void {
  const latest = useRef(show);
  const shownKey = useRef<string>(undefined);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (currentKey === undefined || !isReady) return;
    for (const position of rows.loaded()) {
      if (rows.keyAt(position) !== currentKey) continue;
      latest.current(position, shownKey.current !== currentKey);
      shownKey.current = currentKey;
      return;
    }
  }, [currentKey, rows, isReady]);
}
