/** Places inside Blueprint's table that we fill or listen to. Blueprint does not export its class names. */
const MAIN = '.bp6-table-quadrant-main';

export interface BlueprintParts {
  /** The element that scrolls. */
  readonly scroller: HTMLElement;
  /** The element in which the header that is seen scrolls sideways. */
  readonly headerScroller: HTMLElement | null;
  /** The element that holds the rows. */
  readonly body: HTMLElement;
  /** The element that the user would reach by Tab, were it not for the grid around it. */
  readonly container: HTMLElement;
}

/** Finds the parts, or undefined while Blueprint has not drawn them. */
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
  // The cursor's heading carries an id, which only the copy that is seen may keep.
  for (const copy of [element, ...element.querySelectorAll('[role="columnheader"][id]')]) copy.removeAttribute('id');
}

/**
 * Puts right what Blueprint's header leaves out for assistive technology. Blueprint draws each heading up to four
 * times, one over the other, and has no rows around them: the copies below are hidden, the others get their row.
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

/** All that scrolls in it: frozen rows and columns are drawn once more, each in an element of its own. */
export const findScrollers = (root: HTMLElement): NodeListOf<HTMLElement> =>
  root.querySelectorAll('.bp6-table-quadrant-scroll-container');

/** Pixels that the header takes from the top of the scroller. */
export function getHeaderHeight({ scroller, body }: BlueprintParts): number {
  return Math.round(body.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop);
}
