import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { DataTableProps } from './dataTableProps';
import { getClipboardHandlers } from './clipboardHandlers';
import type { GridPosition } from './gridNavigation';
import { type GroupedLine, closedAfterToggle } from './groups/rowGroups';
import { pointAt, getRectangle } from './popover/openPopover';
import { bodyHeight } from '../windows/rowWindow';
import { BlueprintFrame } from './rows/BlueprintFrame';
import { HeaderStateContext } from './rows/headerState';
import { TableBody } from './rows/TableBody';
import { cellUnder } from './rows/cellUnder';
import { handleGridKey } from './rows/handleGridKey';
import { getKeyPosition } from './rows/positionOfKey';
import { getRowDrawing } from './rows/rowDrawing';
import { getGeometry, scrollToCell } from './rows/scrollToCell';
import { useBlueprintParts } from './rows/useBlueprintParts';
import { useCurrentRow } from './rows/useCurrentRow';
import { usePressedCell } from './rows/usePressedCell';
import { type ShownColumn, orderAfterMove } from '../view/shownColumns';
import { FONT_SIZE_PX, ROW_HEIGHT_PX, getClosedGroups, viewWithClosedGroups } from '../view/tableView';
import { usePageKeys } from '../../ui/keys/usePageKeys';
import type { PageKey } from '../../ui/keys/pageKeys';
import type { TableSource } from '../windows/tableSource';
import type { GridCommands } from './useGridCommands';
import { useGridCursor } from './useGridCursor';
import { useTableAnchor } from '../windows/useTableAnchor';
import type { TableRows } from './useTableRows';
import type { WholeSelection } from './useWholeSelection';
import { isPlainClick } from '../../ui/controls/isPlainClick';

/** The keys of `handleGridKey` in this table, for the list of keyboard shortcuts. */
const tableKeys = (isSelectable: boolean, isEditable: boolean, isPasted: boolean): readonly (PageKey | false)[] => [
  { keys: '↑ ↓ ← →', description: 'Move; with Ctrl to the edge' },
  { keys: 'Enter', description: 'Open or press; sort on a heading' },
  isEditable && { keys: 'F2', description: 'Edit the cell' },
  isSelectable && { keys: 'Space', description: 'Select the row; with Shift up to it' },
  isSelectable && { keys: 'Ctrl + A', description: 'Select all rows' },
  { keys: 'Ctrl + C', description: 'Copy' },
  isPasted && { keys: 'Ctrl + V', description: 'Paste cells of a spreadsheet' },
  { keys: 'Alt + ↓', description: 'Menu of the column, on a heading' },
];

/** Opens the editor of a cell, by the key of its row: a list that is read again moves its rows. */
export type EditAt = (place: GridPosition, rowKey: string) => void;

interface TableGridProps<Row extends object> {
  readonly table: DataTableProps<Row>;
  readonly rows: TableRows<Row>;
  readonly source: TableSource<Row>;
  /** Rows of a page, where there are pages. */
  readonly pageRows: number | undefined;
  readonly columns: readonly ShownColumn<Row>[];
  readonly commands: GridCommands;
  readonly gridRef: RefObject<HTMLDivElement | null>;
  readonly children?: ReactElement | null;
  readonly onRowsMissing: (first: number, count: number) => void;
  readonly onWindowDrawn: (first: number, count: number) => void;
  readonly whole: WholeSelection<Row>;
  /** Set to the function that opens the editor of a cell. */
  readonly editAt: RefObject<EditAt | undefined>;
  /** Saves and closes the field over a cell, while there is one. */
  readonly leaveField: RefObject<(() => void) | undefined>;
}

function getSelectedShare<Row>(selected: ReadonlySet<string>, rows: TableRows<Row>): 'none' | 'some' | 'all' {
  if (selected.size === 0) return 'none';
  // Rows of a closed group have no line.
  if (rows.groups && selected.size < rows.total) return 'some';
  // Stops at the first row that is not selected, so that only a full selection is scanned to its end.
  for (let position = 0; position < rows.count; position++) {
    if (rows.lineAt?.(position)?.kind === 'group') continue;
    const key = rows.keyAt(position);
    if (key === undefined || !selected.has(key)) return 'some';
  }
  return 'all';
}

