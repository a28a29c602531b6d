const overlay = '.bp6-portal';
const open = '.bp6-overlay-open';

/** The button that has opened a dialog may go with it (what was selected is decided): then it goes on at what was passed on the way to it. */
const maxPerLayer = 4;

/**
 * Gives the focus back to where it was before, when a dialog, drawer or menu takes it along out of the page. Blueprint does so only
 * for overlays that stay and are told that they are closed; here most are taken out to close them, and the menu that has opened
 * one is gone as well. Without it the keyboard would begin at the top of the page again.
 *
 * @returns ends it
 */
export function keepFocus(): () => void {
  // The last ones of the page and of each overlay above it, the latest first.
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
    // What an open overlay exchanges within itself is its own affair.
    if (!isLost || !wasIn || focused[0]?.isConnected === true || (wasIn.isConnected && wasIn.querySelector(open)))
      return;
    // Blueprint's marks at the ends of an overlay are nothing to stand on.
    focused
      .find((element) => element.isConnected && !element.matches('[class*="focus-trap"]'))
      ?.focus({ preventScroll: true });
  };
  // Overlays hang on the body itself: it is enough to watch its children, and theirs. A popover leaves its place there when it closes.
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
