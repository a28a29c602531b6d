import { type ReactElement, useCallback, useEffect, useMemo, useRef } from 'react';
import { TablePopoverContent } from './TablePopoverContent';
import { type EditAt, TableGrid } from './TableGrid';
import { TableState } from './TableState';
import type { DataTableProps } from './dataTableProps';
import type { OpenPopover } from './popover/openPopover';
import { Scope } from '../../screen-state/Scope';
import { useOverlay } from '../../screen-state/useOverlay';
import { askForGroupedRows } from './groups/askForGroupedRows';
import { exportedColumns, shownColumns } from '../view/shownColumns';
import { type TableSource, alignedWindow } from '../windows/tableSource';
import { ROW_HEIGHT_PX } from '../view/tableView';
import { TableToolbar } from './toolbar/TableToolbar';
import { useStableFirstRow } from '../windows/useStableFirstRow';
import { FITTED_EXTRA_PX, useFittingRows } from './useFittingRows';
import { getKeyPosition } from './rows/positionOfKey';
import { useLeftRows } from './useLeftRows';
import { useGridCommands } from './useGridCommands';
import type { DrawnSpan } from '../windows/heldRows';
import { useStableRows } from '../windows/useStableRows';
import { useTableRows } from './useTableRows';
import { columnsWidth } from '../detail/columnsWidth';
import { DetailPane } from '../detail/DetailPane';
import { useChosenRow } from '../detail/useChosenRow';
import { useWholeSelection } from './useWholeSelection';
import '@blueprintjs/table/lib/css/table.css';
import './dataTable.css';
import './tableGrid.css';
import './tableRows.css';
import './tablePopover.css';

/** Shown while nothing is loaded. */
const SKELETON_ROWS = 20;
/** Few, so that what is below the table moves little when the rows come. */
const LOADING_FITTED_ROWS = 4;
/** A table that is as tall as its rows scrolls from this number on. */
const MAX_FITTED_ROWS = 20;
/** Three rows, so that a list with one row still looks like a list. */
const MIN_FRAME_PX = 120;
/** A fast scroll passes many windows; rows are requested only where it slows down. */
const WINDOW_REQUEST_DELAY_MS = 60;

const NOTHING_LOADED = {
  kind: 'windowed' as const,
  total: SKELETON_ROWS,
  rowAt: () => undefined,
  loaded: [],
  rowKey: () => '',
  onWindowNeeded: () => undefined,
};
const NO_ROWS = { kind: 'array' as const, rows: [] as never[], rowKey: () => '' };

