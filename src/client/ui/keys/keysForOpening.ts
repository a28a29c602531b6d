import { holdEscape, isFocusAwaited, type PlacedOverlay } from '../../browser/focus/opener';

const modifiers = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];
const functionKey = /^F\d+$/;

/**
 * An overlay is open as soon as the store says so, before the focus is in it: a key that is pressed until then is not for
 * the page behind. Escape closes the overlay, others have no effect.
 * @returns ends it
 */
export function keepKeysForOpening(getTop: () => PlacedOverlay | undefined): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const isOfBrowser = event.ctrlKey || event.metaKey || event.altKey || functionKey.test(event.key);
    if (isOfBrowser || modifiers.includes(event.key)) return;
    const top = getTop();
    if (!top || !isFocusAwaited(top)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') holdEscape(top);
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
}
