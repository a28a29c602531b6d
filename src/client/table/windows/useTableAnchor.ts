import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { DataTableProps } from '../grid/dataTableProps';
import { scrollTopAt, scrollTopShowing } from './rowWindow';
import type { BlueprintParts } from '../grid/rows/blueprintParts';
import { getGeometry } from '../grid/rows/scrollToCell';
import { scrollWhenLaidOut } from './scrollWhenLaidOut';
import { type FoundAnchor, type TableAnchor, anchorAt, foundAnchor, loadedPositions } from './tableAnchor';
import type { TableSource } from './tableSource';
import type { TableRows } from '../grid/useTableRows';
import { useStoredPosition } from './useStoredPosition';

/** Range around the recorded position in which moved rows are searched. */
const searchedRows = 500;

interface TableAnchorInput<Row extends object> {
  readonly table: DataTableProps<Row>;
  readonly source: TableSource<Row>;
  readonly rows: TableRows<Row>;
  /** The size of the page, where there are pages. */
  readonly pageRows: number | undefined;
  readonly parts: BlueprintParts | undefined;
  readonly rowHeight: number;
  /** Row with the cursor. */
  readonly focusedRow: number;
  /** Puts the cursor on another row. */
  readonly placeCursor: (row: number) => void;
  readonly gridRef: RefObject<HTMLElement | null>;
}

/**
 * Restores a table's scroll position, and keeps it while rows are loading, until the user acts. Reports the position
 * when the table is unmounted.
 */
export function useTableAnchor<Row extends object>(input: TableAnchorInput<Row>): void {
  const { table, source, rows, pageRows, parts, rowHeight, placeCursor, gridRef } = input;
  const isReady = parts !== undefined && rows.count > 0 && table.state !== 'loading';
  // A table without rows can be scrolled sideways.
  const isEmpty = parts !== undefined && rows.count === 0 && (table.state ?? 'ready') === 'ready';
  const hasPosition = useStoredPosition({ rows, parts, rowHeight, isReady: isReady || isEmpty });
  // The position in the store is that of the shown state; the anchor is that of an earlier visit.
  const wanted = useRef<TableAnchor | undefined>(hasPosition ? undefined : table.anchor);
  const hasFocused = useRef(false);
  /** It was the last part of the page with the focus: menus and dialogs above the page do not count. */
  const isLastFocused = useRef(false);
  const search = useRef<AbortController>(undefined);
  /** Positions found by a search. */
  const [searched, setSearched] = useState<ReadonlyMap<string, number>>();

  useEffect(() => {
    const stop = (): void => {
      wanted.current = undefined;
      search.current?.abort();
    };
    const events = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const;
    for (const event of events) document.addEventListener(event, stop, { capture: true, passive: true });
    return () => {
      stop();
      for (const event of events) document.removeEventListener(event, stop, { capture: true });
    };
  }, []);

  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.closest('.bp6-portal') === null)
        isLastFocused.current = gridRef.current?.contains(target) === true;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [gridRef]);

  useEffect(() => {
    const anchor = wanted.current;
    if (!anchor || !isReady || !parts) return;
    const geometry = getGeometry(parts, rows.count, rowHeight);
    const known = new Map([...(searched ?? []), ...loadedPositions(rows, source)]);
    const found = foundAnchor(anchor, known);
    const focusBefore = anchor.focus?.place ?? anchor.rows[0]?.place ?? 0;
    const focusNow = (anchor.focus && known.get(anchor.focus.key)) ?? found?.place ?? focusBefore;
    const noted = anchor.rows.find(({ key }) => key === anchor.focus?.key) ?? anchor.rows[0];
    const target: FoundAnchor = found ?? { place: focusBefore, top: noted?.top ?? 0 };

    const isMoved = anchor.isFocusMoved === true && !anchor.rows.some(({ key }) => key === anchor.focus?.key);
    // The row is on another page now.
    const leading = isMoved ? focusNow : target.place;
    if (
      pageRows !== undefined &&
      !rows.lineAt &&
      (leading < rows.offset || leading >= rows.offset + rows.count) &&
      leading < rows.total
    ) {
      const page = Math.floor(leading / pageRows) + 1;
      if (page !== table.view.page) table.onViewChange({ ...table.view, page });
      return;
    }
    const position = Math.max(0, Math.min(target.place - rows.offset, rows.count - 1));
    let scrollTop = scrollTopAt(position * rowHeight - target.top, geometry);
    if (isMoved) scrollTop = scrollTopShowing(focusNow - rows.offset, scrollTop, geometry) ?? scrollTop;
    scrollWhenLaidOut(parts.scroller, scrollTop, anchor.left, () => wanted.current === anchor);
    const cursorRow = Math.max(0, Math.min(focusNow - rows.offset, rows.count - 1));
    placeCursor(cursorRow);
    if (!hasFocused.current) {
      hasFocused.current = true;
      // Not one of several tables of a page that the user did not leave from.
      if (anchor.hadFocus) gridRef.current?.focus({ preventScroll: true });
    }

    // None of the rows is near the recorded position: others have moved them farther.
    const isRowLoaded = focusBefore >= rows.total || rows.rowAt(Math.max(0, focusBefore - rows.offset)) !== undefined;
    if (
      found ||
      searched ||
      search.current ||
      !isRowLoaded ||
      rows.lineAt ||
      source.kind !== 'windowed' ||
      !source.fetchRows
    )
      return;
    const { fetchRows, rowKey } = source;
    const controller = new AbortController();
    search.current = controller;
    const offset = Math.max(0, focusBefore - searchedRows);
    fetchRows(offset, 2 * searchedRows, controller.signal)
      .then((fetched) => setSearched(new Map(fetched.map((row, index) => [rowKey(row), offset + index]))))
      .catch(() => {
        // The table stays at the recorded position; it shows itself that the list cannot be read.
        if (!controller.signal.aborted) setSearched(new Map());
      });
    // oxlint-disable-next-line react/exhaustive-deps -- follows the rows and the layout, not every change of the view
  }, [parts, isReady, rows, source, rowHeight, searched, pageRows]);

  const latest = useRef({ input, hasRestored: false });
  useLayoutEffect(() => {
    latest.current = { input, hasRestored: isReady };
  });
  useLayoutEffect(() => {
    const note = (): void => {
      const { input: last, hasRestored } = latest.current;
      if (!last.parts || !hasRestored || !last.table.onLeave) return;
      const { scroller } = last.parts;
      last.table.onLeave({
        ...anchorAt(
          last.rows,
          getGeometry(last.parts, last.rows.count, last.rowHeight),
          scroller.scrollTop,
          scroller.scrollLeft,
          last.focusedRow,
        ),
        hadFocus: isLastFocused.current,
      });
    };
    window.addEventListener('pagehide', note);
    return () => {
      window.removeEventListener('pagehide', note);
      note();
    };
  }, []);
}
