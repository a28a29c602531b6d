import { mark, stopsIn } from './enterOverlays';

/** Limit of the search for the nearest element: other code handles the removal of these themselves. */
const bounds = '.bp6-dialog, .bp6-drawer, .bp6-popover, main';

/** The ancestors of an element, the innermost first. */
function getAncestors(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    found.push(around);
    if (around.matches(bounds)) break;
  }
  return found;
}

/** The element now at its place, otherwise the next, otherwise the previous one. */
function nearestIn(scope: Element, before: Node | null): HTMLElement | undefined {
  const stops = stopsIn(scope);
  const isAfter = (stop: HTMLElement): boolean =>
    before?.isConnected !== true ||
    (before.compareDocumentPosition(stop) &
      (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) ===
      Node.DOCUMENT_POSITION_FOLLOWING;
  return (
    stops.find((stop) => isAfter(stop) && !stop.matches('.bp6-intent-danger')) ??
    stops.findLast((stop) => !isAfter(stop)) ??
    stops[0]
  );
}

/** Permanently disabled (a column at the edge, the last page); a busy button will be enabled again. */
const isOut = (place: HTMLElement): boolean => place.matches(':disabled:not(.bp6-loading)');

/** Other code with a better target moves the focus within a frame. */
const afterOthers = (act: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(act));

/**
 * Keeps the keyboard focus nearby when its element is removed (a button that removes a row or opens a form), is
 * disabled, or is busy. The browser would focus nothing, and no key would close the dialog.
 * @returns stops it
 */
export function holdPlace(): () => void {
  let place: HTMLElement | undefined;
  let surroundings: readonly Element[] = [];
  let isByKey = false;
  /** A disabled button, and the element focused in its place. */
  let stoodIn: { readonly button: HTMLElement; readonly stand: HTMLElement } | undefined;
  const byPointer = (): void => {
    isByKey = false;
  };
  const byKey = (): void => {
    isByKey = true;
  };
  const follow = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || target.matches(mark)) return;
    if (stoodIn && target !== stoodIn.stand) stoodIn = undefined;
    place = target;
    surroundings = getAncestors(target);
  };
  const isLost = (): boolean =>
    isByKey && (document.activeElement === null || document.activeElement === document.body);
  const standNear = (gone: HTMLElement, before: Node | null): void => {
    if (!isLost() || place !== gone || (gone.isConnected && !isOut(gone))) return;
    for (const scope of surroundings.filter((around) => around.isConnected)) {
      const near = nearestIn(scope, before);
      // A form may leave nothing but a message: then focus the content itself, where a screen begins.
      const goal = near ?? (scope.matches('main[tabindex]') && scope instanceof HTMLElement ? scope : undefined);
      if (!goal) continue;
      if (gone.isConnected) stoodIn = { button: gone, stand: goal };
      goal.focus({ preventScroll: true });
      return;
    }
  };
  const observer = new MutationObserver((changes) => {
    if (!place) return;
    if (stoodIn?.button.matches(':enabled') && document.activeElement === stoodIn.stand) {
      stoodIn.button.focus({ preventScroll: true });
      return;
    }
    const gone = place;
    if (gone.isConnected) {
      if (!changes.some(({ type, target }) => type === 'attributes' && target === gone)) return;
      if (isOut(gone)) afterOthers(() => standNear(gone, gone));
      // The busy button is enabled again.
      else if (isLost() && !gone.matches(':disabled')) gone.focus({ preventScroll: true });
      return;
    }
    if (!isLost()) return;
    const removal = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
    if (!removal) return;
    afterOthers(() => standNear(gone, removal.previousSibling));
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('pointerdown', byPointer, true);
  document.addEventListener('keydown', byKey, true);
  document.addEventListener('focusin', follow);
  return () => {
    observer.disconnect();
    document.removeEventListener('pointerdown', byPointer, true);
    document.removeEventListener('keydown', byKey, true);
    document.removeEventListener('focusin', follow);
  };
}
