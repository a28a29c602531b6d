import type { GridPosition } from '../gridNavigation';
import { type BodyGeometry, scrollTopShowing } from '../../windows/rowWindow';
import { type BlueprintParts, getHeaderHeight } from './blueprintParts';
import type { RowDrawing } from './rowDrawing';

export function getGeometry(parts: BlueprintParts, rowCount: number, rowHeight: number): BodyGeometry {
  return { rowCount, rowHeight, viewHeight: Math.max(rowHeight, parts.scroller.clientHeight - getHeaderHeight(parts)) };
}

/** Scrolls just far enough to show a cell or, for row -1, a heading. */
export function scrollToCell<Row>(
  parts: BlueprintParts,
  place: GridPosition,
  rowCount: number,
  drawing: RowDrawing<Row>,
): void {
  const { scroller } = parts;
  if (place.row >= 0) {
    const top = scrollTopShowing(place.row, scroller.scrollTop, getGeometry(parts, rowCount, drawing.rowHeight));
    if (top !== undefined) scroller.scrollTop = top;
  }
  const column = drawing.scrolling.find((candidate) => candidate.index === place.column)?.shown;
  if (!column) return;
  const left = column.left - drawing.frozenWidth;
  const right = column.left + column.width - scroller.clientWidth;
  if (scroller.scrollLeft > left) scroller.scrollLeft = left;
  else if (scroller.scrollLeft < right) scroller.scrollLeft = Math.min(left, right);
}
