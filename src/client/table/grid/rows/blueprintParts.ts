import type { Table } from '@blueprintjs/table';
import { type ReactElement, type RefCallback, createElement } from 'react';

/** Elements of Blueprint's table that we fill or observe. Blueprint does not export its class names. */
const MAIN = '.bp6-table-quadrant-main';

export interface BlueprintParts {
  /** The scrolling element. */
  readonly scroller: HTMLElement;
  /** The element in which the visible header scrolls sideways. */
  readonly headerScroller: HTMLElement | null;
  /** The element that contains the rows. */
  readonly body: HTMLElement;
  /** The element that Tab would reach, if the grid around it did not take the focus. */
  readonly container: HTMLElement;
}

/** The elements, or undefined until Blueprint has rendered them. */
export function findBlueprintParts(root: HTMLElement): BlueprintParts | undefined {
  const scroller = root.querySelector<HTMLElement>(`${MAIN} .bp6-table-quadrant-scroll-container`);
  const body = root.querySelector<HTMLElement>(`${MAIN} .bp6-table-quadrant-body-container`);
  const container = root.querySelector<HTMLElement>('.bp6-table-container');
  if (!scroller || !body || !container) return undefined;
  return {
    scroller,
    headerScroller: root.querySelector<HTMLElement>('.bp6-table-quadrant-top .bp6-table-quadrant-scroll-container'),
    body,
    container,
  };
}

/** Members of Blueprint's table that its types keep to itself. */
interface TableParts {
  renderColumnHeader: (place: RefCallback<HTMLElement>, ...rest: readonly unknown[]) => ReactElement;
  readonly quadrantStackInstance?: {
    readonly quadrantRefHandlers: Readonly<
      Record<'main' | 'left', { readonly columnHeader: RefCallback<HTMLElement> }>
    >;
  };
}

/**
 * Blueprint renders its headings in each of four parts that lie one over the other. Of the main and the left part, which
 * the others cover, only their place is rendered.
 */
export function leaveOutCoveredHeadings(table: Table): void {
  const parts = table as unknown as TableParts;
  const renderAll = parts.renderColumnHeader;
  parts.renderColumnHeader = (place, ...rest) => {
    const { main, left } = parts.quadrantStackInstance?.quadrantRefHandlers ?? {};
    return place === main?.columnHeader || place === left?.columnHeader
      ? createElement('div', { className: 'bp6-table-column-headers', ref: place })
      : renderAll(place, ...rest);
  };
}

const HEADER_ROWS = '.bp6-table-thead';
const TOP_HEADINGS = '.bp6-table-quadrant-top .db-table-header';

/**
 * Adds what Blueprint's header lacks for assistive technology: its row. Headings of frozen columns are rendered twice,
 * one over the other: the lower copies are hidden.
 */
export function describeHeader(root: HTMLElement): void {
  for (const heading of root.querySelectorAll(TOP_HEADINGS)) {
    const isCovered = heading.classList.contains('db-table-header-frozen');
    if (isCovered) heading.setAttribute('aria-hidden', 'true');
    else heading.removeAttribute('aria-hidden');
    // The cursor's heading has an id, which only the visible copy may keep.
    if (isCovered) heading.removeAttribute('id');
  }
  for (const row of root.querySelectorAll<HTMLElement>(HEADER_ROWS)) {
    row.setAttribute('role', 'row');
    row.setAttribute('aria-rowindex', '1');
  }
}

/** All scrolling elements: frozen rows and columns are rendered again, each in an element of its own. */
export const findScrollers = (root: HTMLElement): NodeListOf<HTMLElement> =>
  root.querySelectorAll('.bp6-table-quadrant-scroll-container');

/** Height of the header above the scroller's rows. */
export function getHeaderHeight({ scroller, body }: BlueprintParts): number {
  return Math.round(body.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop);
}
