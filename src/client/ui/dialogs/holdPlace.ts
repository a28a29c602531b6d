import { mark, stopsIn } from './enterOverlays';

/** As far as one is led: what is beyond is another matter, and has its own who care for it when all of this goes. */
const bounds = '.bp6-dialog, .bp6-drawer, .bp6-popover, main';

/** What an element stands in, the innermost first. */
function surroundingsOf(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    found.push(around);
    if (around.matches(bounds)) break;
  }
  return found;
}

/** What stands there now, else what follows, else what comes before. */
function nearestIn(scope: Element, before: Node | null): HTMLElement | undefined {
  const stops = stopsIn(scope);
  const isAfter = (stop: HTMLElement): boolean => before?.isConnected !== true || (before.compareDocumentPosition(stop) & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) === Node.DOCUMENT_POSITION_FOLLOWING;
  return stops.find((stop) => isAfter(stop) && !stop.matches('.bp6-intent-danger')) ?? stops.findLast((stop) => !isAfter(stop)) ?? stops[0];
}

/**
 * Keeps the keyboard where it is when what it stands on goes (the button that removes a row, takes a choice back or makes room for
 * a form), or is busy for a while. The browser would leave the focus to nothing: no key would close the dialog any more.
 *
 * @returns ends it
 */
export function holdPlace(): () => void {
  let place: HTMLElement | undefined;
  let surroundings: readonly Element[] = [];
  let isByKey = false;
  const byPointer = (): void => {
    isByKey = false;
  };
  const byKey = (): void => {
    isByKey = true;
  };
  const follow = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || target.matches(mark)) return;
    place = target;
    surroundings = surroundingsOf(target);
  };
  const isLost = (): boolean => isByKey && (document.activeElement === null || document.activeElement === document.body);
  const standNear = (gone: HTMLElement, before: Node | null): void => {
    if (!isLost() || place !== gone || gone.isConnected) return;
    for (const scope of surroundings.filter((around) => around.isConnected)) {
      const near = nearestIn(scope, before);
      if (!near) continue;
      near.focus({ preventScroll: true });
      return;
    }
  };
  const observer = new MutationObserver((changes) => {
    if (!place || !isLost()) return;
    const gone = place;
    if (gone.isConnected) {
      // The button that was busy can be pressed again.
      if (!gone.matches(':disabled') && changes.some(({ type, target }) => type === 'attributes' && target === gone)) gone.focus({ preventScroll: true });
      return;
    }
    const removal = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
    if (!removal) return;
    // Who has a better place for the focus gives it within a frame.
    requestAnimationFrame(() => requestAnimationFrame(() => standNear(gone, removal.previousSibling)));
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
