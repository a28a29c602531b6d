import type { GridPosition } from '../gridNavigation';

/** The cell of the body that contains an element. */
export interface CellUnder {
  readonly element: HTMLElement;
  readonly place: GridPosition;
}

/** The cell of an event, or undefined outside the rows. */
export function cellUnder(target: EventTarget, offset: number): CellUnder | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[role="gridcell"]') : null;
  const row = element?.closest('[role="row"]');
  if (!element || !row) return undefined;
  // Both count from 1, and the header is row 1.
  const place = {
    row: Number(row.getAttribute('aria-rowindex')) - 2 - offset,
    column: Number(element.getAttribute('aria-colindex')) - 1,
  };
  return { element, place };
}
