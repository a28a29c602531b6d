import { type MouseEvent, type RefObject, useRef } from 'react';
import type { ShownColumn } from '../../view/shownColumns';
import type { TableRows } from '../useTableRows';
import { type CellUnder, cellUnder } from './cellUnder';
import { getKeyPosition } from './positionOfKey';

/** A longer movement between pressing and releasing is no click. */
const MAX_MOVE_PX = 5;

const findLink = (target: EventTarget): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

/** The cell, and the link in it if that was pressed. */
export interface PressedCell extends CellUnder {
  readonly link: HTMLAnchorElement | null;
}

interface Pressed {
  readonly rowKey: string;
  readonly columnKey: string;
  readonly position: number;
  readonly isLink: boolean;
  readonly x: number;
  readonly y: number;
}

/**
 * The cell of a click: the one that was pressed. A list that is refreshed between pressing and releasing puts another
 * row under the pointer, and the browser then reports the common ancestor.
 */
export function usePressedCell<Row>(
  gridRef: RefObject<HTMLElement | null>,
  rows: TableRows<Row>,
  columns: readonly ShownColumn<Row>[],
): {
  readonly onMouseDown: (event: MouseEvent) => void;
  readonly findCell: (event: MouseEvent) => PressedCell | undefined;
} {
  const pressed = useRef<Pressed>(undefined);
  const onMouseDown = (event: MouseEvent): void => {
    const place = cellUnder(event.target, rows.offset)?.place;
    const rowKey = place && rows.keyAt(place.row);
    const columnKey = place && columns[place.column]?.key;
    pressed.current =
      place && rowKey !== undefined && columnKey !== undefined
        ? {
            rowKey,
            columnKey,
            position: place.row,
            isLink: findLink(event.target) !== null,
            x: event.clientX,
            y: event.clientY,
          }
        : undefined;
  };
  const findCell = (event: MouseEvent): PressedCell | undefined => {
    const under = cellUnder(event.target, rows.offset);
    const hit = under && { ...under, link: findLink(event.target) };
    const began = pressed.current;
    pressed.current = undefined;
    if (!began || Math.abs(event.clientX - began.x) > MAX_MOVE_PX || Math.abs(event.clientY - began.y) > MAX_MOVE_PX)
      return hit;
    if (hit && rows.keyAt(hit.place.row) === began.rowKey && columns[hit.place.column]?.key === began.columnKey)
      return hit;
    const row = getKeyPosition(rows, began.rowKey, began.position);
    const column = columns.findIndex(({ key }) => key === began.columnKey);
    if (row === undefined || column < 0) return hit;
    const line = gridRef.current?.querySelector(`[role="row"][aria-rowindex="${rows.offset + row + 2}"]`);
    const element = line?.querySelector<HTMLElement>(`[role="gridcell"][aria-colindex="${column + 1}"]`);
    if (!element) return hit;
    // The link under the pointer belongs to another record.
    event.preventDefault();
    return { element, place: { row, column }, link: began.isLink ? element.querySelector('a') : null };
  };
  return { onMouseDown, findCell };
}
