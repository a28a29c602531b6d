import { type FocusEvent, type ReactElement, useCallback, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { bodyHeight, rowWindowAt } from '../../windows/rowWindow';
import { useElementOrder } from '../../windows/useElementOrder';
import type { GridPosition } from '../gridNavigation';
import { GroupRow } from '../groups/GroupRow';
import type { TableRows } from '../useTableRows';
import { TableRow } from './TableRow';
import type { BlueprintParts } from './blueprintParts';
import { type RowDrawing, getVisibleColumns } from './rowDrawing';
import { forwardingRows } from './useBlueprintParts';
import { type ScrollMetrics, useScrollMetrics } from './useScrollMetrics';

const unmeasured: ScrollMetrics = { scrollTop: 0, scrollLeft: 0, viewWidth: 0, viewHeight: 0 };

/** Scrolled sideways: the frozen columns lie over others. */
const isSideways = ({ scrollLeft }: ScrollMetrics): boolean => scrollLeft > 0;

export interface TableBodyProps<Row> {
  readonly parts: BlueprintParts | undefined;
  readonly drawing: RowDrawing<Row>;
  readonly rows: TableRows<Row>;
  readonly selectedKeys: ReadonlySet<string>;
  readonly focus: GridPosition;
  readonly focusId: string;
  /** Called with the visible span when one of its rows is not loaded. */
  readonly onRowsMissing: (first: number, count: number) => void;
  /** Called with the drawn span when it or its rows change. */
  readonly onWindowDrawn: (first: number, count: number) => void;
}

// Rows are positioned within blocks of this size, so that their positions stay the same while a very tall table is
// shifted.
const BLOCK_ROWS = 1000;

/**
 * The visible rows, rendered into the body of Blueprint's table. Blueprint lays out header, columns and scroll bars,
 * but would render every cell for each scroll step, which is too slow on a large screen. Here a row that leaves at one
 * edge is reused at the other.
 */
export function TableBody<Row>(props: TableBodyProps<Row>): ReactElement | null {
  const { parts, drawing, rows, selectedKeys, focus, focusId, onRowsMissing, onWindowDrawn } = props;
  const rowCount = rows.count;
  const { rowHeight } = drawing;

  const isSame = useCallback(
    (a: ScrollMetrics, b: ScrollMetrics) => {
      if (a.viewHeight !== b.viewHeight || a.viewWidth !== b.viewWidth || isSideways(a) !== isSideways(b)) return false;
      const [before, after] = [a, b].map((metrics) =>
        rowWindowAt(metrics.scrollTop, { rowCount, rowHeight, viewHeight: metrics.viewHeight }),
      );
      if (before?.first !== after?.first || before?.shift !== after?.shift) return false;
      if (a.scrollLeft === b.scrollLeft) return true;
      const [from, to] = getVisibleColumns(drawing, a.scrollLeft, a.viewWidth);
      const [nextFrom, nextTo] = getVisibleColumns(drawing, b.scrollLeft, b.viewWidth);
      return from === nextFrom && to === nextTo;
    },
    [drawing, rowCount, rowHeight],
  );
  const measured = useScrollMetrics(parts, isSame);
  const metrics = measured ?? unmeasured;
  const geometry = { rowCount, rowHeight, viewHeight: metrics.viewHeight };
  const { first, count: visible, shift } = rowWindowAt(metrics.scrollTop, geometry);
  // Rows of an assumed height would be drawn and laid out twice.
  const count = measured ? visible : 0;
  const [columnFrom, columnTo] = getVisibleColumns(drawing, metrics.scrollLeft, metrics.viewWidth);

  useEffect(() => {
    for (let position = first; position < first + count; position++) {
      if (rows.rowAt(position) === undefined && rows.lineAt?.(position)?.kind !== 'group') {
        onRowsMissing(first, count);
        return;
      }
    }
  }, [first, count, rows, onRowsMissing]);

  useEffect(() => onWindowDrawn(first, count), [first, count, onWindowDrawn]);
  const ordered = useElementOrder(first, count);

  if (!parts) return null;
  const blockStart = Math.floor(first / BLOCK_ROWS) * BLOCK_ROWS;
  const drawn: ReactElement[] = [];
  for (const position of ordered) {
    const line = rows.lineAt?.(position);
    const focusedColumn = position === focus.row ? focus.column : -1;
    const top = (position - blockStart) * rowHeight;
    if (line?.kind === 'group') {
      drawn.push(
        <GroupRow
          key={position % count}
          drawing={drawing}
          group={line.group}
          isOpen={line.isOpen}
          rowNumber={position + 1}
          top={top}
          focusedColumn={focusedColumn}
          focusId={focusId}
        />,
      );
      continue;
    }
    const row = rows.rowAt(position);
    const key = row === undefined ? undefined : rows.keyAt(position);
    drawn.push(
      <TableRow
        key={position % count}
        drawing={drawing}
        row={row}
        rowIndex={rows.offset + position + 1}
        rowNumber={line?.kind === 'row' ? line.number : rows.offset + position + 1}
        top={top}
        level={line && 2}
        isSelected={key !== undefined && selectedKeys.has(key)}
        focusedColumn={focusedColumn}
        focusId={focusId}
        columnFrom={columnFrom}
        columnTo={columnTo}
      />,
    );
  }
  // Something in the scrolling element must be focusable. Without rows it is the element itself, for the headings
  // beyond the edge; otherwise the grid around it handles the keys.
  const isForwarding = rows.count > 0;
  const forward = ({ target, currentTarget }: FocusEvent): void => {
    if (isForwarding && target === currentTarget)
      currentTarget.closest<HTMLElement>('.db-table-grid')?.focus({ preventScroll: true });
  };
  return createPortal(
    <div role="none" className="db-table-body" style={{ width: drawing.width, height: bodyHeight(geometry) }}>
      <div
        role="rowgroup"
        tabIndex={0}
        onFocus={forward}
        className={`db-table-rows ${isForwarding ? forwardingRows : ''}${isSideways(metrics) ? ' db-table-sideways' : ''}`}
        style={{ top: blockStart * rowHeight + shift }}
      >
        {drawn}
      </div>
    </div>,
    parts.body,
  );
}
