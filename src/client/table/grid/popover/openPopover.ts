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
  | { readonly kind: 'rowActions'; readonly position: number; readonly rowKey: string; readonly at: PageRectangle }
  | {
      readonly kind: 'editor';
      readonly position: number;
      readonly rowKey: string;
      readonly columnKey: string;
      readonly at: PageRectangle;
    };

export function getRectangle(element: Element): PageRectangle {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** A rectangle without size, such as the pointer's position. */
export function pointAt(left: number, top: number): PageRectangle {
  return { left, top, width: 0, height: 0 };
}