/** The grid: Blueprint's frame, our rows, the cursor, mouse and keys. */
export function TableGrid<Row extends object>({
  table,
  rows,
  source,
  pageRows,
  columns,
  commands,
  gridRef,
  children,
  onRowsMissing,
  onWindowDrawn,
  whole,
  editAt,
  leaveField,
}: TableGridProps<Row>): ReactElement {
  const { view, timeZone, onViewChange, selectedKeys, currentKey, rowClassName } = table;
  const isSelectable = table.onSelectionChange !== undefined;
  const cursor = useGridCursor(gridRef, rows, columns.length);
  const { focus } = cursor;
  const focusId = useId();
  const parts = useBlueprintParts(gridRef);
  const rowHeight = ROW_HEIGHT_PX[view.density];
  const fontSize = FONT_SIZE_PX[view.density];
  const { rowKey } = source;
  // Without ticks the current row is the selected one; with them it has a mark of its own.
  const classOfRow = useMemo(
    () =>
      currentKey === undefined || !isSelectable
        ? rowClassName
        : (row: Row): string =>
            `${rowClassName?.(row) ?? ''}${rowKey(row) === currentKey ? ' db-table-current' : ''}`.trim(),
    [rowClassName, rowKey, currentKey, isSelectable],
  );
  const drawing = useMemo(
    () =>
      getRowDrawing(columns, {
        rowHeight,
        fontSize,
        timeZone,
        isSelectable: isSelectable || currentKey !== undefined,
        hasTicks: isSelectable,
        rowClassName: classOfRow,
      }),
    [columns, rowHeight, fontSize, timeZone, isSelectable, currentKey, classOfRow],
  );
  const selected = useMemo(
    () => new Set(currentKey === undefined || isSelectable ? selectedKeys : [currentKey]),
    [selectedKeys, currentKey, isSelectable],
  );
  const selectedShare = useMemo(() => getSelectedShare(selected, rows), [selected, rows]);
  const runOnRow = (run: (row: Row) => void) => (): void | false => {
    const row = document.activeElement === gridRef.current ? rows.rowAt(focus.row) : undefined;
    if (!row) return false;
    run(row);
  };
  const isEditable =
    table.onCellEdit !== undefined && columns.some(({ definition }) => definition?.editor !== undefined);
  usePageKeys('Table', [
    ...tableKeys(isSelectable, isEditable, table.onPaste !== undefined),
    table.detail !== undefined && {
      keys: 'i',
      description: 'Show or hide the details of the row',
      run: table.detail.toggle,
    },
    ...(table.rowKeys ?? []).map(({ run, ...key }) => ({ ...key, run: runOnRow(run) })),
  ]);

  // Another page, order or filter starts at the top. Compared by value, because the same view is often created again.
  const shownRows = JSON.stringify([view.page, view.sort, view.filters, view.search, view.pageSize, view.groupBy]);
  const scrolledFor = useRef(shownRows);
  useEffect(() => {
    if (!parts || scrolledFor.current === shownRows) return;
    scrolledFor.current = shownRows;
    parts.scroller.scrollTop = 0;
  }, [parts, shownRows]);
  useTableAnchor({
    table,
    source,
    rows,
    pageRows,
    parts,
    rowHeight,
    focusedRow: focus.row,
    placeCursor: cursor.placeOnRow,
    gridRef,
  });

  const moveTo = (place: GridPosition, rowKey?: string): void => {
    if (parts) {
      scrollToCell(parts, place, rows.count, drawing);
      // Frozen columns are always visible; moving there scrolls back to the left.
      if (place.column !== focus.column && columns[place.column]?.isFrozen) parts.scroller.scrollLeft = 0;
    }
    cursor.place(place, rowKey);
  };
  const reportRow = ({ row }: GridPosition): void => {
    const isWaiting = table.detail?.waitsForChoice === true && currentKey === undefined;
    const data = row < 0 || (row === focus.row && !isWaiting) ? undefined : rows.rowAt(row);
    if (data) table.onRowFocus?.(data, rows.offset + row);
  };
  useCurrentRow(
    currentKey,
    rows,
    parts !== undefined,
    (row, isOther) => row !== cursor.notedRow && (isOther || focus.row >= 0) && moveTo({ row, column: focus.column }),
  );
  const placeOnPage = (): ReturnType<typeof getRectangle> => {
    const element = document.getElementById(focusId) ?? gridRef.current;
    return element ? getRectangle(element) : pointAt(0, 0);
  };
  const keyOf = (place: GridPosition): string | undefined => columns[place.column]?.definition?.key;
  const openColumnMenu = (place: GridPosition): void => {
    const heading = document.getElementById(focusId);
    const key = keyOf(place);
    if (heading && key !== undefined) commands.openColumnMenu(key, heading);
  };

  const groupAt = (row: number): Extract<GroupedLine, { kind: 'group' }> | undefined => {
    const line = rows.lineAt?.(row);
    return line?.kind === 'group' ? line : undefined;
  };
  const toggleGroup = (key: string): void =>
    onViewChange(viewWithClosedGroups(view, closedAfterToggle(getClosedGroups(view), key)));

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement) return;
    const focusedGroup = groupAt(focus.row);
    if (
      focusedGroup &&
      (event.key === 'Enter' || event.key === ' ' || event.key === (focusedGroup.isOpen ? 'ArrowLeft' : 'ArrowRight'))
    ) {
      event.preventDefault();
      toggleGroup(focusedGroup.group.key);
      return;
    }
    const rowsPerScreen = parts
      ? Math.max(1, Math.floor(getGeometry(parts, rows.count, rowHeight).viewHeight / rowHeight))
      : 1;
    handleGridKey(
      event,
      focus,
      { rowCount: rows.count, columnCount: columns.length, rowsPerScreen },
      {
        moveTo: (place) => {
          reportRow(place);
          moveTo(place);
        },
        openColumnMenu,
        enter: (place, isShift) => {
          const key = keyOf(place);
          if (place.row >= 0) commands.activate(place, placeOnPage());
          else if (key !== undefined) commands.pressSort(key, isShift);
          else commands.toggleAll();
        },
        edit: (place) => commands.openEditor(place, placeOnPage()),
        select: (place, isShift) => (place.row < 0 ? commands.toggleAll() : commands.toggleRow(place.row, isShift)),
        selectAll: commands.toggleAll,
      },
    );
  };

  const press = usePressedCell(gridRef, rows, columns);
  const onClick = (event: MouseEvent): void => {
    gridRef.current?.focus({ preventScroll: true });
    const cell = press.findCell(event);
    if (!cell) return;
    reportRow(cell.place);
    cursor.place(cell.place);
    const pressedGroup = groupAt(cell.place.row);
    if (pressedGroup) {
      toggleGroup(pressedGroup.group.key);
      return;
    }
    const { link } = cell;
    const column = columns[cell.place.column];
    if (link) {
      if (isPlainClick(event) && table.onNavigate) {
        event.preventDefault();
        table.onNavigate(link.getAttribute('href') ?? '', rows.rowAt(cell.place.row), rows.offset + cell.place.row);
      }
    } else if (column?.kind === 'number') commands.toggleRow(cell.place.row, event.shiftKey);
    else if (column?.kind === 'actions' || column?.definition?.onPress)
      commands.activate(cell.place, getRectangle(cell.element));
    // A click next to a link belongs to the link's cell: double click opens it and F2 edits it.
    else if (column?.definition?.editor && column.definition.type !== 'link')
      commands.openEditor(cell.place, getRectangle(cell.element));
  };
  const onDoubleClick = (event: MouseEvent): void => {
    const cell = cellUnder(event.target, rows.offset);
    const definition = cell && columns[cell.place.column]?.definition;
    if (cell && definition && (!definition.editor || definition.type === 'link') && !definition.onPress)
      commands.openRow(cell.place.row);
  };
  const onContextMenu = (event: MouseEvent): void => {
    const cell = cellUnder(event.target, rows.offset);
    // The context-menu key refers to the cell with the cursor.
    const isByKey = event.target === gridRef.current;
    if (!cell && !isByKey) return;
    if (!cell && focus.row < 0) {
      event.preventDefault();
      openColumnMenu(focus);
    } else if (table.rowActions) {
      event.preventDefault();
      if (cell) cursor.place(cell.place);
      commands.openRowMenu(
        cell ? cell.place.row : focus.row,
        cell ? pointAt(event.clientX, event.clientY) : placeOnPage(),
      );
    }
  };
  const onMouseOver = (event: MouseEvent): void => {
    const element = cellUnder(event.target, rows.offset)?.element;
    if (!element) return;
    if (element.dataset.title) element.title = element.dataset.title;
    else if (element.scrollWidth > element.clientWidth) element.title = element.textContent ?? '';
    else element.removeAttribute('title');
  };
  const { onCopy, onPaste } = getClipboardHandlers({ table, columns, rows, focus, selected, whole });

  const latest = useRef({ table, columns, rows });
  useLayoutEffect(() => {
    latest.current = { table, columns, rows };
    editAt.current = (place, rowKey) => {
      moveTo(place, rowKey);
      // The cell has to be visible first.
      requestAnimationFrame(() => {
        const row = getKeyPosition(latest.current.rows, rowKey, place.row);
        if (row !== undefined) commands.openEditor({ row, column: place.column }, placeOnPage());
      });
    };
  });
  // Stable, so that Blueprint's table does not render for another view.
  const onColumnResized = useCallback((index: number, width: number) => {
    const { table: now, columns: shown } = latest.current;
    const key = shown[index]?.definition?.key;
    if (key !== undefined) now.onViewChange({ ...now.view, widths: { ...now.view.widths, [key]: Math.round(width) } });
  }, []);
  const onColumnMoved = useCallback((fromIndex: number, toIndex: number) => {
    const { table: now, columns: shown } = latest.current;
    const moved = shown[fromIndex]?.definition;
    const others = shown.filter((_column, index) => index !== fromIndex);
    const before = others.slice(toIndex).find((column) => column.definition);
    if (moved) now.onViewChange({ ...now.view, order: orderAfterMove(now.columns, now.view, moved.key, before?.key) });
  }, []);
  const focusedColumn = focus.row < 0 ? focus.column : -1;
  const shownShare = isSelectable ? selectedShare : undefined;
  const headerState = useMemo(
    () => ({ sort: view.sort, filters: view.filters, focusedColumn, focusId, selectedShare: shownShare }),
    [view.sort, view.filters, focusedColumn, focusId, shownShare],
  );

  return (
    <div
      ref={gridRef}
      role={rows.groups ? 'treegrid' : 'grid'}
      aria-label={table.name}
      aria-rowcount={(rows.groups ? rows.count : rows.total) + 1}
      aria-colcount={columns.length}
      aria-multiselectable={isSelectable || undefined}
      aria-busy={table.state === 'loading' || undefined}
      aria-activedescendant={focusId}
      tabIndex={0}
      className="db-table-grid"
      onFocus={cursor.onFocus}
      onKeyDown={onKeyDown}
      onMouseDown={press.onMouseDown}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
      onContextMenu={onContextMenu}
      onMouseOver={onMouseOver}
      onCopy={onCopy}
      onPaste={onPaste}
      onWheel={() => (leaveField.current ?? commands.closePopover)()}
      style={{ '--db-table-row-height': `${rowHeight}px`, '--db-table-font-size': `${fontSize}px` } as CSSProperties}
    >
      <HeaderStateContext value={headerState}>
        <BlueprintFrame
          columns={columns}
          height={bodyHeight({ rowCount: rows.count, rowHeight, viewHeight: 0 })}
          commands={commands}
          onColumnResized={onColumnResized}
          onColumnMoved={onColumnMoved}
        />
      </HeaderStateContext>
      <TableBody
        parts={parts}
        drawing={drawing}
        rows={rows}
        selectedKeys={selected}
        focus={focus}
        focusId={focusId}
        onRowsMissing={onRowsMissing}
        onWindowDrawn={onWindowDrawn}
      />
      {children}
    </div>
  );
}
