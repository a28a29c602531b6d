import { useLayoutEffect, useMemo, useRef } from 'react';
import type { DataTableProps } from './dataTableProps';
import type { GridPosition } from './gridNavigation';
import type { Overlay } from '../../screen-state/useOverlay';
import { type OpenPopover, type PageRectangle, getRectangle } from './popover/openPopover';
import { selectionAfterRange, selectionAfterToggle, selectionAfterToggleAll } from './rowSelection';
import type { ShownColumn } from '../view/shownColumns';
import { viewWithSortPressed } from '../view/tableView';
import { getKeyPosition } from './rows/positionOfKey';
import type { TableRows } from './useTableRows';
import type { SpanEnd, WholeSelection } from './useWholeSelection';

/** The user's commands in the grid, by mouse or key. Positions count within the shown page. */
export interface GridCommands {
  readonly pressSort: (key: string, isAdditional: boolean) => void;
  readonly toggleAll: () => void;
  readonly openColumnMenu: (key: string, anchor: Element) => void;
  readonly toggleRow: (position: number, isRange: boolean) => void;
  readonly openRowMenu: (position: number, at: PageRectangle) => void;
  readonly openEditor: (place: GridPosition, at: PageRectangle) => boolean;
  /** Performs the main action of a cell: presses, edits, follows its link or opens its row. */
  readonly activate: (place: GridPosition, at: PageRectangle) => void;
  readonly openRow: (position: number) => void;
  readonly closePopover: () => void;
}

type Whole = Pick<WholeSelection<never>, 'selectWholeList' | 'selectSpan'>;

interface Latest<Row extends object> {
  readonly props: DataTableProps<Row>;
  readonly rows: TableRows<Row>;
  readonly columns: readonly ShownColumn<Row>[];
  /** Also selects rows that are not loaded; its functions return false when all are. */
  readonly whole: Whole;
}

/** Where a span begins now; undefined when its first row has left the list. */
function getSpanStart<Row>(rows: TableRows<Row>, { position, key }: SpanEnd): SpanEnd | undefined {
  if (key === undefined) return { position, key };
  const found = getKeyPosition(rows, key, position);
  if (found !== undefined) return { position: found, key };
  // Scrolled away, and not loaded any more.
  const isNotLoaded =
    position < rows.count && rows.keyAt(position) === undefined && rows.lineAt?.(position)?.kind !== 'group';
  return isNotLoaded ? { position, key } : undefined;
}

/** The keys of the loaded rows of the page; of groups that are closed, too, where they are in the browser. */
function keysOnPage<Row>(rows: TableRows<Row>, rowKey: (row: Row) => string): string[] {
  if (rows.groups && rows.all) return rows.all.map(rowKey);
  const keys: string[] = [];
  for (const position of rows.loaded()) {
    const key = rows.keyAt(position);
    if (key !== undefined) keys.push(key);
  }
  return keys;
}

/** The commands are stable, so that they cause no render. */
export function useGridCommands<Row extends object>(
  props: DataTableProps<Row>,
  rows: TableRows<Row>,
  columns: readonly ShownColumn<Row>[],
  /** Functions that never change. */
  { open, close }: Pick<Overlay<OpenPopover>, 'open' | 'close'>,
  whole: Whole,
): GridCommands {
  const latest = useRef<Latest<Row>>({ props, rows, columns, whole });
  useLayoutEffect(() => {
    latest.current = { props, rows, columns, whole };
  });
  /** The row that was pressed last; before that, the first one. */
  const anchor = useRef<SpanEnd>({ position: 0, key: undefined });

  return useMemo<GridCommands>(() => {
    const cellAt = ({
      row,
      column,
    }: GridPosition): { data: Row; definition: ShownColumn<Row>['definition'] } | undefined => {
      const data = latest.current.rows.rowAt(row);
      return data && { data, definition: latest.current.columns[column]?.definition };
    };
    const self: GridCommands = {
      pressSort(key, isAdditional) {
        const { props: now } = latest.current;
        now.onViewChange(viewWithSortPressed(now.view, key, isAdditional));
      },
      toggleAll() {
        const { props: now, rows: present } = latest.current;
        if (!now.onSelectionChange || latest.current.whole.selectWholeList()) return;
        now.onSelectionChange(selectionAfterToggleAll(now.selectedKeys ?? [], keysOnPage(present, now.source.rowKey)));
      },
      openColumnMenu: (columnKey, anchor) => open({ kind: 'column', columnKey, at: getRectangle(anchor) }),
      toggleRow(position, isRange) {
        const { props: now, rows: present } = latest.current;
        const key = present.keyAt(position);
        if (key === undefined || !now.onSelectionChange) return;
        const selected = now.selectedKeys ?? [];
        const end = { position, key };
        const start = isRange ? (getSpanStart(present, anchor.current) ?? end) : end;
        if (!isRange) now.onSelectionChange(selectionAfterToggle(selected, key));
        else if (!latest.current.whole.selectSpan(start, end))
          now.onSelectionChange(selectionAfterRange(selected, present.keyAt, start.position, position));
        anchor.current = end;
      },
      openRowMenu(position, at) {
        const rowKey = latest.current.rows.keyAt(position);
        if (latest.current.props.rowActions && rowKey !== undefined) open({ kind: 'rowActions', position, rowKey, at });
      },
      openEditor(place, at) {
        const definition = cellAt(place)?.definition;
        const rowKey = latest.current.rows.keyAt(place.row);
        if (!definition?.editor || !latest.current.props.onCellEdit || rowKey === undefined) return false;
        open({ kind: 'editor', position: place.row, rowKey, columnKey: definition.key, at });
        return true;
      },
      activate(place, at) {
        const kind = latest.current.columns[place.column]?.kind;
        const cell = cellAt(place);
        if (!cell) return;
        if (kind === 'actions' || cell.definition?.onPress === 'row menu') self.openRowMenu(place.row, at);
        else if (cell.definition?.onPress) {
          const { props: now, rows: present } = latest.current;
          // Drawn as a link, and therefore followed as one.
          const href = cell.definition.cell?.(cell.data).href;
          if (href !== undefined) now.onNavigate?.(href, cell.data, present.offset + place.row);
          else cell.definition.onPress(cell.data);
        }
        // Links are followed; every other editable cell is edited in place.
        else if (cell.definition?.type !== 'link' && self.openEditor(place, at)) return;
        else if (latest.current.props.onOpenRow) self.openRow(place.row);
        else self.openEditor(place, at);
      },
      openRow(position) {
        const row = latest.current.rows.rowAt(position);
        if (row) latest.current.props.onOpenRow?.(row, latest.current.rows.offset + position);
      },
      closePopover: close,
    };
    return self;
  }, [open, close]);
}
