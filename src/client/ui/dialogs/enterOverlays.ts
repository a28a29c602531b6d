const opening = '.bp6-overlay-start-focus-trap';
/** Blueprint's invisible marks at both ends of an overlay, which must not be focused. */
export const mark = '[class*="focus-trap"]';
const menuItem = '.bp6-menu-item:not(.bp6-disabled)';
/** The day of a calendar at which the arrows start. */
const day = '[role=gridcell][tabindex="0"]';
const stops = `a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [role$=grid][tabindex="0"], [role=tab][tabindex="0"], ${menuItem}`;
/** The close button is first, but is never the intended start. */
const closing = '.bp6-dialog-header, .bp6-drawer-header, .bp6-dialog-close-button';

/** A placeholder: the buttons are there before the content. */
const comingContent = '.db-skeleton';
const footer = '.bp6-dialog-footer, .db-drawer-footer';

/** A double Enter must not delete. */
const dangerous = '.bp6-intent-danger';

/** The target of Enter in a confirmation. */
const answer = '[data-answer]';

/** Busy elements are disabled until they are done. */
const canStandOn = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && !element.matches(':disabled');
const isShown = (element: HTMLElement): boolean => canStandOn(element) && !element.matches('[tabindex="-1"]');

/** In a radio group only the chosen one is a tab stop; on another one an arrow or Space would change the choice. */
const isPassedBy = (element: HTMLElement, group: readonly HTMLElement[]): boolean =>
  element instanceof HTMLInputElement &&
  element.type === 'radio' &&
  !element.checked &&
  group.some(
    (other) =>
      other instanceof HTMLInputElement && other.checked && other.type === 'radio' && other.name === element.name,
  );

/** The tab stops inside, in order. */
export function stopsIn(scope: Element): HTMLElement[] {
  const present = [...scope.querySelectorAll<HTMLElement>(stops)].filter(isShown);
  return present.filter((element) => !isPassedBy(element, present));
}

/** The initial focus of an overlay: the selected or first item of a menu, otherwise the first field or button. */
function findStart(overlay: Element): HTMLElement | undefined {
  const present = stopsIn(overlay);
  const chosenDay = overlay.querySelector<HTMLElement>(day);
  if (chosenDay) return chosenDay;
  const answering = present.find((element) => element.matches(answer) && !element.matches(dangerous));
  if (answering) return answering;
  const first = present.find((element) => !element.closest(closing) && !element.matches(dangerous)) ?? present[0];
  // A dialog without fields is a confirmation.
  if (first?.closest(footer))
    return present.find((element) => element.matches('[type=submit]') && !element.matches(dangerous)) ?? first;
  if (!first?.matches(menuItem)) return first;
  return (
    present.find((element) => element.matches(`${menuItem}.bp6-selected, ${menuItem}[aria-selected=true]`)) ?? first
  );
}

function adjacentIn(menu: Element, item: Element | null, key: string): HTMLElement | undefined {
  const items = [...menu.querySelectorAll<HTMLElement>(menuItem)].filter(isShown);
  const at = items.findIndex((candidate) => candidate === item);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items[(Math.max(at, 0) - 1 + items.length) % items.length];
  return key === 'Home' ? items[0] : key === 'End' ? items.at(-1) : undefined;
}

/** Blueprint's tab navigation skips tabs without aria-disabled="false". */
function adjacentTab(tab: Element, key: string): HTMLElement | undefined {
  const tabs = [...(tab.closest('[role=tablist]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])].filter(
    canStandOn,
  );
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return step === 0
    ? undefined
    : tabs[(tabs.findIndex((candidate) => candidate === tab) + step + tabs.length) % tabs.length];
}

/** The first field may be a list of choices that is loading: wait for it instead of skipping it. */
const isBusyBefore = (overlay: Element, stop: Element): boolean =>
  [...overlay.querySelectorAll('button.bp6-loading')].some(
    (button) => (button.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );

/** Past the end of an overlay are invisible marks or the end of the page: Tab wraps around. */
function roundIn(overlay: Element, active: Element, isBack: boolean): HTMLElement | undefined {
  const present = stopsIn(overlay);
  const [first, last] = [present[0], present.at(-1)];
  return active === (isBack ? first : last) ? (isBack ? last : first) : undefined;
}

/**
 * Manages the keyboard focus of overlays: it moves into them when they open, returns to its previous element, and arrows
 * move through menus and tabs. Blueprint focuses an invisible mark before the overlay, and its menus support Tab only.
 * Overlays opened by pointer are left alone, so that no field reports a problem on blur.
 * @returns stops it
 */
export function enterOverlays(): () => void {
  let isByKey = false;
  let keysPressed = 0;
  let arrival = new MutationObserver(() => undefined);
  const places = new WeakMap<Element, HTMLElement>();
  const byPointer = (): void => {
    isByKey = false;
  };
  const byKey = (): void => {
    isByKey = true;
    keysPressed += 1;
  };
  const enter = ({ target, relatedTarget }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    const overlay = target.closest('.bp6-overlay');
    if (!overlay) return;
    if (!target.matches(mark)) places.set(overlay, target);
    if (!isByKey || !target.matches(opening)) return;
    // From inside, Shift + Tab wraps around to the end.
    if (relatedTarget instanceof Node && overlay.contains(relatedTarget)) return;
    // A confirmation above it was closed, or the pressed button is busy: return to it.
    const previous = places.get(overlay);
    const keysBefore = keysPressed;
    let standing = target;
    /** @returns true when the focus is settled */
    const settle = (): boolean => {
      const isElsewhere = document.activeElement !== standing || (standing !== target && keysPressed !== keysBefore);
      if (isElsewhere) return true;
      const isBack = previous?.isConnected === true;
      const next = isBack ? (canStandOn(previous) ? previous : undefined) : findStart(overlay);
      if (!next || (!isBack && isBusyBefore(overlay, next))) return false;
      if (next !== standing) {
        standing = next;
        next.focus({ preventScroll: true });
      }
      // On the close button temporarily: there is no other element yet, or it is loading.
      return (
        isBack || (next.closest(closing) === null && !(next.closest(footer) && overlay.querySelector(comingContent)))
      );
    };
    arrival.disconnect();
    if (settle()) return;
    // Content loaded on demand is focused once it is there.
    arrival = new MutationObserver(() => {
      if (settle()) arrival.disconnect();
    });
    arrival.observe(overlay, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  };
  const walk = (event: KeyboardEvent): void => {
    const active = document.activeElement;
    if (!active || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const overlay = active.closest('.bp6-popover, .bp6-dialog, .bp6-drawer');
    const menu = active.matches(`${menuItem}, .bp6-menu`)
      ? active.closest('.bp6-menu')
      : active.matches(opening)
        ? active.parentElement?.querySelector('.bp6-popover .bp6-menu')
        : null;
    const adjacentHere = active.matches('[role=tab]')
      ? adjacentTab(active, event.key)
      : menu && adjacentIn(menu, active, event.key);
    const next = event.key === 'Tab' ? overlay && roundIn(overlay, active, event.shiftKey) : adjacentHere;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  document.addEventListener('pointerdown', byPointer, true);
  document.addEventListener('keydown', byKey, true);
  document.addEventListener('focusin', enter);
  document.addEventListener('keydown', walk);
  return () => {
    arrival.disconnect();
    document.removeEventListener('pointerdown', byPointer, true);
    document.removeEventListener('keydown', byKey, true);
    document.removeEventListener('focusin', enter);
    document.removeEventListener('keydown', walk);
  };
}
