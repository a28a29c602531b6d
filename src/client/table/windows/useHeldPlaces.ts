import { useMemo, useState } from 'react';
import type { TableSource, WindowedSource } from './tableSource';

/** The rows of `held` at their places, each as it is known now. */
function inHeldPlaces<Row>(held: WindowedSource<Row>, live: WindowedSource<Row>): WindowedSource<Row> {
  const now = (row: Row | undefined): Row | undefined => row && (live.rowByKey?.(live.rowKey(row)) ?? row);
  const { groups } = live;
  return {
    ...live,
    total: held.total,
    rowAt: (index) => now(held.rowAt(index)) ?? live.rowAt(index),
    loaded: [...held.loaded, ...live.loaded].sort((one, other) => one - other),
    ...(groups && {
      groups: {
        ...groups,
        list: held.groups?.list,
        rowAt: (group, index) => now(held.groups?.rowAt(group, index)) ?? groups.rowAt(group, index),
        loaded: [...(held.groups?.loaded ?? []), ...groups.loaded],
      },
    }),
  };
}

/**
 * While a cell is edited or a menu of a row is open, what others change must not move another row under it, nor take the
 * field away with what is being typed: rows keep their places, and show their newest values.
 */
export function useHeldPlaces<Row>(source: TableSource<Row>, isHeld: boolean): TableSource<Row> {
  const [held, setHeld] = useState<TableSource<Row>>();
  if (isHeld && held === undefined) setHeld(source);
  if (!isHeld && held !== undefined) setHeld(undefined);
  return useMemo(() => {
    if (!isHeld || held === undefined || held === source) return source;
    return held.kind === 'windowed' && source.kind === 'windowed' ? inHeldPlaces(held, source) : held;
  }, [isHeld, held, source]);
}
