import { useEffect, useRef } from 'react';
import { MAX_FETCHED_ROWS, type TableSource, type WindowedSource } from '../windows/tableSource';
import type { DataTableProps } from './dataTableProps';

/** Where a row was last seen; without a group in a list that is not grouped. */
interface SeenPlace {
  readonly index: number;
  readonly group?: string;
}

/** A longer list is not searched for rows that have left their places. */
const MAX_SEARCHED_ROWS = 5000;

function getLoaded<Row>(source: WindowedSource<Row>): readonly SeenPlace[] {
  return source.groups ? source.groups.loaded : source.loaded.map((index) => ({ index }));
}

function getRow<Row>(source: WindowedSource<Row>, { group, index }: SeenPlace): Row | undefined {
  return group === undefined ? source.rowAt(index) : source.groups?.rowAt(group, index);
}

/** Whether it is known what is at a place now: a row, or nothing behind the end. */
function isPlaceKnown<Row>(source: WindowedSource<Row>, place: SeenPlace): boolean {
  const { group, index } = place;
  const count =
    group === undefined ? source.total : (source.groups?.list?.find(({ key }) => key === group)?.count ?? 0);
  return index >= count || getRow(source, place) !== undefined;
}

/** Those of some keys that are in the list. @throws ApiFailure when it cannot be read */
async function searchList<Row>(
  { total, maxFetched = MAX_FETCHED_ROWS, fetchRows, rowKey }: WindowedSource<Row>,
  keys: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const end = Math.min(total, MAX_SEARCHED_ROWS);
  for (let offset = 0; fetchRows && offset < end && found.size < keys.size; offset += maxFetched)
    for (const row of await fetchRows(offset, Math.min(maxFetched, end - offset), signal))
      if (keys.has(rowKey(row))) found.add(rowKey(row));
  return found;
}

/**
 * Rows that have left the list are not selected any more, so that a change of the selected rows does not
 * change others that the user does not see. Rows that are only not loaded stay selected, as do those that another
 * filter hides: which of them to keep is the screen's decision.
 */
export function useLeftRows<Row extends object>(
  { selectedKeys, onSelectionChange, state }: Pick<DataTableProps<Row>, 'selectedKeys' | 'onSelectionChange' | 'state'>,
  source: TableSource<Row>,
): void {
  const seen = useRef<{ list: string | undefined; places: Map<string, SeenPlace> }>({ list: '', places: new Map() });
  const latest = useRef({ selectedKeys, onSelectionChange });
  useEffect(() => {
    latest.current = { selectedKeys, onSelectionChange };
  });

  const isReady = (state ?? 'ready') === 'ready';
  useEffect(() => {
    if (source.kind !== 'array' || !isReady || !selectedKeys?.length) return;
    const present = new Set(source.rows.map(source.rowKey));
    if (selectedKeys.some((key) => !present.has(key)))
      latest.current.onSelectionChange?.(selectedKeys.filter((key) => present.has(key)));
  }, [source, selectedKeys, isReady]);

  useEffect(() => {
    if (source.kind !== 'windowed') return undefined;
    if (seen.current.list !== source.listKey) seen.current = { list: source.listKey, places: new Map() };
    const { places } = seen.current;
    const selected = new Set(selectedKeys);
    for (const key of [...places.keys()]) if (!selected.has(key)) places.delete(key);
    if (selected.size === 0) return undefined;

    const loaded = getLoaded(source);
    const missing = new Set(places.keys());
    for (const place of loaded) {
      const row = getRow(source, place);
      const key = row && source.rowKey(row);
      if (key === undefined || !selected.has(key)) continue;
      places.set(key, place);
      missing.delete(key);
    }
    for (const key of missing) if (!isPlaceKnown(source, places.get(key) as SeenPlace)) missing.delete(key);
    if (missing.size === 0) return undefined;

    const drop = (left: ReadonlySet<string>): void =>
      latest.current.onSelectionChange?.((latest.current.selectedKeys ?? []).filter((key) => !left.has(key)));
    if (loaded.length >= source.total) {
      drop(missing);
      return undefined;
    }
    // They may be at places that are not loaded: others have sorted them there by a change.
    const controller = new AbortController();
    searchList(source, missing, controller.signal)
      .then((found) => {
        if (controller.signal.aborted) return;
        for (const key of found) places.delete(key);
        const left = new Set([...missing].filter((key) => !found.has(key)));
        if (left.size > 0) drop(left);
      })
      .catch(() => {
        // The table says itself that the list cannot be read; the next answer is examined again.
      });
    return () => controller.abort();
  }, [source, selectedKeys]);
}
