import type { HeldRows } from '../../windows/heldRows';

/** A rectangle in pixels of the window. */
export interface PageRectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The table's only popover: its subject and position. A row is identified by position and key: when rows change under
 * an open menu, the position alone would refer to another row.
 */
export type OpenPopover =
  | { readonly kind: 'column'; readonly columnKey: string; readonly at: PageRectangle }
  | (RowPopover & { readonly kind: 'rowActions' })
  | (RowPopover & { readonly kind: 'editor'; readonly columnKey: string });

interface RowPopover {
  readonly position: number;
  readonly rowKey: string;
  readonly at: PageRectangle;
  /** The rows around it; absent until they have been noted. */
  readonly held?: HeldRows;
}

export function getRectangle(element: Element): PageRectangle {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** A rectangle without size, such as the pointer's position. */
export function pointAt(left: number, top: number): PageRectangle {
  return { left, top, width: 0, height: 0 };
}
