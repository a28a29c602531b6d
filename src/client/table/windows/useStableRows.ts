import { useMemo, useState } from 'react';
import type { TableSource, WindowedSource } from './tableSource';

/** The rows of the frozen source at their positions, with current values. */
function inStableOrder<Row>(frozen: WindowedSource<Row>, live: WindowedSource<Row>): WindowedSource<Row> {
  const now = (row: Row | undefined): Row | undefined => row && (live.rowByKey?.(live.rowKey(row)) ?? row);
  const { groups } = live;
  return {
    ...live,
    total: frozen.total,
    rowAt: (index) => now(frozen.rowAt(index)) ?? live.rowAt(index),
    loaded: [...frozen.loaded, ...live.loaded].sort((one, other) => one - other),
    ...(groups && {
      groups: {
        ...groups,
        list: frozen.groups?.list,
        rowAt: (group, index) => now(frozen.groups?.rowAt(group, index)) ?? groups.rowAt(group, index),
        loaded: [...(frozen.groups?.loaded ?? []), ...groups.loaded],
      },
    }),
  };
}

const isSameList = <Row>(one: TableSource<Row>, other: TableSource<Row>): boolean =>
  one.kind !== 'windowed' || other.kind !== 'windowed' || one.listKey === other.listKey;

/**
 * While a cell is edited or a row menu is open, concurrent changes must not move another row under it or remove the
 * field: rows keep their positions and show their current values. The user's own change of filters or order does: a menu
 * that is opened while its answer is awaited would keep the rows of before.
 */
export function useStableRows<Row>(source: TableSource<Row>, isStable: boolean): TableSource<Row> {
  const [frozen, setFrozen] = useState<TableSource<Row>>();
  if (isStable && (frozen === undefined || !isSameList(frozen, source))) setFrozen(source);
  if (!isStable && frozen !== undefined) setFrozen(undefined);
  return useMemo(() => {
    if (!isStable || frozen === undefined || frozen === source) return source;
    return frozen.kind === 'windowed' && source.kind === 'windowed' ? inStableOrder(frozen, source) : frozen;
  }, [isStable, frozen, source]);
}
