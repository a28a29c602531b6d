import { useEffect, useRef } from 'react';
import type { TableRows } from '../useTableRows';

/** Scrolls to the current row of the screen whenever that changes or the rows move. */
export function useCurrentRow<Row>(
  currentKey: string | undefined,
  rows: TableRows<Row>,
  isReady: boolean,
  show: (position: number) => void,
): void {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (currentKey === undefined || !isReady) return;
    for (const position of rows.loaded()) {
      if (rows.keyAt(position) !== currentKey) continue;
      latest.current(position);
      return;
    }
  }, [currentKey, rows, isReady]);
}
