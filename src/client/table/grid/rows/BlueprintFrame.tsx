import { Utils } from '@blueprintjs/core';
import {
  type CellProps,
  Column,
  type ColumnHeaderCellProps,
  RenderMode,
  SelectionModes,
  Table,
  type TableProps,
} from '@blueprintjs/table';
import { type ReactElement, memo, useMemo } from 'react';
import type { ShownColumn } from '../../view/shownColumns';
import { HeaderCell, type HeaderCommands } from './HeaderCell';
import { leaveOutCoveredHeadings } from './blueprintParts';

export interface BlueprintFrameProps<Row> {
  readonly columns: readonly ShownColumn<Row>[];
  /** Pixels of all rows together. */
  readonly height: number;
  readonly commands: HeaderCommands;
  readonly onColumnResized: (index: number, width: number) => void;
  readonly onColumnMoved: (fromIndex: number, toIndex: number) => void;
}

function Nothing(): null {
  return null;
}

// The rows are rendered by TableBody; for Blueprint the body is one tall row of empty cells.
const emptyCell = (): ReactElement<CellProps> => <Nothing />;
const ROW_HEIGHTS_OF_NOTHING: number[] = [];

/** Follow from the properties: Blueprint makes new, equal ones for every change of its state. */
const madeFromProps: ReadonlySet<string> = new Set<keyof Table['state']>(['childrenArray', 'columnIdToIndex']);

/**
 * Blueprint's table renders all its headings and cells again for every step that is scrolled. Its body is one row that
 * is always visible, so it has to render only when it is scrolled sideways or gets another size.
 */
class FrameTable extends Table {
  constructor(props: ConstructorParameters<typeof Table>[0]) {
    super(props);
    leaveOutCoveredHeadings(this);
  }

  override shouldComponentUpdate(nextProps: TableProps, nextState: Table['state']): boolean {
    const { viewportRect } = this.state;
    const next = nextState.viewportRect;
    const isOnlyScrolledDown =
      Utils.shallowCompareKeys(this.props, nextProps) &&
      viewportRect !== undefined &&
      next !== undefined &&
      viewportRect.left === next.left &&
      viewportRect.width === next.width &&
      viewportRect.height === next.height &&
      Utils.deepCompareKeys(
        { ...this.state, viewportRect: undefined },
        { ...nextState, viewportRect: undefined },
        Object.keys(nextState).filter((key) => !madeFromProps.has(key)),
      );
    return !isOnlyScrolledDown && super.shouldComponentUpdate(nextProps, nextState);
  }
}

function Frame<Row>(props: BlueprintFrameProps<Row>): ReactElement {
  const { columns, height, commands, onColumnResized, onColumnMoved } = props;
  const children = useMemo(
    () =>
      columns.map((column, index) => {
        const renderHeader = (): ReactElement<ColumnHeaderCellProps> => (
          <HeaderCell column={column} columnIndex={index} commands={commands} />
        );
        return (
          <Column key={column.key} id={column.key} columnHeaderCellRenderer={renderHeader} cellRenderer={emptyCell} />
        );
      }),
    [columns, commands],
  );
  const columnWidths = useMemo(() => columns.map((column) => column.width), [columns]);
  // Blueprint applies changed widths with the old positions, and again with the new ones only for these.
  const redrawnFor = useMemo(() => [columnWidths], [columnWidths]);
  const rowHeights = useMemo(() => (height > 0 ? [height] : ROW_HEIGHTS_OF_NOTHING), [height]);
  return (
    <FrameTable
      numRows={rowHeights.length}
      rowHeights={rowHeights}
      columnWidths={columnWidths}
      cellRendererDependencies={redrawnFor}
      numFrozenColumns={columns.filter((column) => column.isFrozen).length}
      minColumnWidth={28}
      renderMode={RenderMode.NONE}
      selectionModes={SelectionModes.NONE}
      enableRowHeader={false}
      enableRowResizing={false}
      enableColumnReordering
      enableMultipleSelection={false}
      enableFocusedCell={false}
      enableGhostCells={false}
      onColumnWidthChanged={onColumnResized}
      onColumnsReordered={onColumnMoved}
    >
      {children}
    </FrameTable>
  );
}

/**
 * Blueprint's table: header, column sizes and order, frozen columns and scroll bars. It renders for other columns or
 * another height only; `HeaderStateContext` around it has the rest for the headings.
 */
export const BlueprintFrame = memo(Frame) as typeof Frame;
