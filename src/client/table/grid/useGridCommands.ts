import { useLayoutEffect, useMemo, useRef } from 'react';
import type { DataTableProps } from './dataTableProps';
import type { GridPosition } from './gridNavigation';
import type { Overlay } from '../../screen-state/useOverlay';
import { type OpenPopover, type PageRectangle, getRectangle } from './popover/openPopover';
import { selectionAfterRange, selectionAfterToggle, selectionAfterToggleAll } from './rowSelection';
import type { ShownColumn } from '../view/shownColumns';
import { viewWithSortPressed } from '../view/tableView';
import type { TableRows } from './useTableRows';

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

interface Latest<Row extends object> {
  readonly props: DataTableProps<Row>;
  readonly rows: TableRows<Row>;
  readonly columns: readonly ShownColumn<Row>[];
  /** Also selects rows that are not loaded; returns false when all are. */
  readonly selectWholeList: (() => boolean) | undefined;
}

function keysOnPage<Row>(rows: TableRows<Row>): string[] {
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
  selectWholeList?: () => boolean,
): GridCommands {
  const latest = useRef<Latest<Row>>({ props, rows, columns, selectWholeList });
  useLayoutEffect(() => {
    latest.current = { props, rows, columns, selectWholeList };
  });
  const anchorPosition = useRef(0);

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
        if (!now.onSelectionChange || latest.current.selectWholeList?.()) return;
        now.onSelectionChange(selectionAfterToggleAll(now.selectedKeys ?? [], keysOnPage(present)));
      },
      openColumnMenu: (columnKey, anchor) => open({ kind: 'column', columnKey, at: getRectangle(anchor) }),
      toggleRow(position, isRange) {
        const { props: now, rows: present } = latest.current;
        const key = present.keyAt(position);
        if (key === undefined || !now.onSelectionChange) return;
        const selected = now.selectedKeys ?? [];
        now.onSelectionChange(
          isRange
            ? selectionAfterRange(selected, present.keyAt, anchorPosition.current, position)
            : selectionAfterToggle(selected, key),
        );
        anchorPosition.current = position;
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
        else if (cell.definition?.onPress) cell.definition.onPress(cell.data);
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
