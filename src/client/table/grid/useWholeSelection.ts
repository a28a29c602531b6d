import { useCallback, useEffect, useRef } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';
import { DEFAULT_SELECTION_LIMIT, type DataTableProps } from './dataTableProps';
import type { TableSource, WindowRequest } from '../windows/tableSource';
import { rowSpans } from './rows/rowSpans';
import type { TableRows } from './useTableRows';

/** One end of a span of rows; the key is undefined where it is not known which row it is. */
export interface SpanEnd {
  readonly position: number;
  readonly key: string | undefined;
}

export interface WholeSelection<Row> {
  /** Selects all rows of a partly loaded list, or clears; false when everything is loaded. */
  readonly selectWholeList: () => boolean;
  /** Adds all rows between two when some of them are not loaded; false when all are. */
  readonly selectSpan: (from: SpanEnd, to: SpanEnd) => boolean;
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

const getLength = (spans: readonly WindowRequest[]): number => spans.reduce((sum, { limit }) => sum + limit, 0);

/** Whether a row between two positions is not loaded; lines of groups are no rows. */
function hasMissingRow<Row>({ keyAt, lineAt }: TableRows<Row>, first: number, last: number): boolean {
  for (let position = first; position <= last; position++)
    if (keyAt(position) === undefined && lineAt?.(position)?.kind !== 'group') return true;
  return false;
}

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
  const list = JSON.stringify([props.view.search, props.view.filters]);
  useEffect(() => () => running.current?.abort(), [list]);

  const latest = useRef({ selectedKeys, onSelectionChange });
  useEffect(() => {
    latest.current = { selectedKeys, onSelectionChange };
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
  }, [selectedKeys, onSelectionChange, rows, setNote]);

  /** Fetches rows; `onKeys` gets their keys, unless the selection was given up. */
  const fetchKeys = useCallback(
    (spans: readonly WindowRequest[], onKeys: (keys: string[]) => void): void => {
      if (source.kind !== 'windowed' || !source.fetchRows) return;
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { fetchRows, rowKey } = source;
      const wanted = getLength(spans);
      const fetchAll = async (): Promise<void> => {
        const keys: string[] = [];
        for (const span of spans)
          for (let done = 0; done < span.limit; done += FETCHED_ROWS) {
            if (wanted > FETCHED_ROWS)
              setNote(`${progress} ${counted.format(keys.length)} of ${counted.format(wanted)}…`);
            const offset = span.offset + done;
            const fetched = await fetchRows(offset, Math.min(FETCHED_ROWS, span.limit - done), controller.signal);
            fetched.forEach((row, index) => {
              remembered.current.set(rowKey(row), { row, place: offset + index });
              keys.push(rowKey(row));
            });
          }
        if (!controller.signal.aborted && !isUnmounted.current) onKeys(keys);
      };
      fetchAll()
        .catch(() => {
          if (!controller.signal.aborted) setNote('Could not load the rows. Please select them again.');
        })
        .finally(() => {
          if (running.current === controller) running.current = undefined;
        });
    },
    [source, setNote],
  );

  const selectWholeList = useCallback((): boolean => {
    if (source.kind !== 'windowed' || !source.fetchRows || !onSelectionChange) return false;
    const { total } = source;
    // Of a list by pages the shown page is selected. Groups are not paged: a closed one only has fewer lines.
    if (!rows.groups && rows.count < total) return false;
    const wanted = Math.min(total, selectionLimit);
    if ((selectedKeys?.length ?? 0) >= wanted) {
      onSelectionChange([]);
      return true;
    }
    fetchKeys([{ offset: 0, limit: wanted }], (keys) => {
      setNote(
        total > wanted
          ? `Only the first ${counted.format(wanted)} of ${counted.format(total)} rows are selected, which is the maximum`
          : '',
      );
      onSelectionChange(keys);
    });
    return true;
  }, [source, rows, selectedKeys, onSelectionChange, selectionLimit, fetchKeys, setNote]);

  const selectSpan = useCallback(
    (from: SpanEnd, to: SpanEnd): boolean => {
      if (source.kind !== 'windowed' || !source.fetchRows) return false;
      const [first, last] = [Math.min(from.position, to.position), Math.max(from.position, to.position)];
      if (!hasMissingRow(rows, first, last)) return false;
      const spans = rowSpans(rows, first, last, selectionLimit + 1);
      if (getLength(spans) > selectionLimit) {
        setNote(`At most ${counted.format(selectionLimit)} rows can be selected at a time`);
        return true;
      }
      fetchKeys(spans, (keys) => {
        // Others have moved the rows, or another order was still loading.
        if ([from.key, to.key].some((key) => key !== undefined && !keys.includes(key))) {
          setNote('The list has changed. Please select the rows again.');
          return;
        }
        setNote('');
        const { selectedKeys: present = [], onSelectionChange: select } = latest.current;
        select?.([...new Set([...present, ...keys])]);
      });
      return true;
    },
    [source, rows, selectionLimit, fetchKeys, setNote],
  );

  const selectedRows = (): Row[] =>
    (selectedKeys ?? [])
      .flatMap((key) => remembered.current.get(key) ?? [])
      .sort((left, right) => left.place - right.place)
      .map(({ row }) => row);
  return { selectWholeList, selectSpan, selectedRows, note };
}
