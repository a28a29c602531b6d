import type { RefObject } from 'react';
import { useElementSize, type ElementSize } from '../../ui/layout/useElementSize';

/** Heading with its border, and the horizontal scroll bar. */
const HEADER_PX = 31;
const SCROLL_BAR_PX = 16;
/** Of the frame, above and below. */
const BORDERS_PX = 2;
/** Height of a frame beyond its rows, so that all of them fit into it. */
export const FITTED_EXTRA_PX = HEADER_PX + SCROLL_BAR_PX + BORDERS_PX;
/** With less space the table scrolls. */
const MIN_ROWS = 5;
/** Until the table is laid out. */
const ASSUMED_ROWS = 20;

/**
 * Number of rows that fit into a frame.
 * @param size inside its borders
 * @param width total width of the columns
 */
export function fittingRows(size: ElementSize, rowHeight: number, width: number): number {
  const room = size.height - HEADER_PX - (width > size.width ? SCROLL_BAR_PX : 0);
  return Math.max(MIN_ROWS, Math.floor(room / rowHeight));
}

/**
 * Number of rows that fit into the window.
 * @param frame the element that the table fills
 * @param width total width of the columns in pixels
 */
export function useFittingRows(frame: RefObject<HTMLElement | null>, rowHeight: number, width: number): number {
  const size = useElementSize(frame, true);
  return size ? fittingRows(size, rowHeight, width) : ASSUMED_ROWS;
}
