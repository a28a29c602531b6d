/** A place on the page, in pixels of the window. */
export interface PageRectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The one popover of a table: what it is about and where it points. A row is named by position and key: when the rows
 * change under an open menu, the position alone would mean another row.
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

/** The place that an element takes. */
export function getRectangle(element: Element): PageRectangle {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** A place without size, such as that of the pointer. */
export function pointAt(left: number, top: number): PageRectangle {
  return { left, top, width: 0, height: 0 };
}