/**
 * The table of the product: sorting, filters, search, column layout, selection, row menus, editing in place, copying
 * and Excel export over an array or a windowed server source. It is controlled: `view` and `selectedKeys` come in,
 * changes go out. See README.md.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactElement {
  const { kept } = props.view;
  return (
    <Scope name={`table/${kept ? kept.prefix + kept.table : 'rows'}`}>
      <TableParts {...props} />
    </Scope>
  );
}

function TableParts<Row extends object>(props: DataTableProps<Row>): ReactElement {
  const { columns, view, timeZone, state = 'ready', height = 'fill', hasToolbar = true, detail } = props;
  const hasRowMenu = props.rowActions !== undefined && !columns.some((column) => column.onPress === 'row menu');
  const isSelectable = props.onSelectionChange !== undefined;
  const isLoadingFirst =
    state === 'loading' && (props.source.kind === 'array' ? props.source.rows.length : props.source.total) === 0;
  const popoverOverlay = useOverlay<OpenPopover>('popover');
  const popover = popoverOverlay.props;
  const source: TableSource<Row> = isLoadingFirst ? NOTHING_LOADED : state === 'failed' ? NO_ROWS : props.source;
  const { order, hidden, widths, frozenCount } = view;
  const shown = useMemo(
    () => shownColumns(columns, { order, hidden, widths, frozenCount }, hasRowMenu, isSelectable),
    [columns, order, hidden, widths, frozenCount, hasRowMenu, isSelectable],
  );
  const ownFrame = useRef<HTMLDivElement>(null);
  const frameRef = props.frame ?? ownFrame;
  const room = useRef<HTMLDivElement>(null);
  const lastColumn = shown.at(-1);
  const fittingRows = useFittingRows(
    frameRef,
    ROW_HEIGHT_PX[view.density],
    lastColumn ? lastColumn.left + lastColumn.width : 0,
  );
  const pageRows = view.pageSize === 'all' ? undefined : view.pageSize === 'fit' ? fittingRows : view.pageSize;
  const present = useTableRows(source, columns, view, timeZone, pageRows);
  const drawn = useRef<DrawnSpan>({ first: 0, count: 0 });
  const rows = useStableRows({ source: props.source, rows: present, view, popover: popoverOverlay, drawn });
  useStableFirstRow(props, fittingRows);
  const whole = useWholeSelection(props, source, rows);
  useLeftRows(props, source);
  const pageCount = typeof view.pageSize === 'number' ? rows.count : rows.total;
  const rowsPx = pageCount * ROW_HEIGHT_PX[view.density] + FITTED_EXTRA_PX;
  const chosen = useChosenRow({ table: props, rows, room, rowsPx, columnsPx: columnsWidth(shown) });
  const { choose } = chosen;
  const commands = useGridCommands(props, rows, shown, popoverOverlay, whole);
  const editAt = useRef<EditAt>(undefined);
  const leaveField = useRef<() => void>(undefined);
  const gridRef = useRef<HTMLDivElement>(null);
  const exported = useMemo(() => exportedColumns(columns, { order, hidden }), [columns, order, hidden]);
  const { prepareExport } = props;
  const excelFile = {
    name: props.exportName ?? props.name,
    columns: exported,
    prepareColumns: prepareExport && (async () => exportedColumns(await prepareExport(), { order, hidden })),
    widths,
    source,
    rows: rows.all,
    timeZone,
  };

  const requestTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(requestTimer.current), []);
  const onRowsMissing = useCallback(
    (first: number, count: number) => {
      if (source.kind !== 'windowed') return;
      clearTimeout(requestTimer.current);
      requestTimer.current = setTimeout(() => {
        if (rows.lineAt) askForGroupedRows(source, rows, first, count);
        else source.onWindowNeeded(alignedWindow(rows.offset + first, count, source.total));
      }, WINDOW_REQUEST_DELAY_MS);
    },
    [source, rows],
  );

  const { onRowsShown } = props;
  const shownTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(shownTimer.current), []);
  const onWindowDrawn = useMemo(
    () =>
      (first: number, count: number): void => {
        drawn.current = { first, count };
        if (!onRowsShown) return;
        clearTimeout(shownTimer.current);
        shownTimer.current = setTimeout(() => {
          onRowsShown(Array.from({ length: count }, (_, index) => rows.keyAt(first + index) ?? []).flat());
        }, WINDOW_REQUEST_DELAY_MS);
      },
    [onRowsShown, rows],
  );

  const closePopover = (): void => {
    commands.closePopover();
    gridRef.current?.focus({ preventScroll: true });
  };
  const editAdjacent = (step: 1 | -1): void => {
    closePopover();
    if (popover?.kind !== 'editor') return;
    let column = shown.findIndex((candidate) => candidate.key === popover.columnKey);
    do column += step;
    while (shown[column] && !shown[column]?.definition?.editor);
    // The rows that were held for the editor return to their places.
    const row = getKeyPosition(present, popover.rowKey, popover.position);
    if (shown[column] && row !== undefined) editAt.current?.({ row, column }, popover.rowKey);
  };
  // What is said instead of rows needs more room than a few rows.
  const fittedCount = height === 'rows-within' ? rows.total : rows.count;
  const fittedRows = isLoadingFirst
    ? LOADING_FITTED_ROWS
    : fittedCount === 0
      ? 8
      : Math.max(3, height === 'rows-within' ? fittedCount : Math.min(fittedCount, MAX_FITTED_ROWS));
  const fittedHeight = fittedRows * ROW_HEIGHT_PX[view.density] + FITTED_EXTRA_PX;
  const { place, isShown: isDetailShown } = chosen;
  // Details that are held where there is no room for them share it with the rows.
  const isSharing = detail?.isAlwaysShown === true || (isDetailShown && place === 'none');
  const isAbove = isDetailShown && (place === 'below' || place === 'none');
  const gridProps: DataTableProps<Row> =
    detail === undefined
      ? props
      : {
          ...props,
          detail: place === 'none' ? undefined : detail,
          ...(chosen.key !== undefined && { currentKey: chosen.key }),
          onRowFocus: (row, at) => choose(props.source.rowKey(row), at - rows.offset),
        };
  const frame = (
    <div
      ref={frameRef}
      className="db-table-frame"
      style={
        isAbove
          ? { height: Math.max(rowsPx, MIN_FRAME_PX), flex: 'none' }
          : height === 'fill'
            ? undefined
            : { height: fittedHeight, flex: height === 'rows' ? 'none' : '0 1 auto' }
      }
    >
      <TableGrid
        table={gridProps}
        rows={rows}
        source={source}
        pageRows={pageRows}
        columns={shown}
        commands={commands}
        gridRef={gridRef}
        onRowsMissing={onRowsMissing}
        onWindowDrawn={onWindowDrawn}
        whole={whole}
        editAt={editAt}
        leaveField={leaveField}
      />
      <TableState table={props} total={rows.total} />
    </div>
  );
  return (
    <div className={`db-table db-table-${view.density}`}>
      {hasToolbar && (
        <TableToolbar
          table={props}
          pageRows={pageRows}
          total={rows.total}
          unfilteredTotal={source.kind === 'array' ? source.rows.length : source.unfilteredTotal}
          searched={source.kind === 'array' ? undefined : source.searched}
          excelFile={excelFile}
          note={whole.note}
          groups={rows.groups}
          isDetailOffered={place !== 'none'}
        />
      )}
      {detail === undefined ? (
        frame
      ) : (
        <div
          ref={room}
          className={`db-table-content${place === 'none' || place === 'below' ? '' : ' db-table-content-right'}${isSharing ? ' db-table-content-shared' : ''}`}
        >
          {frame}
          {isDetailShown && <DetailPane detail={detail} chosen={chosen} rows={rows} isLoading={isLoadingFirst} />}
        </div>
      )}
      {popover && (
        <TablePopoverContent
          table={props}
          popover={popover}
          rows={rows}
          columns={shown}
          onClose={closePopover}
          onEditAdjacent={editAdjacent}
          leaveField={leaveField}
        />
      )}
    </div>
  );
}
