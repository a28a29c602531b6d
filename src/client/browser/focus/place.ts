/** What Tab reaches. */
const stops =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [role$=grid][tabindex="0"], [role=tab][tabindex="0"], .bp6-menu-item:not(.bp6-disabled)';
/** An overlay that is being animated away. */
const closingOverlay = '.bp6-overlay:not(.bp6-overlay-open)';
/** Limit of the search for the nearest element. */
const bounds = 'main, .bp6-dialog, .bp6-drawer, .bp6-popover';

const isStop = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(stops) &&
  !element.matches(':disabled, [tabindex="-1"]') &&
  element.getClientRects().length > 0 &&
  element.closest(`[inert], ${closingOverlay}`) === null;

/** In a radio group only the chosen one is a tab stop; on another one an arrow or Space would change the choice. */
const isPassedBy = (element: HTMLElement, group: readonly HTMLElement[]): boolean =>
  element instanceof HTMLInputElement &&
  element.type === 'radio' &&
  !element.checked &&
  group.some((other) => other instanceof HTMLInputElement && other.checked && other.name === element.name);

/** The tab stops inside, in order. */
export function stopsIn(scope: Element): HTMLElement[] {
  const present = [...scope.querySelectorAll(stops)].filter(isStop);
  return present.filter((element) => !isPassedBy(element, present));
}

/** A control as plain data, by which it is found again after it was drawn again, or what is there in its place. */
export interface Place {
  readonly page: string;
  /** The overlay that contains it, by its id in the store; null for one of the page. */
  readonly overlay: string | null;
  /** `data-focus-name`, otherwise a checksum of kind and label. */
  readonly name: string;
  /** Index among the children, from the overlay or the body down to the control. */
  readonly path: readonly number[];
}

/** FNV-1a. Labels contain names of people, which are not to be in the store for this. */
function checksum(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return sum.toString(36);
}

const getName = (element: Element): string =>
  element.getAttribute('data-focus-name') ??
  checksum(`${element.localName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`.slice(0, 100));

const overlayName = 'data-overlay';

export function describePlace(element: Element): Place {
  const root = element.closest(`[${overlayName}]`) ?? document.body;
  const path: number[] = [];
  for (let child = element; child.parentElement && child !== root; child = child.parentElement)
    path.unshift([...child.parentElement.children].indexOf(child));
  return {
    page: window.location.pathname,
    overlay: root.getAttribute(overlayName),
    name: getName(element),
    path,
  };
}

const findRoot = (overlay: string | null): Element | null =>
  overlay === null ? document.body : document.querySelector(`[${overlayName}="${CSS.escape(overlay)}"]`);

/** The control of that name at or around the place; on the same page otherwise what is there now, or comes before. */
export function findPlace({ page, overlay, name, path }: Place): HTMLElement | undefined {
  const root = findRoot(overlay);
  if (!root) return undefined;
  const around: Element[] = [root];
  for (const index of path) {
    const child = around[0]?.children[index];
    if (!child) break;
    around.unshift(child);
  }
  const isPastEnd = around.length <= path.length;
  const limit = around.findIndex((scope) => scope.matches(bounds));
  const scopes = (limit < 0 ? around : around.slice(0, limit + 1)).map((scope) => ({
    scope,
    present: isStop(scope) ? [scope] : stopsIn(scope),
  }));
  const same = scopes.flatMap(({ present }) => present).find((element) => getName(element) === name);
  if (same || page !== window.location.pathname || limit < 0) return same;
  for (const { scope, present } of scopes) {
    // A second Enter must not delete.
    const safe = present.filter((element) => !element.matches('.bp6-intent-danger'));
    const near = isPastEnd ? safe.at(-1) : safe[0];
    if (near) return near;
    // A form may leave only a message: then the content itself, where a screen begins.
    if (scope.matches('main[tabindex]') && scope instanceof HTMLElement) return scope;
  }
  return undefined;
}

/** A control as plain data, by which it is found on any page that shows the same state. */
export interface NamedControl {
  readonly overlay: string | null;
  readonly name: string;
  /** Among those of that name. */
  readonly index: number;
}

const disabledNamed = (root: Element | null, name: string): Element[] =>
  [...(root?.querySelectorAll('[aria-disabled=true]') ?? [])].filter((control) => getName(control) === name);

/** For a control that is off. */
export function describeDisabled(control: Element): NamedControl {
  const root = control.closest(`[${overlayName}]`) ?? document.body;
  const name = getName(control);
  return { overlay: root.getAttribute(overlayName), name, index: disabledNamed(root, name).indexOf(control) };
}

export const findDisabled = ({ overlay, name, index }: NamedControl): Element | undefined =>
  disabledNamed(findRoot(overlay), name)[index];

/** Also when Blueprint has moved it to the invisible element at the beginning of an overlay. */
export const isFocusLost = (): boolean => {
  const active = document.activeElement;
  return active === null || active === document.body || active.matches('.bp6-overlay-start-focus-trap');
};

/**
 * For a focused control that is about to be removed: the focus moves to what is in its place afterwards. The browser
 * would focus nothing, and no key would close the dialog.
 */
export function keepFocusNear(element: Element | null): void {
  // With a pointer, moving the focus could open what opens on focus.
  if (!element || document.activeElement !== element || !element.matches(':focus-visible')) return;
  const place = describePlace(element);
  // What replaces it may have a better target, and a list is drawn again a frame later.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (isFocusLost()) findPlace(place)?.focus({ preventScroll: true });
    }),
  );
}
