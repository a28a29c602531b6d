const overlay = '.bp6-portal';
const open = '.bp6-overlay-open';

/**
 * The button that opened a dialog may be removed with it (the selection was decided): then an element on the way to it
 * gets the focus.
 */
const maxPerLayer = 4;

/**
 * Returns the focus when a dialog, drawer or menu is removed from the page. Blueprint does so only for overlays that
 * are closed while mounted; here most are unmounted, together with the menu that opened them. Otherwise the keyboard
 * would start at the top of the page.
 * @returns stops it
 */
export function keepFocus(): () => void {
  // The last focused elements of the page and of each overlay above it, the latest first.
  let focused: HTMLElement[] = [];
  let wasIn: Element | null = null;
  const follow = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    const layer = target.closest(overlay);
    wasIn = layer;
    const others = focused.filter((element) => element !== target && element.isConnected);
    const nearby = others.filter((element) => element.closest(overlay) === layer).slice(0, maxPerLayer);
    focused = [target, ...others.filter((element) => element.closest(overlay) !== layer || nearby.includes(element))];
  };
  const giveBack = (): void => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    // Focus changes inside an open overlay are its own.
    if (!isLost || !wasIn || focused[0]?.isConnected === true || (wasIn.isConnected && wasIn.querySelector(open)))
      return;
    // Blueprint's marks at the ends of an overlay are skipped.
    focused
      .find((element) => element.isConnected && !element.matches('[class*="focus-trap"]'))
      ?.focus({ preventScroll: true });
  };
  // Overlays are attached to the body: observing its children and theirs is sufficient. A popover leaves its target
  // there when it closes.
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element && node.matches(overlay)) observer.observe(node, { childList: true, subtree: true });
    giveBack();
  });
  observer.observe(document.body, { childList: true });
  document.addEventListener('focusin', follow);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', follow);
  };
}
