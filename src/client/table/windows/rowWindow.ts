/**
 * Browsers stop rendering elements beyond a height (Firefox at 17.9 million pixels). Taller tables scroll in a body of
 * this height, in which one pixel of the scroll bar means more than one pixel of rows.
 */
export const MAX_BODY_HEIGHT_PX = 15_000_000;

/** Rows rendered above and below the visible ones at least, so that a small scroll shows no gap before the next frame. */
export const OVERSCAN_ROWS = 2;
/**
 * As many rows come into view together: while rows are scrolled slowly, most frames draw none, and browsers paint all that
 * lies near a row that is drawn again.
 */
export const STEP_ROWS = 4;

export interface BodyGeometry {
  readonly rowCount: number;
  readonly rowHeight: number;
  /** Pixels available for rows. */
  readonly viewHeight: number;
}

export interface RowWindow {
  /** First row to render. */
  readonly first: number;
  /** Number of rendered rows; constant while scrolling, so that elements can be reused. */
  readonly count: number;
  /** Pixels to add to `row * rowHeight` for the row's position in the body; 0 unless the table is too tall. */
  readonly shift: number;
}

/** The height of the scrolled body in pixels. */
export function bodyHeight({ rowCount, rowHeight }: BodyGeometry): number {
  return Math.min(rowCount * rowHeight, MAX_BODY_HEIGHT_PX);
}

/** The virtual scroll offset at a scroll position: the position itself unless the table is too tall. */
export function offsetAt(scrollTop: number, geometry: BodyGeometry): number {
  const fullHeight = geometry.rowCount * geometry.rowHeight;
  const height = bodyHeight(geometry);
  if (fullHeight === height) return scrollTop;
  const range = Math.max(1, height - geometry.viewHeight);
  return Math.round((Math.min(scrollTop, range) / range) * (fullHeight - geometry.viewHeight));
}

/** The rows to render at a scroll position. */
export function rowWindowAt(scrollTop: number, geometry: BodyGeometry): RowWindow {
  const { rowCount, rowHeight, viewHeight } = geometry;
  const offset = offsetAt(scrollTop, geometry);
  const wanted = Math.ceil(viewHeight / rowHeight) + 2 * OVERSCAN_ROWS + STEP_ROWS;
  // Even, so that a reused element keeps its stripe.
  const count = Math.min(rowCount, wanted + (wanted % 2));
  const highest = Math.floor(offset / rowHeight) - OVERSCAN_ROWS;
  const first = Math.max(0, Math.min(highest - (highest % STEP_ROWS), rowCount - count));
  return { first, count, shift: scrollTop - offset };
}

/**
 * The rows from `first`, in the order of the elements that draw them: row n is drawn by element n modulo `count`, so that
 * an element whose row leaves at one edge draws the one that enters at the other.
 * @param orderedFor the first row when the elements were last in the order of their rows
 */
export function rowsInElementOrder(first: number, count: number, orderedFor: number): number[] {
  const turn = (((orderedFor - first) % count) + count) % count;
  return Array.from({ length: count }, (_, index) => first + ((turn + index) % count));
}

/** The scroll position of a virtual offset. */
export function scrollTopAt(offset: number, geometry: BodyGeometry): number {
  const fullHeight = geometry.rowCount * geometry.rowHeight;
  const height = bodyHeight(geometry);
  const { viewHeight } = geometry;
  const wanted = Math.max(0, Math.min(offset, fullHeight - viewHeight));
  if (fullHeight === height) return wanted;
  return (wanted / (fullHeight - viewHeight)) * (height - viewHeight);
}

/** The scroll position that shows a row, or undefined when it is already visible. */
export function scrollTopShowing(row: number, scrollTop: number, geometry: BodyGeometry): number | undefined {
  const { rowHeight, viewHeight } = geometry;
  const offset = offsetAt(scrollTop, geometry);
  const top = row * rowHeight;
  if (top >= offset && top + rowHeight <= offset + viewHeight) return undefined;
  const wanted = top < offset ? top : top + rowHeight - viewHeight;
  return scrollTopAt(wanted, geometry);
}
