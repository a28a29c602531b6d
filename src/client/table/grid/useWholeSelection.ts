import { useCallback, useEffect, useRef } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';
import { DEFAULT_SELECTION_LIMIT, type DataTableProps } from './dataTableProps';
import type { TableSource } from '../windows/tableSource';
import type { TableRows } from './useTableRows';

export interface WholeSelection<Row> {
  /** Selects all rows of a partly loaded list, or clears; false when everything is loaded. */
  readonly selectWholeList: () => boolean;
  /** The selected rows in the order of the list, loaded or not. */
  readonly selectedRows: () => Row[];
  /** A remark on the selection; '' for none. */
  readonly note: string;
}

/** Rows per request. */
const FETCHED_ROWS = 500;
const counted = new Intl.NumberFormat('en');
const progress = 'Selecting';
const withoutProgress = (note: string): string => (note.startsWith(progress) ? '' : note);

/** Selecting and copying extend beyond the loaded rows: the others are fetched and cached while they are selected. */
export function useWholeSelection<Row extends object>(
  props: DataTableProps<Row>,
  source: TableSource<Row>,
  rows: TableRows<Row>,
): WholeSelection<Row> {
  const { selectedKeys, onSelectionChange, selectionLimit = DEFAULT_SELECTION_LIMIT } = props;
  const remembered = useRef(new Map<string, { row: Row; place: number }>());
  const [note, setNote] = useScreenState('tables', 'selection-note', '', { continued: withoutProgress });
  const shownNote = useRef(note);
  useEffect(() => {
    shownNote.current = note;
  });
  const running = useRef<AbortController>(undefined);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      running.current?.abort();
    };
  }, []);

  // Another list has other rows: a pending selection would refer to the previous ones.
  const { search, filters } = props.view;
  useEffect(() => () => running.current?.abort(), [search, filters]);

  useEffect(() => {
    const selected = new Set(selectedKeys);
    if (selected.size === 0) {
      remembered.current.clear();
      if (!running.current && shownNote.current !== '') setNote('');
      return;
    }
    for (const position of rows.loaded()) {
      const row = rows.rowAt(position);
      const key = row && rows.keyAt(position);
      if (row && key !== undefined && selected.has(key))
        remembered.current.set(key, { row, place: rows.offset + position });
    }
  }, [selectedKeys, rows, setNote]);

  const selectWholeList = useCallback((): boolean => {
    if (source.kind !== 'windowed' || !source.fetchRows || !onSelectionChange || rows.count < source.total)
      return false;
    const wanted = Math.min(source.total, selectionLimit);
    if ((selectedKeys?.length ?? 0) >= wanted) {
      onSelectionChange([]);
      return true;
    }
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { fetchRows, rowKey, total } = source;
    const fetchAll = async (): Promise<void> => {
      const keys: string[] = [];
      for (let offset = 0; offset < wanted; offset += FETCHED_ROWS) {
        if (wanted > FETCHED_ROWS) setNote(`${progress} ${counted.format(offset)} of ${counted.format(wanted)}…`);
        const fetched = await fetchRows(offset, Math.min(FETCHED_ROWS, wanted - offset), controller.signal);
        fetched.forEach((row, index) => {
          remembered.current.set(rowKey(row), { row, place: offset + index });
          keys.push(rowKey(row));
        });
      }
      if (controller.signal.aborted || isUnmounted.current) return;
      setNote(
        total > wanted
          ? `Only the first ${counted.format(wanted)} of ${counted.format(total)} rows are selected, which is the maximum`
          : '',
      );
      onSelectionChange(keys);
    };
    fetchAll()
      .catch(() => {
        if (!controller.signal.aborted) setNote('Could not load the rows. Please select them again.');
      })
      .finally(() => {
        if (running.current === controller) running.current = undefined;
      });
    return true;
  }, [source, rows.count, selectedKeys, onSelectionChange, selectionLimit, setNote]);

  const selectedRows = (): Row[] =>
    (selectedKeys ?? [])
      .flatMap((key) => remembered.current.get(key) ?? [])
      .sort((left, right) => left.place - right.place)
      .map(({ row }) => row);
  return { selectWholeList, selectedRows, note };
}
