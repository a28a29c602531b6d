/** Places inside Blueprint's table that we fill or listen to. Blueprint does not export its class names. */
const MAIN = '.bp6-table-quadrant-main';

export interface BlueprintParts {
  /** The element that scrolls. */
  readonly scroller: HTMLElement;
  /** The element that holds the rows. */
  readonly body: HTMLElement;
  /** The element that the user would reach by Tab, were it not for the grid around it. */
  readonly container: HTMLElement;
  /** The header rows that are seen, of the scrolling and of the frozen columns. */
  readonly headerRows: readonly HTMLElement[];
}

/** Finds the parts, or undefined while Blueprint has not drawn them. */
export function blueprintPartsOf(root: HTMLElement): BlueprintParts | undefined {
  const scroller = root.querySelector<HTMLElement>(`${MAIN} .bp6-table-quadrant-scroll-container`);
  const body = root.querySelector<HTMLElement>(`${MAIN} .bp6-table-quadrant-body-container`);
  const container = root.querySelector<HTMLElement>('.bp6-table-container');
  if (!scroller || !body || !container) return undefined;
  const headerRows = [...root.querySelectorAll<HTMLElement>('.bp6-table-quadrant-top .bp6-table-thead, .bp6-table-quadrant-top-left .bp6-table-thead')];
  return { scroller, body, container, headerRows };
}

/** Pixels that the header takes from the top of the scroller. */
export function headerHeightOf({ scroller, body }: BlueprintParts): number {
  return Math.round(body.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop);
}
