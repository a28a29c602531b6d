const opening = '.bp6-overlay-start-focus-trap';
/** Blueprint's invisible marks at both ends of an overlay: nothing to stand on. */
export const mark = '[class*="focus-trap"]';
const menuItem = '.bp6-menu-item:not(.bp6-disabled)';
/** The day of a calendar that the arrows begin at. */
const day = '[role=gridcell][tabindex="0"]';
const stops = `a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [role$=grid][tabindex="0"], [role=tab][tabindex="0"], ${menuItem}`;
/** The button that closes stands first; nobody opens a dialog for it. */
const closing = '.bp6-dialog-header, .bp6-drawer-header, .bp6-dialog-close-button';

/** What is shown until the content is there; its buttons are there before it. */
const comingContent = '.db-skeleton';
const footer = '.bp6-dialog-footer, .db-drawer-footer';

/** Nor does Enter, pressed twice, delete. */
const dangerous = '.bp6-intent-danger';

/** What Enter is for in a question. */
const answer = '[data-answer]';

/** What is busy is disabled until it is done. */
const canStandOn = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && !element.matches(':disabled');
const isShown = (element: HTMLElement): boolean => canStandOn(element) && !element.matches('[tabindex="-1"]');

/** Of radios Tab knows the chosen one alone; on another one an arrow or Space would choose anew. */
const isPassedBy = (element: HTMLElement, group: readonly HTMLElement[]): boolean =>
  element instanceof HTMLInputElement &&
  element.type === 'radio' &&
  !element.checked &&
  group.some(
    (other) =>
      other instanceof HTMLInputElement && other.checked && other.type === 'radio' && other.name === element.name,
  );

/** Where Tab stops within it, in order. */
export function stopsIn(scope: Element): HTMLElement[] {
  const present = [...scope.querySelectorAll<HTMLElement>(stops)].filter(isShown);
  return present.filter((element) => !isPassedBy(element, present));
}

/** Where somebody who opens an overlay wants to begin: the chosen or first item of a menu, the first field or button of what else it is. */
function findStart(overlay: Element): HTMLElement | undefined {
  const present = stopsIn(overlay);
  const chosenDay = overlay.querySelector<HTMLElement>(day);
  if (chosenDay) return chosenDay;
  const answering = present.find((element) => element.matches(answer) && !element.matches(dangerous));
  if (answering) return answering;
  const first = present.find((element) => !element.closest(closing) && !element.matches(dangerous)) ?? present[0];
  // Where nothing is to be entered, the dialog is a question.
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

/** Blueprint walks through tabs that say that they are not disabled, and leaves that out. */
function adjacentTab(tab: Element, key: string): HTMLElement | undefined {
  const tabs = [...(tab.closest('[role=tablist]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])].filter(
    canStandOn,
  );
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return step === 0
    ? undefined
    : tabs[(tabs.findIndex((candidate) => candidate === tab) + step + tabs.length) % tabs.length];
}

/** The first field may be a list of choices that is on its way: it is waited for rather than passed by. */
const isBusyBefore = (overlay: Element, stop: Element): boolean =>
  [...overlay.querySelectorAll('button.bp6-loading')].some(
    (button) => (button.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );

/** Past the end of an overlay there are invisible marks, or the page ends and the focus with it: there Tab leads round. */
function roundIn(overlay: Element, active: Element, isBack: boolean): HTMLElement | undefined {
  const present = stopsIn(overlay);
  const [first, last] = [present[0], present.at(-1)];
  return active === (isBack ? first : last) ? (isBack ? last : first) : undefined;
}

/**
 * Lets the keyboard begin in what it opens, go on where it was when it comes back, and walk through menus and tabs by arrows. Blueprint gives
 * the focus to an invisible mark before the overlay, and its menus know Tab alone. Who opens by pointing is left in peace: there no
 * field is to complain when it is left.
 *
 * @returns ends it
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
    // From within, Shift + Tab leads round to the end.
    if (relatedTarget instanceof Node && overlay.contains(relatedTarget)) return;
    // A question above it was closed, or the button that was pressed is busy: it goes on there.
    const former = places.get(overlay);
    const keysBefore = keysPressed;
    let standing = target;
    /** @returns true when there is nothing more to do */
    const settle = (): boolean => {
      const isElsewhere = document.activeElement !== standing || (standing !== target && keysPressed !== keysBefore);
      if (isElsewhere) return true;
      const isBack = former?.isConnected === true;
      const next = isBack ? (canStandOn(former) ? former : undefined) : findStart(overlay);
      if (!next || (!isBack && isBusyBefore(overlay, next))) return false;
      if (next !== standing) {
        standing = next;
        next.focus({ preventScroll: true });
      }
      // On what closes for the time being: nothing else is there yet, or it is on its way.
      return (
        isBack || (next.closest(closing) === null && !(next.closest(footer) && overlay.querySelector(comingContent)))
      );
    };
    arrival.disconnect();
    if (settle()) return;
    // What loads its content on demand is entered once that is there.
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
