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

const SEEN_HEADER_ROWS = '.bp6-table-quadrant-top .bp6-table-thead, .bp6-table-quadrant-top-left .bp6-table-thead';
const HIDDEN_HEADERS =
  '.bp6-table-quadrant-main .bp6-table-top-container, .bp6-table-quadrant-left .bp6-table-top-container';
const TOP_HEADINGS = '.bp6-table-quadrant-top .db-table-header';

function hideFromReaders(element: HTMLElement, isHidden: boolean): void {
  if (!isHidden) {
    element.removeAttribute('aria-hidden');
    return;
  }
  element.setAttribute('aria-hidden', 'true');
  // The cursor's heading has an id, which only the visible copy may keep.
  for (const copy of [element, ...element.querySelectorAll('[role="columnheader"][id]')]) copy.removeAttribute('id');
}

/**
 * Adds what Blueprint's header lacks for assistive technology. Blueprint renders each heading up to four times, one
 * over the other, without rows: the lower copies are hidden, the others get their row.
 */
export function describeHeader(root: HTMLElement): void {
  for (const header of root.querySelectorAll<HTMLElement>(HIDDEN_HEADERS)) hideFromReaders(header, true);
  for (const heading of root.querySelectorAll<HTMLElement>(TOP_HEADINGS))
    hideFromReaders(heading, heading.classList.contains('db-table-header-frozen'));
  for (const row of root.querySelectorAll<HTMLElement>(SEEN_HEADER_ROWS)) {
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
